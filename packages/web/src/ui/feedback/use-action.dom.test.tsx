import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { renderForTest } from '../theme/render-for-test.tsx';
import { ToastList } from './toast-list.tsx';
import { type Action, useAction } from './use-action.ts';

afterEach(() => {
  notifications.clean();
  vi.unstubAllGlobals();
});

const load = vi.fn(async () => 'rows');

function Page({ action }: { action: Action<string, unknown> }) {
  const { data } = useQuery({ queryKey: ['users', 'search'], queryFn: load });
  const { mutate } = useAction<string, unknown>({
    refreshes: [['users']],
    failed: 'users.couldntCreateUser',
    ...action,
  });
  return (
    <>
      {data}
      <Button onClick={() => mutate('Ada')}>Act</Button>
      <ToastList />
    </>
  );
}

const act = async (action: Action<string, unknown>) => {
  load.mockClear();
  await renderForTest(<Page action={action} />);
  await screen.findByText('rows');
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
};

it('refreshes what shows the change, then says that it is done', async () => {
  const loadedAtEnd: number[] = [];
  await act({
    call: async (name) => `${name} Berg`,
    done: (_, input, answer) => ({ title: `${input} is ${answer}` }),
    onDone: () => loadedAtEnd.push(load.mock.calls.length),
  });
  expect(await screen.findByText('Ada is Ada Berg')).toBeTruthy();
  expect(loadedAtEnd).toEqual([2]);
});

it('says what failed and why, and refreshes what a part of it may have changed', async () => {
  await act({ call: () => Promise.reject(new ApiError('connectionError', 0)) });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a failure to the form that shows it', async () => {
  const onFailed = vi.fn(() => true);
  await act({ call: () => Promise.reject(new ApiError('passwordTooCommon', 422)), onFailed });
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

function Deletion() {
  const { mutate } = useAction({ call: endpoints.deleteUser, done: 'users.userHasBeenDeleted' });
  return (
    <>
      <Button onClick={() => mutate({ params: { id: 'a b' } })}>Delete</Button>
      <ToastList />
    </>
  );
}

it('calls an endpoint with what it is given', async () => {
  const fetched = vi.fn(async () => new Response('{"done":true}'));
  vi.stubGlobal('fetch', fetched);
  await renderForTest(<Deletion />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(fetched).toHaveBeenCalledWith('/api/user/management/a%20b', expect.objectContaining({ method: 'DELETE' })),
  );
  expect(await screen.findByRole('status')).toBeTruthy();
});
