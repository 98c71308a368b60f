import type { FastifyReply } from 'fastify';

/** Aborts when the caller hangs up before the answer is sent: a call that nobody waits for stops its work. */
export const signalOf = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  if (reply.raw.destroyed) controller.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};
