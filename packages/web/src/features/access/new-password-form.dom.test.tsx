import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { needSignInTexts, startI18n } from '#/lib/i18n.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { findFlow, resetFlow, startFlow } from './flow.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const username = 'a@b.de';
const password = 'Northern-Lights-over-9-fjords!';
const token = { token: 't', expiration: '2026-11-21T10:00:00.000Z' };

const saveWith = async (answer: Response, isFirst: boolean) => {
  startFlow({ username, uuid: 'u', purpose: isFirst ? 'sign-in' : 'forgot-password' });
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return answer;
  });
  const ends = { onSignedIn: vi.fn(), onEnd: vi.fn() };
  await startI18n();
  await needSignInTexts();
  await renderForTest(<NewPasswordForm {...{ username, isFirst }} changePasswordToken="one-change" {...ends} />);
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Repeat password'), password);
  await userEvent.click(screen.getByRole('button', { name: isFirst ? 'Save and sign in' : 'Save password' }));
  await waitFor(() => expect(bodies).toEqual([{ username, changePasswordToken: 'one-change', newPassword: password }]));
  return ends;
};

afterEach(() => {
  resetFlow();
  vi.unstubAllGlobals();
});

it('signs in with a first password', async () => {
  const answer = Response.json({ done: true, tokens: { accessToken: token, refreshToken: token } });
  const { onSignedIn, onEnd } = await saveWith(answer, true);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(onEnd).not.toHaveBeenCalled();
  expect(findFlow()).toBeNull();
});

it('leads back to sign-in after a forgotten one', async () => {
  const { onSignedIn, onEnd } = await saveWith(Response.json({ done: true, tokens: null }), false);
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('says at the field that the given password is none of one’s own, and lets another be tried', async () => {
  const error = { code: 'passwordMustDiffer', message: '', requestId: 'r' };
  const { onSignedIn, onEnd } = await saveWith(Response.json({ error }, { status: 400 }), true);
  await screen.findByText('Choose a different password from the one you were given.');
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
  expect(findFlow()).not.toBeNull();
});
