import { Notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { infoForTest } from './info-for-test.ts';
import { ShareCard } from './share-card.tsx';

const { activateSharing, deactivateSharing, editShare } = vi.hoisted(() => {
  const succeed = () => vi.fn(async (_input: { params: object; body?: Record<string, unknown> }) => ({ done: true }));
  return { activateSharing: succeed(), deactivateSharing: succeed(), editShare: succeed() };
});
vi.mock('#/lib/api/call.ts', async () => {
  const { endpoints } = await import('virtual:endpoints');
  const mocked = new Map<string, (input: never) => unknown>([
    [endpoints.activateSharing.path, activateSharing],
    [endpoints.deactivateSharing.path, deactivateSharing],
    [endpoints.editShare.path, editShare],
  ]);
  return { call: ({ path }: { path: string }, input: never) => mocked.get(path)?.(input) };
});
afterEach(() => {
  vi.clearAllMocks();
});

const { id } = infoForTest();
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save sharing' });

it('locks link and password while sharing is off, leaves out the rest, and switches it on at once', async () => {
  await renderForTest(<ShareCard info={infoForTest({ activeSharing: false, projectPassword: null })} />);
  expect(screen.getByLabelText<HTMLInputElement>('Link').disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy: Link' }).disabled).toBe(true);
  expect(passwordField().disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Generate a password' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Until a date' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Save sharing|Copy invitation/ })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Share this project' }));
  expect(activateSharing).toHaveBeenCalledExactlyOnceWith({ params: { id } });
});

it('asks before it switches sharing off', async () => {
  await renderForTest(<ShareCard info={infoForTest()} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Share this project' }));
  expect(screen.getByRole('dialog').textContent).toContain('loses access at their next click');
  expect(deactivateSharing).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(deactivateSharing).toHaveBeenCalledExactlyOnceWith({ params: { id } });
});

it('sends a new password and leaves the expiry alone', async () => {
  await renderForTest(<ShareCard info={infoForTest({ linkExpiresOn: '2020-01-01T00:00:00.000Z' })} />);
  expect(screen.queryByRole('button', { name: 'Save sharing' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Generate a password' }));
  const generated = passwordField().value;
  expect(generated).toMatch(/^[A-Za-z0-9]{20}$/);
  await userEvent.click(saveButton());
  expect(editShare).toHaveBeenCalledExactlyOnceWith({ params: { id }, body: { projectPassword: generated } });
});

it('refuses a password that is too short or too plain, and sends nothing', async () => {
  await renderForTest(<ShareCard info={infoForTest()} />);
  await userEvent.clear(passwordField());
  await userEvent.type(passwordField(), 'Short1');
  await userEvent.click(saveButton());
  expect(screen.getByText('Use at least 15 characters.')).toBeTruthy();
  await userEvent.clear(passwordField());
  await userEvent.type(passwordField(), 'only-lower-case-2026');
  expect(screen.getByText('Use a lowercase letter, an uppercase letter and a digit.')).toBeTruthy();
  expect(editShare).not.toHaveBeenCalled();
});

it('takes only a moment in the future, and sends never as null', async () => {
  const past = await renderForTest(<ShareCard info={infoForTest({ linkExpiresOn: '2020-01-01T00:00:00.000Z' })} />);
  fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: '10:30' } });
  await userEvent.click(saveButton());
  expect(screen.getByText('Choose a time in the future.')).toBeTruthy();
  expect(editShare).not.toHaveBeenCalled();
  past.unmount();
  const before = new Date(2099, 0, 12, 9).toISOString();
  const { unmount } = await renderForTest(<ShareCard info={infoForTest({ linkExpiresOn: before })} />);
  await userEvent.click(screen.getByRole('button', { name: 'The link works until: 12.01.2099' }));
  await userEvent.click(await screen.findByRole('button', { name: /^1 January 2099/ }));
  fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: '10:00' } });
  await userEvent.click(saveButton());
  const linkExpiresOn = new Date(2099, 0, 1, 10).toISOString();
  const projectPassword = 'SavedPassword2026';
  expect(editShare).toHaveBeenLastCalledWith({ params: { id }, body: { projectPassword, linkExpiresOn } });
  unmount();
  await renderForTest(<ShareCard info={infoForTest({ linkExpiresOn })} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Always' }));
  await userEvent.click(saveButton());
  expect(editShare).toHaveBeenLastCalledWith({ params: { id }, body: { projectPassword, linkExpiresOn: null } });
});

it('marks an expired link and renews it for 30 days', async () => {
  await renderForTest(<ShareCard info={infoForTest({ linkExpiresOn: '2020-01-01T00:00:00.000Z' })} />);
  expect(screen.getByText('Expired')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Extend by 30 days' }));
  const { body } = vi.mocked(editShare).mock.calls[0]?.[0] ?? {};
  expect(body?.projectPassword).toBe('SavedPassword2026');
  const days = (new Date(String(body?.linkExpiresOn)).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

it('says where only this computer can open the link, and where copying is refused', async () => {
  const user = userEvent.setup();
  await renderForTest(<ShareCard info={infoForTest()} />);
  expect(screen.queryByText(/^Only this computer/)).toBeNull();
  cleanup();
  await renderForTest(
    <>
      <ShareCard info={infoForTest({ link: 'http://127.0.0.1:4700/genie/Havgus' })} />
      <Notifications />
    </>,
  );
  expect(screen.getByText(/^Only this computer can open the link,/)).toBeTruthy();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy: Link' }));
  expect(await screen.findByText('The browser refused to copy')).toBeTruthy();
});

it('copies an invitation with the password only while it was just set', async () => {
  const user = userEvent.setup();
  const info = infoForTest({ projectName: 'Tea & milk', link: 'https://x.example/sonar/Tea%20%26%20milk' });
  await renderForTest(<ShareCard info={info} />);
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe('https://x.example/sonar/Tea%20%26%20milk');
  await user.click(screen.getByRole('button', { name: 'Copy invitation' }));
  const before = await navigator.clipboard.readText();
  expect(before.split('\n')).toEqual([
    'You can see “Tea & milk” here:',
    'https://x.example/sonar/Tea%20%26%20milk',
    'You receive the password separately.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Generate a password' }));
  const generated = passwordField().value;
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: /Copy invitation|Copied/ }));
  expect(await navigator.clipboard.readText()).toContain(`Password: ${generated}`);
});
