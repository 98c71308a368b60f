import { type ErrorCode, type ErrorDetails, errors } from '@soundings/contract/errors';

/** An error shown to the caller. Anything else thrown becomes somethingWentWrong. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  isRecorded = false;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options: ErrorOptions = {}) {
    super(errors[code].message, options);
    this.code = code;
    this.details = details;
  }
}

/** Throws invalidRequest of one field. */
export const refuseField = (path: string, message: string): never => {
  throw new AppError('invalidRequest', { fields: [{ path, message }] });
};
