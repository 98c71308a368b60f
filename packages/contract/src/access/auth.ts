import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { emailPattern, hasUserPattern, passwordLength } from './credential-rules.ts';
import { roles } from './permissions.ts';

/** A user name is an e-mail address; it is compared without regard to case. */
export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ pattern: emailPattern, error: 'incorrectEmail' }));

const Uuid = z.uuid();

const OneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** Wrong passwords must be refused as wrong, not as malformed; only their size is bounded. */
const GivenPassword = z.string().min(1, 'required').max(1024);

const Token = z.object({ token: z.string(), expiration: z.iso.datetime() });

const Tokens = z.object({ accessToken: Token, refreshToken: Token });

/** Instead of tokens where an administrator set the password: allows choosing one's own, which signs in. */
const PasswordChoice = z.object({ changePasswordToken: z.string() });

/** `code` is there only on a machine of one's own: no mail server is set and the server listens on loopback. */
const CodeSent = z.object({ uuid: Uuid, code: z.string().optional() });

export const CurrentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  enabled: z.boolean(),
  roleName: z.enum(roles),
  createdOn: z.iso.datetime(),
  status: z.array(z.string()),
});

export type CurrentUser = z.infer<typeof CurrentUser>;

export const UserPassword = z
  .string()
  .min(passwordLength.min, 'min15')
  .max(passwordLength.max)
  .refine(hasUserPattern, 'passwordPattern');

export const accessEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Check e-mail and password, and mail a one-time code',
    access: 'public',
    body: z.object({ username: Username, password: GivenPassword, rememberMe: z.boolean().default(false) }),
    answer: CodeSent,
    errors: ['wrongCredentials', 'tooManyRequests'],
  }),
  confirmLogin: endpoint({
    method: 'POST',
    path: '/api/auth/confirm',
    summary: 'Exchange the one-time code for tokens (also set as cookies), or for the right to choose a first password',
    access: 'public',
    body: z.object({ username: Username, uuid: Uuid, otp: OneTimeCode }),
    answer: z.union([Tokens, PasswordChoice]),
    errors: ['incorrect2FACode', '2FAAttemptsLimitReached', '2FACodeHasBeenDestroyed', 'tooManyRequests'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Exchange the refresh token (body or cookie) for new tokens',
    access: 'public',
    body: z.object({ refreshToken: z.string().max(512).optional() }).default({}),
    answer: Tokens,
    errors: ['unauthorized'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session and clear both cookies',
    access: 'public',
    answer: Done,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/forgot-password/forgot-password-otp',
    summary: 'Mail a code for choosing a new password',
    access: 'public',
    body: z.object({ username: Username }),
    answer: z.object({ uuid: Uuid }),
    errors: ['incorrectLogin', 'tooManyRequests'],
  }),
  confirmForgotPassword: endpoint({
    method: 'POST',
    path: '/api/forgot-password/confirm',
    summary: 'Exchange the mailed code for a token that allows one change of password',
    access: 'public',
    body: z.object({ username: Username, uuid: Uuid, otp: OneTimeCode }),
    answer: z.object({ changePasswordToken: z.string() }),
    errors: [
      'incorrectForgotPasswordCode',
      'forgotPasswordAttemptsLimitReached',
      '2FACodeHasBeenDestroyed',
      'tooManyRequests',
    ],
  }),
  changeForgottenPassword: endpoint({
    method: 'POST',
    path: '/api/forgot-password/change-password',
    summary: 'Set a new password with the token; ends all sessions of the user. A first password signs in',
    access: 'public',
    body: z.object({ username: Username, changePasswordToken: z.string().max(256), newPassword: UserPassword }),
    /** `tokens` (also set as cookies) only where the token came from a first sign-in. */
    answer: Done.extend({ tokens: Tokens.nullable() }),
    errors: ['passwordWasNotChanged', 'passwordTooCommon', 'passwordMustDiffer', 'tooManyRequests'],
  }),
  changeOwnPassword: endpoint({
    method: 'POST',
    path: '/api/user/management/update-password/{username}',
    summary: 'Change the password of the signed-in user; ends their other sessions',
    access: 'signed-in',
    params: z.object({ username: Username }),
    body: z.object({ oldPassword: GivenPassword, newPassword: UserPassword }),
    answer: Done,
    errors: ['passwordWasNotChanged', 'passwordTooCommon', 'accessDenied', 'tooManyRequests'],
  }),
  checkAuth: endpoint({
    method: 'GET',
    path: '/api/check-auth',
    summary: 'Whether the access token is valid',
    access: 'signed-in',
    answer: Done,
  }),
  currentUserRoles: endpoint({
    method: 'GET',
    path: '/api/user-data/current-user-roles',
    summary: 'The roles of the signed-in user',
    access: 'signed-in',
    answer: z.array(z.enum(roles)),
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/user-data',
    summary: 'The signed-in user, with the permissions that their role holds',
    access: 'signed-in',
    answer: CurrentUser,
  }),
  publicServer: endpoint({
    method: 'GET',
    path: '/api/consumer/server',
    summary: 'The public base address, footer addresses and what this server offers before sign-in',
    access: 'public',
    answer: z.object({
      address: z.string(),
      mailsStayHere: z.boolean(),
      hasCompanySignIn: z.boolean(),
      hasPasskeys: z.boolean(),
      footer: z.object({ imprint: z.string(), privacy: z.string(), conditions: z.string(), contact: z.string() }),
    }),
  }),
  scrapperAddress: endpoint({
    method: 'GET',
    path: '/api/sonar-data/scrapper/address',
    summary: 'The public base address of the crawler, which is this server',
    access: 'signed-in',
    answer: z.object({ address: z.string() }),
  }),
};
