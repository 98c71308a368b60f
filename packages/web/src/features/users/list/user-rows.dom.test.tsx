import type { UserRow } from '@soundings/contract/access/users';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastList } from '#/ui/feedback/toast-list.tsx';
import { usePageWithoutDeleted } from '#/ui/table/use-refilled-page.ts';
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
const jonas = { ...rowOf('jonas', 'Jonas Lind'), lastSignInOn: '2026-11-22T09:00:00.000Z' };
const following = [rowOf('nora', 'Nora Next'), rowOf('ole', 'Ole Later')];
const users = [rowOf('me', 'Mia Own'), rowOf('maria', 'Maria Kern'), jonas];

const show = async (answer = async () => Response.json({ done: true })) => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path} ${init.body ?? ''}`.trim());
    return answer();
  });
  const list = () => {
    const page = usePageWithoutDeleted({ content: users, totalElements: 21 }, following);
    return (
      <>
        <output>{page?.totalElements}</output>
        <UserRows users={page?.content ?? []} ownId="me" sort="name" onSort={() => {}} isStale={false} />
        <ToastList />
      </>
    );
  };
  const router = createRouter({ routeTree: createRootRoute({ component: list }), history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
  await screen.findByText('Maria Kern');
  return calls;
};
const inDialog = () => within(screen.getByRole('dialog'));

afterEach(() => {
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

it('shows a switch at once as it was chosen, and goes back where the server refuses', async () => {
  let answer = (_: Response) => {};
  await show(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Maria Kern is enabled' });
  await userEvent.click(toggle());
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable user' }));
  await waitFor(() => expect(toggle().checked).toBe(false));
  answer(Response.json({ error: { code: 'somethingWentWrong', message: '', requestId: 'r' } }, { status: 500 }));
  await waitFor(() => expect(toggle().checked).toBe(true));
});

it('is walked through with arrow keys, and opens the menu of a row with M', async () => {
  await show();
  const link = (name: string) => screen.getByRole('link', { name });
  link('Mia Own').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('Maria Kern'));
  await userEvent.keyboard('{End}{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(link('Jonas Lind'));
  await userEvent.keyboard('m');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Delete Jonas Lind?' })).toBeTruthy();
});

it('deletes who never signed in without a question, once ten seconds are over or the page is left', async () => {
  const calls = await show();
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Maria Kern' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Kern' })).toBeNull());
  };
  await remove();
  expect(screen.getByText('20')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nora Next' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ole Later' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Maria Kern' })).toBeTruthy();
  expect(screen.getByText('21')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Nora Next' })).toBeNull();
  await remove();
  expect(calls).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(calls).toEqual(['DELETE /api/user/management/maria']));
});

it('brings back who could not be deleted', async () => {
  await show(async () =>
    Response.json({ error: { code: 'accessDenied', message: '', requestId: 'r' } }, { status: 403 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Maria Kern' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Kern' })).toBeNull());
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByRole('link', { name: 'Maria Kern' })).toBeTruthy();
  expect(await screen.findByText('Couldn’t delete the user')).toBeTruthy();
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
  await userEvent.click(screen.getByRole('checkbox', { name: why }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Mia Own' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Delete.*your own account/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/selected/)).toBeNull();
  expect(calls).toEqual([]);
});
