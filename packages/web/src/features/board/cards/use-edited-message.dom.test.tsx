import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { needBoardTexts, startI18n } from '#/lib/i18n.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { useEditedMessage } from './use-edited-message.tsx';

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

type Save = (change: { id: string; message: string }) => Promise<unknown>;

const load = async (save: Save, { userId = 'u1', projectId = 'p1' } = {}) => {
  cleanup();
  await startI18n();
  await needBoardTexts();
  const Page = () => {
    const edited = useEditedMessage(projectId, save);
    return (
      <>
        <textarea value={edited.text} onChange={({ target }) => edited.change(target.value)} />
        <button type="button" onClick={() => edited.open({ id: 'm1', message: 'One' })}>
          Edit
        </button>
        <button type="button" onClick={() => void edited.save()}>
          Save
        </button>
        <button type="button" onClick={edited.discard}>
          Discard
        </button>
        {edited.dialog}
      </>
    );
  };
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: userId } as never);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
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
});

it('keeps text that could not be saved over a reload, for its user and project alone, until it is saved', async () => {
  const fails = vi.fn(() => Promise.reject(new Error('offline')));
  await load(fails);
  await press('Edit');
  await user.type(field(), ' lamp');
  await press('Save');
  await waitFor(() => expect(field().value).toBe('One lamp'));
  await load(fails);
  expect(field().value).toBe('One lamp');
  await user.type(field(), 's');
  await load(fails, { userId: 'u2' });
  expect(field().value).toBe('');
  await load(fails, { projectId: 'p2' });
  expect(field().value).toBe('');
  const saves = vi.fn(() => Promise.resolve());
  await load(saves);
  expect(field().value).toBe('One lamps');
  await press('Save');
  await waitFor(() => expect(saves).toHaveBeenCalledWith({ id: 'm1', message: 'One lamps' }));
  await load(saves);
  expect(field().value).toBe('');
});

it('forgets such text once it is given up, and keeps none that was never refused', async () => {
  await load(() => Promise.reject(new Error('offline')));
  await press('Edit');
  await user.type(field(), ' lamp');
  await press('Save');
  await waitFor(() => expect(field().value).toBe('One lamp'));
  await press('Discard');
  await load(() => Promise.resolve());
  expect(field().value).toBe('');
  await press('Edit');
  await user.type(field(), ' more');
  await load(() => Promise.resolve());
  expect(field().value).toBe('');
});
