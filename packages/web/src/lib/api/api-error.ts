import type { ErrorAnswer, ErrorCode, ErrorDetails } from '@soundings/contract/errors';

/** What a failed call throws. `connectionError` is ours: the server was not reached at all. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'connectionError';
  readonly status: number;
  readonly details: ErrorDetails;
  readonly requestId: string | undefined;
  isOfConsumer = false;

  constructor(code: ApiError['code'], status: number, details: ErrorDetails = {}, requestId?: string) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.requestId = requestId;
  }

  fieldMessage(path: string): string | undefined {
    return this.details.fields?.find((field) => field.path === path)?.message;
  }
}

const isErrorAnswer = (body: unknown): body is ErrorAnswer =>
  typeof (body as Partial<ErrorAnswer> | null)?.error?.code === 'string';

/** Reads the one error shape; anything else (a proxy's page, half an answer) counts as somethingWentWrong. */
export const apiErrorFrom = (status: number, body: unknown): ApiError => {
  if (!isErrorAnswer(body)) return new ApiError('somethingWentWrong', status);
  const { code, message: _, requestId, ...details } = body.error;
  return new ApiError(code, status, details, requestId);
};

export const isApiError = (error: unknown, ...codes: ApiError['code'][]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
