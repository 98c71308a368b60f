import { endpoints } from 'virtual:endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { download } from './download.ts';

const saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved.length = 0;
  let file: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: file.text() });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const named = { 'content-disposition': `attachment; filename="_.csv"; filename*=UTF-8''Pr%C3%BCfung_1.csv` };

it('saves the file under the name that the server gives', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('a,b\r\n', { headers: named });
  });
  await download(endpoints.exportAudit, { query: { outcome: 'failure', query: undefined } });
  expect(asked).toEqual(['/api/audit/export?outcome=failure']);
  expect(saved.map(({ name }) => name)).toEqual(['Prüfung_1.csv']);
  expect(await saved[0]?.text).toBe('a,b\r\n');
});

it('saves nothing when the file breaks off half-way', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('a,b'));
      controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(half, { headers: named }));
  await expect(download(endpoints.exportAudit, { query: {} })).rejects.toMatchObject({ code: 'connectionError' });
  expect(saved).toEqual([]);
});

it('saves nothing when the call is refused', async () => {
  const body = { error: { code: 'invalidRequest', message: 'No.', requestId: 'r' } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 400 }));
  await expect(download(endpoints.exportAudit, { query: {} })).rejects.toMatchObject({ code: 'invalidRequest' });
  expect(saved).toEqual([]);
});
