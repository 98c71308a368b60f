import {
  type ErrorAnswer,
  type ErrorCode,
  type ErrorDetails,
  errors,
  projectMessages,
} from '@soundings/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isCallerGone, isCancelled, isUnavailable } from '#/platform/db/postgres-error.ts';
import { isStorageFull } from '#/platform/storage/storage.ts';
import { AppError } from './app-error.ts';
import { hangUpOnLongBody } from './connection.ts';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalidRequest',
  404: 'notFound',
  406: 'unsupportedMediaType',
  413: 'payloadTooLarge',
  414: 'invalidRequest',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
};

/** The parser of uploads throws bare errors for bodies that are cut or have no boundary. */
const isMultipartFault = (error: Error): boolean =>
  [error, error.cause].some(
    (fault) =>
      fault instanceof Error &&
      /^(Multipart: |Unexpected end of |Malformed part header|Part terminated early)/.test(fault.message),
  );

const isHangUp = (error: Error, { raw }: FastifyRequest): boolean =>
  raw.destroyed && !raw.complete && [error, error.cause].some((fault) => fault !== undefined && fault === raw.errored);

const maxFields = 100;

type Issue = NonNullable<FastifyError['validation']>[number];

const valueAt = (given: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], given);

/** What is missing is "required" as an empty text is, whatever it should have been. A rule of our own says so itself. */
const issueMessage = ({ keyword, message = 'invalid' }: Issue, value: unknown): string =>
  keyword !== 'custom' && (value === undefined || value === null) ? 'required' : message;

const toFields = (validation: readonly Issue[], context: string, request: FastifyRequest) => {
  const given = { body: request.body, querystring: request.query, params: request.params }[context];
  return validation.slice(0, maxFields).map((issue) => {
    const path = issue.instancePath.split('/').filter(Boolean);
    return { path: [context, ...path].join('.'), message: issueMessage(issue, valueAt(given, path)) };
  });
};

const errorSentence = (code: ErrorCode, { routeOptions }: FastifyRequest): string =>
  code === 'wrongCredentials' && routeOptions.url?.startsWith('/api/consumer/')
    ? projectMessages.wrongCredentials
    : errors[code].message;

const describe = (
  error: FastifyError | AppError,
  request: FastifyRequest,
): { code: ErrorCode; details: ErrorDetails } => {
  if (error instanceof AppError) return { code: error.code, details: error.details };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = toFields(error.validation, error.validationContext ?? 'request', request);
    return { code: 'invalidRequest', details: { fields } };
  }
  if (isHangUp(error, request)) return { code: 'requestCancelled', details: {} };
  if (isMultipartFault(error)) return { code: 'invalidRequest', details: {} };
  if (isCallerGone(error)) return { code: 'unauthorized', details: {} };
  if (isStorageFull(error)) return { code: 'storageFull', details: {} };
  if (isCancelled(error)) return { code: 'tookTooLong', details: {} };
  if (isUnavailable(error)) return { code: 'serviceUnavailable', details: { retryAfterSeconds: 5 } };
  return { code: codeOfStatus[error.statusCode ?? 500] ?? 'somethingWentWrong', details: {} };
};

export const handleError = (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
  const { code, details } = describe(error, request);
  const { status } = errors[code];
  const message = errorSentence(code, request);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds);
  hangUpOnLongBody(request.raw);
  const answer: ErrorAnswer = { error: { code, message, requestId: request.id, ...details } };
  reply.header('cache-control', 'no-store');
  return reply.status(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer);
};
