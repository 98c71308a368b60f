import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import { createHub } from './hub.ts';
import { LiveSocket } from './live-socket.ts';
import { createFrameReader, liveErrorCode, liveLimits } from './stomp-frames.ts';
import { type ChannelAuth, runStompSession } from './stomp-session.ts';

export const createLiveChannel = <Member>(auth: ChannelAuth<Member>) => {
  const hub = createHub();
  const connected = new Map<LiveSocket, Member>();

  const accept = (socket: LiveSocket, request: FastifyRequest): void => {
    const read = createFrameReader();
    const serve = serveInOrder();
    const session = runStompSession({
      socket,
      request,
      auth,
      hub,
      onAdmitted: (member) => connected.set(socket, member),
    });
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
    const receive = (data: Buffer): void => {
      session.heard();
      if (isUnreadable || socket.readyState !== socket.OPEN) return;
      try {
        for (const frame of read(data)) {
          clearTimeout(connectTimer);
          inOrder(() => session.take(frame), frame.headers.get('receipt'));
        }
      } catch (error) {
        isUnreadable = true;
        fail(error);
      }
    };

    inOrder(async () => {
      if (request.headers['sec-websocket-protocol'] !== undefined && socket.protocol === '')
        return socket.refuse('invalidRequest');
      await auth.meet(request);
    });
    socket.on('message', receive);
    socket.on('pong', session.heard);
    socket.on('close', () => {
      clearTimeout(connectTimer);
      connected.delete(socket);
      session.end();
    });
  };

  return { accept, publish: hub.publish, connected: connected as ReadonlyMap<LiveSocket, Member> };
};

export type LiveChannel<Member> = ReturnType<typeof createLiveChannel<Member>>;

const protocol = 'v12.stomp';
const goingAway = 1001;

const options = {
  // Its types ask for the whole module in place of the class.
  WebSocket: LiveSocket as never,
  maxPayload: liveLimits.frameBytes,
  // Each piece of a message costs memory beside its bytes.
  maxFragments: 1024,
  perMessageDeflate: false,
  closeTimeout: liveLimits.closeMs,
  handleProtocols: (offered: Set<string>) => offered.has(protocol) && protocol,
};

export const serveLiveChannel = async (
  app: FastifyInstance,
  path: string,
  accept: (socket: LiveSocket, request: FastifyRequest) => void,
): Promise<void> => {
  await app.register(websocket, {
    options,
    // A WebSocket with a fault closes itself, and says why.
    errorHandler: () => undefined,
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(goingAway);
      this.websocketServer.close(() => done());
    },
  });
  // One that is refused before it is a WebSocket was taken out of the hands of the HTTP server: nobody else closes it.
  app.addHook('onResponse', async ({ routeOptions, raw }) => {
    if (routeOptions.url === path) raw.socket.destroySoon?.();
  });
  app.route({
    method: 'GET',
    url: path,
    schema: { hide: true },
    exposeHeadRoute: false,
    handler: () => {
      throw new AppError('notFound');
    },
    wsHandler: (socket, request) => {
      request.log.info({ route: path, address: request.ip }, 'live connection');
      accept(socket as LiveSocket, request);
    },
  });
};

/** Runs the steps of one connection one after the other, whatever fails. Throws tooManyRequests where too many wait. */
const serveInOrder = () => {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return (step: () => Promise<void> | void): void => {
    if (waiting >= liveLimits.waitingFrames) throw new AppError('tooManyRequests');
    waiting += 1;
    last = last.then(step).finally(() => {
      waiting -= 1;
    });
  };
};
