import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceForNewVersion } from './reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => vi.unstubAllGlobals());

const missPart = async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve, 0));
};

it('loads the page again once where the server has a new version, and stays where there is no server', async () => {
  reloadOnceForNewVersion();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  await missPart();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  await missPart();
  await missPart();
  expect(reload).toHaveBeenCalledTimes(1);
});
