/** How far someone is between the first form and the session; survives a reload of the tab. */
export interface AccessFlow {
  username: string;
  uuid: string;
  purpose: 'sign-in' | 'forgot-password';
  /** Where to go after signing in; a path of this site. */
  redirect?: string | undefined;
}

/** What may never be stored: gone with a reload. */
interface FlowSecrets {
  password?: string;
  rememberMe?: boolean;
  /** The code itself, shown only on a machine of one's own without a mail server. */
  code?: string | undefined;
  changePasswordToken?: string;
}

const storageKey = 'ACCESS_FLOW';
let secrets: FlowSecrets = {};

export const startFlow = (flow: AccessFlow, given: FlowSecrets = {}): void => {
  sessionStorage.setItem(storageKey, JSON.stringify(flow));
  secrets = given;
};

/** The flow that is under way, or null. */
export const findFlow = (): AccessFlow | null => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as AccessFlow | null;
  } catch {
    return null;
  }
};

export const flowSecrets = (): Readonly<FlowSecrets> => secrets;

/** The code was right: only the token for choosing a new password is left of the flow. */
export const allowPasswordChange = (changePasswordToken: string): void => {
  secrets = { changePasswordToken };
};

export const resetFlow = (): void => {
  sessionStorage.removeItem(storageKey);
  secrets = {};
};
