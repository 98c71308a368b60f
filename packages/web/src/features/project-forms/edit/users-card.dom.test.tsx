import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/render-for-test.tsx';
import { editProjectUsers } from '../api/edit-project-users.ts';
import { infoForTest } from './info-for-test.ts';
import { UsersCard } from './users-card.tsx';

const user = (id: string, name: string) => ({ id, name, username: `${id}@x.example`, companyName: null });
const people = { yes: [user('a', 'Ada'), user('b', 'Bo')], no: [user('c', 'Cy')] };

vi.mock('../api/project-users.ts', () => ({
  projectUsers: async ({ query }: { query: { assigned: 'yes' | 'no' } }) => {
    const content = people[query.assigned];
    return { content, totalElements: content.length, page: 0, size: 20 };
  },
}));
vi.mock('#/lib/projects/project-info.ts', () => ({
  projectInfoQuery: () => ({
    queryKey: ['projects', 'info'],
    // Somebody else has assigned Di since the page was opened.
    queryFn: async () => infoForTest({ userIds: ['a', 'b', 'd'] }),
  }),
}));
vi.mock('../api/edit-project-users.ts', () => ({ editProjectUsers: vi.fn(async () => ({ done: true })) }));
afterEach(cleanup);

it('saves who was assigned without whom it lost and with whom it got', async () => {
  const { id } = infoForTest();
  await renderForTest(<UsersCard info={{ id }} />);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save people' });
  expect(save.disabled).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  expect(save.disabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Add Ada (Not saved)' }));
  expect(save.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Cy' }));
  await userEvent.click(save);
  expect(editProjectUsers).toHaveBeenCalledExactlyOnceWith({ params: { id }, body: { userIds: ['b', 'd', 'c'] } });
  await waitFor(() => expect(save.disabled).toBe(true));
});
