import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { infoForTest } from './info-for-test.ts';
import { UsersCard } from './users-card.tsx';

const user = (id: string, name: string) => ({ id, name, username: `${id}@x.example`, companyName: null });
const people = { yes: [user('a', 'Ada'), user('b', 'Bo')], no: [user('c', 'Cy')] };

const { editProjectUsers } = vi.hoisted(() => ({ editProjectUsers: vi.fn(async () => ({ done: true })) }));
vi.mock('#/lib/api/call.ts', async () => {
  const { endpoints } = await import('virtual:endpoints');
  const projectUsers = async ({ query }: { query: { assigned: 'yes' | 'no' } }) => {
    const content = people[query.assigned];
    return { content, totalElements: content.length, page: 0, size: 20 };
  };
  // Somebody else has assigned Di since the page was opened.
  const projectInfo = async () => infoForTest({ userIds: ['a', 'b', 'd'] });
  const mocked = new Map<string, (input: never) => unknown>([
    [endpoints.projectUsers.path, projectUsers],
    [endpoints.projectInfo.path, projectInfo],
    [endpoints.editProjectUsers.path, editProjectUsers],
  ]);
  return { call: ({ path }: { path: string }, input: never) => mocked.get(path)?.(input) };
});
it('saves who was assigned without whom it lost and with whom it got', async () => {
  const { id } = infoForTest();
  await renderForTest(<UsersCard info={{ id }} />);
  expect(screen.queryByRole('button', { name: 'Save people' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save people' });
  expect(save.disabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Add people' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Ada (Not saved)' }));
  expect(save.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Cy' }));
  await userEvent.click(save);
  expect(editProjectUsers).toHaveBeenCalledExactlyOnceWith({ params: { id }, body: { userIds: ['b', 'd', 'c'] } });
  await waitFor(() => expect(save.disabled).toBe(true));
});
