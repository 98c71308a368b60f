import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import { liveLimits } from './live-limits.ts';
import { LiveSocket } from './live-socket.ts';

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

/** Lets WebSockets in at one address, and nowhere else. All are closed when the server is. */
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
    wsHandler: (socket, request) => accept(socket as LiveSocket, request),
  });
};
