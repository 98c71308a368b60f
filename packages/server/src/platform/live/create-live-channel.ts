import type { FastifyRequest } from 'fastify';
import { converse } from './converse.ts';
import type { Door } from './door.ts';
import { liveErrorCode } from './error-frame.ts';
import { createHub } from './hub.ts';
import { liveLimits } from './live-limits.ts';
import type { LiveSocket } from './live-socket.ts';
import { createFrameReader } from './read-frames.ts';
import { serveInOrder } from './serve-in-order.ts';

/** The connections of this node: who is there, and what is told to them. */
export const createLiveChannel = <Member>(door: Door<Member>) => {
  const hub = createHub();
  const connected = new Map<LiveSocket, Member>();

  const accept = (socket: LiveSocket, request: FastifyRequest): void => {
    const read = createFrameReader();
    const serve = serveInOrder();
    const talk = converse({ socket, request, door, hub, onAdmitted: (member) => connected.set(socket, member) });
    const connectTimer = setTimeout(() => socket.refuse('invalidRequest'), liveLimits.connectMs);

    const fail = (error: unknown, receipt?: string): void => {
      const code = liveErrorCode(error);
      if (code === 'somethingWentWrong') request.log.error({ err: error }, 'live channel failed');
      socket.refuse(code, receipt);
    };
    const inOrder = (step: () => Promise<void> | void, receipt?: string): void =>
      serve(async () => {
        if (socket.readyState !== socket.OPEN) return;
        try {
          await step();
        } catch (error) {
          fail(error, receipt);
        }
      });

    let isUnreadable = false;
    const hear = (data: Buffer): void => {
      talk.heard();
      if (isUnreadable || socket.readyState !== socket.OPEN) return;
      try {
        for (const frame of read(data)) {
          clearTimeout(connectTimer);
          inOrder(() => talk.take(frame), frame.headers.get('receipt'));
        }
      } catch (error) {
        isUnreadable = true;
        fail(error);
      }
    };

    inOrder(async () => {
      if (request.headers['sec-websocket-protocol'] !== undefined && socket.protocol === '')
        return socket.refuse('invalidRequest');
      await door.meet(request);
    });
    socket.on('message', hear);
    socket.on('pong', talk.heard);
    socket.on('close', () => {
      clearTimeout(connectTimer);
      connected.delete(socket);
      talk.end();
    });
  };

  return { accept, publish: hub.publish, connected: connected as ReadonlyMap<LiveSocket, Member> };
};

export type LiveChannel<Member> = ReturnType<typeof createLiveChannel<Member>>;
