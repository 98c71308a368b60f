import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { CreatorFilter } from './creator-filter.tsx';

const admins = Array.from({ length: 23 }, (_, at) => ({
  id: `a${at}`,
  name: `Admin ${at}`,
  username: `a${at}@x.example`,
}));
const calls: string[] = [];

const show = async (createdBy: string | undefined, projects: object[] = []) => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${path} ${init.body ?? ''}`.trim());
    if (path.startsWith('/api/project/search')) {
      return Response.json({ content: projects, totalElements: projects.length, page: 0, size: 1 });
    }
    const ask = new URL(path, 'http://x').searchParams;
    const [page, size] = [Number(ask.get('page')), Number(ask.get('size'))];
    const found = admins.filter(({ name }) => name.includes(ask.get('query') ?? ''));
    const content = found.slice(page * size, (page + 1) * size);
    return Response.json({ content, totalElements: found.length, page, size });
  });
  const onCreatedBy = vi.fn();
  await renderForTest(<CreatorFilter createdBy={createdBy} onCreatedBy={onCreatedBy} />);
  return onCreatedBy;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads the admins page by page, searches among them, and hands over an id', async () => {
  const onCreatedBy = await show(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Created by anyone' }));
  await screen.findByRole('button', { name: /Admin 19/ });
  expect(screen.queryByRole('button', { name: /Admin 22/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Load more/ }));
  await screen.findByRole('button', { name: /Admin 22/ });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'Admin 21{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Admin 22/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /Admin 21/ }));
  expect(onCreatedBy).toHaveBeenCalledWith('a21');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('lets everyone’s projects be shown again', async () => {
  const onCreatedBy = await show('a3', [{ createdBy: { id: 'a3', name: 'Admin 3' } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Created by Admin 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anyone' }));
  expect(onCreatedBy).toHaveBeenCalledWith(undefined);
});

it('knows who the address names: by a project of theirs, or among the admins, or nobody', async () => {
  await show('gone', [{ createdBy: { id: 'gone', name: 'Former Admin' } }]);
  await screen.findByRole('button', { name: 'Created by Former Admin' });
  cleanup();
  await show('a22');
  await screen.findByRole('button', { name: 'Created by Admin 22' });
  cleanup();
  await show('nobody');
  await screen.findByRole('button', { name: 'Created by Deleted user' });
});
