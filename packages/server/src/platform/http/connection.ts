import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Aborts when the caller hangs up before the answer is sent: a call that nobody waits for stops its work. Its reason is
 * requestCancelled, so that whoever throws it has no failure to report.
 */
export const requestSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort(new AppError('requestCancelled'));
  if (reply.raw.destroyed) abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort();
  });
  return controller.signal;
};

const limits = { bytes: 32 * 1024 * 1024, times: 120, everyMs: 250 } as const;

/**
 * A request that is refused before it has arrived is heard out, because most clients read the answer only then; but
 * whoever goes on for 32 MB or half a minute is hung up on.
 */
export const hangUpOnLongBody = (request: IncomingMessage): void => {
  const { socket } = request;
  // An injected request has no real socket.
  if (request.complete || typeof socket?.bytesRead !== 'number') return;
  request.unpipe();
  request.resume();
  const before = socket.bytesRead;
  let times = 0;
  const watch = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    if (!isOver && ++times < limits.times && socket.bytesRead - before < limits.bytes) return;
    clearInterval(watch);
    if (!isOver) socket.destroy();
  }, limits.everyMs);
  watch.unref();
};
