import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Fields that never reach a log, on the first three levels of what is logged; requests are logged without any. */
const secrets = [
  'password',
  'oldPassword',
  'newPassword',
  'repeatPassword',
  'projectPassword',
  'finalMessagesPassword',
  'otp',
  'token',
  'accessToken',
  'refreshToken',
  'changePasswordToken',
  'authorization',
  'cookie',
  'set-cookie',
];
const paths = secrets.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : name;
  const dot = key.startsWith('[') ? '' : '.';
  return [key, `*${dot}${key}`, `*.*${dot}${key}`];
});

/** One JSON line an event. Addresses are logged by route pattern: real ones may hold names and passwords. */
export const loggerOptions = (
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  ...(stream ? { stream } : {}),
  redact: { paths, censor: '[redacted]' },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
      address: request.ip,
    }),
    // The message of a database error can hold the values of a row; its kind and place are enough to find the cause.
    err: (error: Error & { code?: unknown }) => {
      const cause = error.cause instanceof Error ? (error.cause as Error & { code?: unknown }) : null;
      return {
        type: error.name,
        code: String(cause?.code ?? error.code ?? ''),
        message: cause ? cause.name : error.message,
        stack: (error.stack ?? '')
          .split('\n')
          .filter((line) => line.trimStart().startsWith('at '))
          .join('\n'),
      };
    },
  },
});
