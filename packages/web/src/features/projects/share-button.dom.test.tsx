import type { ProjectRow } from '@soundings/contract/projects/projects';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { isToShare, ShareButton } from './share-button.tsx';

afterEach(() => {
  localStorage.clear();
});

const project = {
  id: 'p1',
  active: true,
  activeSharing: false,
  demo: false,
  dataFrom: '2026-11-18T09:00:00.000Z',
} as ProjectRow;
const offer = () => screen.queryByRole('button', { name: 'Share with the client' });

it('offers to share what has data and is not shared', () => {
  expect(isToShare(project)).toBe(true);
  for (const other of [{ dataFrom: null }, { activeSharing: true }, { active: false }, { demo: true }]) {
    expect(isToShare({ ...project, ...other })).toBe(false);
  }
});

it('remembers that the offer was closed', async () => {
  await renderForTest(<ShareButton project={project} />);
  expect(offer()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  cleanup();
  await renderForTest(<ShareButton project={project} />);
  expect(offer()).toBeNull();
});
