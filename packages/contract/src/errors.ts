import { z } from 'zod';
import type { FileErrorCode, FileErrorLineCode } from './files/file-errors.ts';

export const errors = {
  invalidRequest: { status: 400, message: 'The request is invalid.' },
  incorrect2FACode: { status: 400, message: 'The code is incorrect.' },
  incorrectForgotPasswordCode: { status: 400, message: 'The code is incorrect.' },
  passwordWasNotChanged: { status: 400, message: 'The password was not changed.' },
  passwordTooCommon: { status: 400, message: 'This password is too easy to guess.' },
  passwordMustDiffer: { status: 400, message: 'Choose a different password from the one you were given.' },
  fileCannotBeRead: { status: 400, message: 'The file couldn’t be read.' },
  noMessagesAvailable: { status: 400, message: 'No messages available.' },
  logoSizeNotAllowed: { status: 400, message: 'A logo’s sides must be 24 to 2,000 pixels long.' },
  pageCannotBeRead: { status: 400, message: 'The page couldn’t be read.' },
  photoCannotBeUsed: {
    status: 400,
    message: 'The photo couldn’t be loaded, or is smaller than 600 × 400 pixels.',
  },
  fileHasErrors: { status: 400, message: 'The file has errors. Nothing was imported.' },
  unauthorized: { status: 401, message: 'Sign in first.' },
  companySignInFailed: { status: 403, message: 'The sign-in with your company didn’t work.' },
  companySignInRequired: { status: 403, message: 'Your company lets you sign in with its own account only.' },
  passkeyRefused: { status: 403, message: 'This passkey wasn’t accepted.' },
  wrongCredentials: { status: 403, message: 'The e-mail or the password is incorrect.' },
  incorrectLogin: { status: 403, message: 'There’s no active account with this e-mail.' },
  accessDenied: { status: 403, message: 'You don’t have permission to do this.' },
  crossSiteRefused: { status: 403, message: 'Requests from other sites are rejected.' },
  notFound: { status: 404, message: 'Not found.' },
  noDataCollectedYet: { status: 404, message: 'No data has been collected for this project yet.' },
  '2FAAttemptsLimitReached': { status: 404, message: 'Too many incorrect codes. Sign in again.' },
  forgotPasswordAttemptsLimitReached: { status: 404, message: 'Too many incorrect codes. Start again.' },
  projectNameAlreadyExist: { status: 409, message: 'A project with this name already exists.' },
  projectWithThisNameAlreadyExist: { status: 409, message: 'A project with this name already exists.' },
  sharingIsOff: { status: 409, message: 'The project isn’t shared. Turn sharing on first.' },
  nameAlreadyExists: { status: 409, message: 'This name is already taken.' },
  usedByProjects: { status: 409, message: 'Projects use it. Choose another one for them first.' },
  userWithUsernameAlreadyExists: { status: 409, message: 'A user with this e-mail already exists.' },
  cannotChangeYourself: { status: 409, message: 'You can’t do this with your own account. Ask another administrator.' },
  lastAdministrator: { status: 409, message: 'At least one enabled global admin must remain.' },
  roleNotAllowed: { status: 409, message: 'This role isn’t available for this kind of user.' },
  productNotEnabled: { status: 409, message: 'This customer isn’t allowed to use projects of this type.' },
  projectInUse: { status: 409, message: 'Someone else is working with this project.' },
  jobInProgress: { status: 409, message: 'Already in progress.' },
  datasetAlreadyExists: { status: 409, message: 'This company with this domain is already in the project.' },
  tooManyViews: { status: 409, message: 'A user can save up to 50 views of a project.' },
  assistantChanged: { status: 409, message: 'The session belongs to another assistant. Reset it first.' },
  answerInProgress: { status: 409, message: 'The previous answer is still being written. Stop it first.' },
  tooManyAttachments: { status: 409, message: 'A conversation can have up to 10 attachments.' },
  filesNotAllowed: { status: 409, message: 'This assistant doesn’t read files. Choose one that does.' },
  limitReached: { status: 409, message: 'You’ve reached the limit. Delete one first.' },
  tooManyDatasets: { status: 409, message: 'A project can have up to 20,000 brands.' },
  nothingToCrawl: { status: 409, message: 'No brand is missing a link.' },
  nothingToCollect: { status: 409, message: 'No data can be collected: links or keys are missing.' },
  readingInProgress: { status: 409, message: 'Another large file of this user is still being read.' },
  importInProgress: { status: 409, message: 'This file is already being imported.' },
  datasetChanged: { status: 409, message: 'Someone else changed this brand in the meantime.' },
  reportChanged: { status: 409, message: 'This report was changed in another window. Reload it first.' },
  payloadTooLarge: { status: 413, message: 'The request is too large.' },
  unsupportedMediaType: { status: 415, message: 'This content type isn’t supported.' },
  logoOfOtherKind: {
    status: 415,
    message: 'A logo is a PNG, JPEG or WebP file, not animated. SVG isn’t accepted: it can contain scripts.',
  },
  drawingNotAllowed: {
    status: 415,
    message: 'A drawing (SVG) may contain shapes only: no text, pictures or scripts. Convert its text to paths.',
  },
  unknownHost: { status: 421, message: 'The server doesn’t recognise this host name. Check the setting PUBLIC_URL.' },
  '2FACodeHasBeenDestroyed': { status: 422, message: 'The code is no longer valid. Sign in again.' },
  aiQuotaSpent: { status: 429, message: 'This month’s AI tokens are used up. An administrator can raise the limit.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Wait and try again.' },
  requestCancelled: { status: 499, message: 'The request was cancelled. Nothing was saved.' },
  somethingWentWrong: { status: 500, message: 'Something went wrong.' },
  mailUnavailable: {
    status: 503,
    message: "The mail wasn't sent: the mail server can't be reached. Try again later or contact an administrator.",
  },
  tookTooLong: {
    status: 503,
    message: 'This took too long and was stopped. Nothing was saved. Ask for less, or try later.',
  },
  serviceUnavailable: { status: 503, message: 'The service is unavailable right now. Try again shortly.' },
  storageFull: { status: 507, message: 'The server is out of space. Nothing was saved. Contact an administrator.' },
} as const satisfies Record<string, { status: number; message: string }>;

export const projectMessages = {
  wrongCredentials: 'The project name or its password is incorrect.',
  notFound: 'The project was not found.',
} as const satisfies Partial<Record<keyof typeof errors, string>>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/** Why one field of a request was refused; `path` is dotted (`body.projectName`). */
const FieldError = z.object({ path: z.string(), message: z.string() });

/**
 * What is wrong in a file: a title, at most 100 different things that are wrong, each with the line where it is first, and
 * how many lines there are `more`.
 * `title` and `text` are the English of the codes with the values filled in. The codes are those of `file-errors.ts`;
 * a client that does not know one of them (the server is newer) shows the English.
 */
export const FileError = z.object({
  code: z.string() as z.ZodType<FileErrorCode>,
  title: z.string(),
  lines: z.array(
    z.object({
      /** Counts from 1 as a spreadsheet shows it; null where the error belongs to no line. */
      line: z.number().int().nullable(),
      code: z.string() as z.ZodType<FileErrorLineCode>,
      values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
      text: z.string(),
      same: z.optional(z.object({ count: z.number().int(), lines: z.array(z.number().int()) })),
    }),
  ),
  more: z.number().int(),
});
export type FileError = z.infer<typeof FileError>;

export const ErrorDetails = z.object({
  attemptsRemaining: z.number().int().optional(),
  retryAfterSeconds: z.number().int().optional(),
  fields: z.array(FieldError).optional(),
  username: z.string().optional(),
  fileErrors: z.array(FileError).optional(),
  resetsOn: z.iso.date().optional(),
  usedBy: z.object({ count: z.number().int(), names: z.array(z.string()) }).optional(),
  /** What others changed in the meantime: by field (`domain`, `socials.FACEBOOK`) the value it has now. */
  changes: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorDetails = z.infer<typeof ErrorDetails>;

export const ErrorAnswer = z
  .object({
    error: ErrorDetails.extend({ code: z.enum(errorCodes), message: z.string(), requestId: z.string() }),
  })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
