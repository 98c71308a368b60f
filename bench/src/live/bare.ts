import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { publishAll } from './publish-all.ts';
import { serveRpc } from './rpc.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const serviceRestart = 1012;

const broadcast = async (frame: Buffer): Promise<void> => {
  for (const client of server.clients) client.send(frame, { binary: false });
  await turn();
};

const bare = {
  address: async (): Promise<string> => {
    if (!server.address()) await once(server, 'listening');
    return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
  publish: (frames: Buffer[], pauseMs: number) => publishAll(frames, broadcast, pauseMs),
  closeAll: (): void => {
    for (const client of server.clients) client.close(serviceRestart);
  },
};

export type Bare = typeof bare;

serveRpc(bare);
