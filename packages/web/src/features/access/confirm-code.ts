import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';
import { type AccessFlow, allowPasswordChange, resetFlow } from './flow.ts';

/** What a right code leads to: a session, or choosing a password. */
export type Confirmed = 'signed-in' | 'choose-password';

/**
 * Hands the code in. Signing in ends the flow with a session, unless an administrator set the password:
 * then, as after a forgotten one, it goes on to choosing one's own.
 */
export const confirmCode = async ({ username, uuid, purpose }: AccessFlow, otp: string): Promise<Confirmed> => {
  const input = { body: { username, uuid, otp } };
  const answer = await (purpose === 'sign-in'
    ? call(endpoints.confirmLogin, input)
    : call(endpoints.confirmForgotPassword, input));
  if ('changePasswordToken' in answer) {
    allowPasswordChange(answer.changePasswordToken);
    return 'choose-password';
  }
  resetFlow();
  return 'signed-in';
};
