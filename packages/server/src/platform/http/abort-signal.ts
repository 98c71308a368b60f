import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Aborts when the caller hangs up before the answer is sent: a call that nobody waits for stops its work. Its reason is
 * requestCancelled, so that whoever throws it has no failure to report.
 */
export const signalOf = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort(new AppError('requestCancelled'));
  if (reply.raw.destroyed) abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort();
  });
  return controller.signal;
};
