import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { needSignInTexts, startI18n } from '#/lib/i18n.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { CodeForm } from './code-form.tsx';
import { type AccessFlow, findEndedFlow, findFlow, flowSecrets, resetFlow, startFlow } from './flow.ts';

const flow: AccessFlow = { username: 'a@b.de', uuid: '5d3c5f5e-4a7f-4d5b-9d5f-0d3f5b0c1a2e', purpose: 'sign-in' };
const refused = (status: number, code: string, attemptsRemaining?: number) =>
  new Response(JSON.stringify({ error: { code, message: '', requestId: 'r', attemptsRemaining } }), { status });

const show = async (answer: () => Response, shown: AccessFlow = flow) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return answer();
  });
  const onConfirmed = vi.fn();
  const onDead = vi.fn();
  const form = () => <CodeForm flow={shown} onConfirmed={onConfirmed} onDead={onDead} />;
  const router = createRouter({ routeTree: createRootRoute({ component: form }), history: createMemoryHistory() });
  await startI18n();
  await needSignInTexts();
  await renderForTest(<RouterProvider router={router as never} />);
  await screen.findByLabelText('Digit 1 of 6');
  return { bodies, onConfirmed, onDead };
};
const paste = async (text: string) => {
  await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
  await userEvent.paste(text);
};

afterEach(() => {
  resetFlow();
  vi.unstubAllGlobals();
});

it('fills all boxes by one paste and hands the code in by itself', async () => {
  const { bodies, onConfirmed } = await show(() => new Response('{}', { status: 200 }));
  await paste('012345');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(onConfirmed.mock.calls[0]?.[0]).toBe('signed-in');
  expect(bodies).toEqual([{ username: flow.username, uuid: flow.uuid, otp: '012345' }]);
});

it('goes on to choosing a password where an administrator set the present one, and keeps where to go then', async () => {
  startFlow({ ...flow, redirect: '/users' }, { password: 'given' });
  const { onConfirmed } = await show(() => Response.json({ changePasswordToken: 'one-change' }));
  await paste('012345');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(onConfirmed.mock.calls[0]?.[0]).toBe('choose-password');
  expect(flowSecrets()).toEqual({ changePasswordToken: 'one-change' });
  expect(findFlow()?.redirect).toBe('/users');
});

it('goes on to choosing a new password after a forgotten one', async () => {
  const { onConfirmed } = await show(() => Response.json({ changePasswordToken: 'one-change' }), {
    ...flow,
    purpose: 'forgot-password',
  });
  await paste('012345');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(onConfirmed.mock.calls[0]?.[0]).toBe('choose-password');
  expect(flowSecrets()).toEqual({ changePasswordToken: 'one-change' });
});

it('says how many attempts remain and empties the boxes', async () => {
  const { onDead } = await show(() => refused(400, 'incorrect2FACode', 2));
  await paste('999999');
  expect((await screen.findByRole('alert')).textContent).toContain('2 attempts remaining');
  expect(screen.getByLabelText<HTMLInputElement>('Digit 1 of 6').value).toBe('');
  expect(onDead).not.toHaveBeenCalled();
});

it('goes back to sign-in when the code is dead', async () => {
  const { onDead } = await show(() => refused(404, '2FAAttemptsLimitReached'));
  await paste('999999');
  await waitFor(() => expect(onDead).toHaveBeenCalledTimes(1));
});

it('leaves the reason and the address for the sign-in page, until another code is sent', async () => {
  startFlow(flow, { password: 'given' });
  const { onDead } = await show(() => refused(422, '2FACodeHasBeenDestroyed'));
  await paste('999999');
  await waitFor(() => expect(onDead).toHaveBeenCalledTimes(1));
  expect(findFlow()).toBeNull();
  expect(findEndedFlow()?.flow.username).toBe(flow.username);
  expect(findEndedFlow()?.reason(i18next.t)).toBe('This code is no longer valid. Start again to get a new one.');
  startFlow(flow);
  expect(findEndedFlow()).toBeNull();
});
