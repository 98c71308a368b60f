import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { needAdminTexts } from '#/lib/i18n.ts';
import { renderForTest } from '../theme/render-for-test.tsx';
import { withPasswords } from './given-passwords.tsx';
import { hideToast, hideToasts, toastInfo, toastSuccess } from './toast.tsx';
import { ToastList } from './toast-list.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const isSaid = (title: string) => screen.queryByText(title) !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('gives a toast that replaces another the whole of its time', async () => {
  await renderForTest(<ToastList />);
  vi.useFakeTimers();
  act(() => toastInfo({ id: 'collect', title: 'Has begun' }));
  await pass(4000);
  act(() => toastSuccess({ id: 'collect', title: 'Has finished' }));
  await pass(2000);
  expect([isSaid('Has begun'), isSaid('Has finished')]).toEqual([false, true]);
  await pass(4000);
  expect(isSaid('Has finished')).toBe(false);
});

it('takes back the toast of an id alone', async () => {
  await renderForTest(<ToastList />);
  act(() => toastInfo({ id: 'collect', title: 'Has begun' }));
  act(() => toastInfo({ title: 'Another' }));
  act(() => hideToast('collect'));
  await waitFor(() => expect(isSaid('Has begun')).toBe(false));
  expect(isSaid('Another')).toBe(true);
});

it('keeps passwords that were saved in sight until they are closed or nobody is signed in', async () => {
  await renderForTest(<ToastList />);
  await needAdminTexts();
  vi.useFakeTimers();
  const given = [
    { who: 'Lena Vogt', password: 'Nets-of-9-northern-seas' },
    { who: 'Mette Dahl', password: 'Kelp-in-7-deep-forests' },
  ];
  act(() => toastSuccess({ title: 'Saved', ...withPasswords('Give them the passwords.', given) }));
  act(() => toastSuccess({ title: 'Saved, too', ...withPasswords('Nothing to give.', []) }));
  await pass(60_000);
  for (const { who, password } of given) expect([isSaid(who), isSaid(password)]).toEqual([true, true]);
  expect(screen.getAllByRole('button', { name: 'Copy the password' })).toHaveLength(2);
  expect(isSaid('Nothing to give.')).toBe(false);
  act(hideToasts);
  await pass(1000);
  expect(isSaid('Nets-of-9-northern-seas')).toBe(false);
});

it('shows three at most, and lets one go that a finger has touched', async () => {
  await renderForTest(<ToastList />);
  vi.useFakeTimers();
  act(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) toastInfo({ title });
  });
  await pass(300);
  expect(['One', 'Two', 'Three', 'Four'].filter(isSaid)).toHaveLength(3);
  const toast = screen.getByText('One').closest('.mantine-Notification-root') as HTMLElement;
  fireEvent.mouseOver(toast);
  fireEvent.pointerUp(toast, { pointerType: 'touch' });
  await pass(500);
  await pass(6000);
  expect(isSaid('One')).toBe(false);
});

it('tells dialogs how much room it takes, also where no transition ends', async () => {
  await renderForTest(<ToastList />);
  const top = innerHeight - 90;
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  box.mockImplementation(() => ({ top }) as DOMRect);
  act(() => toastInfo({ title: 'Imported' }));
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--toast-room')).toBe(`${innerHeight - top}px`),
  );
  box.mockRestore();
});
