import { type ErrorCode, errors, projectMessages } from '@soundings/contract/errors';
import { isCallerGone, isUnavailable } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { writeFrame } from './write-frame.ts';

/** The code that a client is told for a failure. */
export const liveErrorCode = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (isCallerGone(error)) return 'unauthorized';
  return isUnavailable(error) ? 'serviceUnavailable' : 'somethingWentWrong';
};

/** Whoever connects names a project, with or without its password. */
const sentences: Partial<Record<ErrorCode, string>> = projectMessages;

/**
 * `message` is one of our codes, the body its English sentence. `version` tells a client of an older protocol which one
 * is spoken here; `receipt` is what the refused frame had.
 */
export const errorFrame = (code: ErrorCode, receipt?: string): Buffer => {
  const answered = receipt === undefined ? {} : { 'receipt-id': receipt };
  const headers = { message: code, version: '1.2', 'content-type': 'text/plain', ...answered };
  return writeFrame('ERROR', headers, sentences[code] ?? errors[code].message);
};
