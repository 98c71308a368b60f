import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { renderForTest } from '../theme/render-for-test.tsx';
import { toastProjectInUse } from './toast.tsx';
import { ToastList } from './toast-list.tsx';

afterEach(() => {
  notifications.clean();
});

it('says who has the project, once however often it is refused', async () => {
  await renderForTest(<ToastList />);
  const error = new ApiError('projectInUse', 409, { username: 'lars@fjord.example' });
  expect(toastProjectInUse(i18next.t, error)).toBe(true);
  expect(toastProjectInUse(i18next.t, error)).toBe(true);
  expect(await screen.findAllByText('The project is in use')).toHaveLength(1);
  expect(screen.getByText(/^lars@fjord\.example is currently working in this project\./)).toBeTruthy();
});

it('leaves every other failure to whoever knows more of it', async () => {
  await renderForTest(<ToastList />);
  expect(toastProjectInUse(i18next.t, new ApiError('importInProgress', 409))).toBe(false);
  expect(toastProjectInUse(i18next.t, new Error('no'))).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});
