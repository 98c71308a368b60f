import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { useEditedMessage } from '#/features/board/cards/use-edited-message.tsx';
import { needBoardTexts, startI18n } from '#/lib/i18n.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { useSignOut } from './sign-out.ts';

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

function Board() {
  const signOut = useSignOut();
  const edited = useEditedMessage('p1', () => Promise.reject(new Error('offline')));
  return (
    <>
      <textarea value={edited.text} onChange={({ target }) => edited.change(target.value)} />
      <button type="button" onClick={() => edited.open({ id: 'm1', message: 'One' })}>
        Edit
      </button>
      <button type="button" onClick={() => void edited.save()}>
        Save
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
      {edited.dialog}
    </>
  );
}

const load = async () => {
  cleanup();
  await startI18n();
  await needBoardTexts();
  const root = createRootRoute({ component: Outlet });
  const board = createRoute({ getParentRoute: () => root, path: '/', component: Board });
  const login = createRoute({ getParentRoute: () => root, path: '/login', component: () => <h1>Sign in</h1> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([board, login]), history });
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 'u1' } as never);
  await renderForTest(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Edit' });
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('clears what an open editor had not saved, without asking, and leaves the rest of the tab', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  sessionStorage.clear();
  sessionStorage.setItem('PLAYGROUND_DRAFT_new', 'A question');
  sessionStorage.setItem('BRIEF_DRAFT_u1 p1', '{"focusOn":"repair"}');
  sessionStorage.setItem('OTHER', 'stays');
  await load();
  await press('Edit');
  await user.type(field(), ' lamp');
  await press('Save');
  await waitFor(() => expect(field().value).toBe('One lamp'));
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    ...['BOARD_DRAFT_u1 p1', 'BRIEF_DRAFT_u1 p1', 'OTHER', 'PLAYGROUND_DRAFT_new'],
  ]);
  await user.type(field(), ' more');
  await press('Sign out');
  await screen.findByRole('heading', { name: 'Sign in' });
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['OTHER']));
  await load();
  expect(field().value).toBe('');
});
