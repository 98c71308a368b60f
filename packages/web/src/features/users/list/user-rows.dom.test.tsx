import type { UserRow } from '@soundings/contract/access/users';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { UserRows } from './user-rows.tsx';

const rowOf = (id: string, name: string): UserRow => ({
  id,
  name,
  username: `${id}@northlight.example`,
  roleName: 'ROLE_GLOBAL_USER',
  enabled: true,
  createdOn: '2026-11-21T09:00:00.000Z',
  lastSignInOn: null,
  company: null,
});
const users = [rowOf('me', 'Mia Own'), rowOf('maria', 'Maria Kern'), rowOf('jonas', 'Jonas Lind')];

const show = async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path} ${init.body ?? ''}`.trim());
    return Response.json({ done: true });
  });
  const list = () => <UserRows users={users} ownId="me" sort="name" onSort={() => {}} isStale={false} />;
  const router = createRouter({ routeTree: createRootRoute({ component: list }), history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
  await screen.findByText('Maria Kern');
  return calls;
};
const inDialog = () => within(screen.getByRole('dialog'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shuts someone out only after the question, which names them and the effect', async () => {
  const calls = await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Maria Kern is enabled' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disable Maria Kern?' });
  expect(dialog.textContent).toContain('signed out immediately');
  expect(calls).toEqual([]);
  await userEvent.click(inDialog().getByRole('button', { name: 'Disable user' }));
  await waitFor(() => expect(calls).toEqual(['POST /api/user/management/maria/disable']));
});

it('deletes those who are selected, all in one call, never oneself', async () => {
  const calls = await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all users on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete 2 users' }));
  const { textContent } = await screen.findByRole('dialog', { name: 'Delete 2 users?' });
  expect(textContent).toContain('Jonas Lind');
  expect(textContent).not.toContain('Mia Own');
  await userEvent.click(inDialog().getByRole('button', { name: 'Delete 2 users' }));
  await waitFor(() => expect(calls).toEqual(['DELETE /api/user/management {"ids":["maria","jonas"]}']));
});

it('blocks what would shut oneself out, and says why', async () => {
  const calls = await show();
  const why = /Mia Own.*your own account/;
  await userEvent.click(screen.getByRole('switch', { name: why }));
  await userEvent.click(screen.getByRole('button', { name: why }));
  await userEvent.click(screen.getByRole('checkbox', { name: why }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/selected/)).toBeNull();
  expect(calls).toEqual([]);
});
