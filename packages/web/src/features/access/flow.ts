import { endpoints } from 'virtual:endpoints';
import type { TFunction } from 'i18next';
import { call } from '#/lib/api/call.ts';

export interface AccessFlow {
  username: string;
  uuid: string;
  purpose: 'sign-in' | 'forgot-password';
  redirect?: string | undefined;
}

/** Never stored: gone after a reload. */
interface FlowSecrets {
  password?: string;
  rememberMe?: boolean;
  code?: string | undefined;
  changePasswordToken?: string;
}

const storageKey = 'ACCESS_FLOW';
let secrets: FlowSecrets = {};

/** A flow ended by a refused code: whose it was, and what the sign-in page says until another begins. */
interface EndedFlow {
  flow: AccessFlow;
  reason: (t: TFunction) => string;
}

let ended: EndedFlow | null = null;

export const startFlow = (flow: AccessFlow, given: FlowSecrets = {}): void => {
  sessionStorage.setItem(storageKey, JSON.stringify(flow));
  secrets = given;
  ended = null;
};

export const findFlow = (): AccessFlow | null => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as AccessFlow | null;
  } catch {
    return null;
  }
};

export const flowSecrets = (): Readonly<FlowSecrets> => secrets;

const allowPasswordChange = (changePasswordToken: string): void => {
  secrets = { changePasswordToken };
};

export const resetFlow = (): void => {
  sessionStorage.removeItem(storageKey);
  secrets = {};
  ended = null;
};

export const endFlow = (flow: AccessFlow, reason: EndedFlow['reason']): void => {
  resetFlow();
  ended = { flow, reason };
};

export const findEndedFlow = (): EndedFlow | null => ended;

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
