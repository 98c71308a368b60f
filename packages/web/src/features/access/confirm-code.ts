import { confirmForgotPassword } from './api/confirm-forgot-password.ts';
import { confirmLogin } from './api/confirm-login.ts';
import { type AccessFlow, allowPasswordChange, resetFlow } from './flow.ts';

/** Hands the code in: signing in ends the flow with a session, a forgotten password goes on to choosing a new one. */
export const confirmCode = async ({ username, uuid, purpose }: AccessFlow, otp: string): Promise<void> => {
  const body = { username, uuid, otp };
  if (purpose === 'sign-in') {
    await confirmLogin({ body });
    resetFlow();
    return;
  }
  const { changePasswordToken } = await confirmForgotPassword({ body });
  allowPasswordChange(changePasswordToken);
};
