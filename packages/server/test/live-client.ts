import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { livePath } from '@soundings/contract/live/live-channel';
import { type RawData, WebSocket } from 'ws';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

export interface ServerFrame {
  readonly command: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Lets the application be reached by real sockets. @returns where its live channel is. */
export const listenLive = async ({ app }: TestApp): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${livePath}`;
};

export const cookiesOf = ({ jar }: Browser) => ({
  cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** A frame as its bytes on the line; `end` is how its lines end. */
export const frame = (command: string, headers: readonly (readonly [string, string])[] = [], end = '\n'): string =>
  [command, ...headers.map(([name, value]) => `${name}:${value}`), '', '\0'].join(end);

/** Reads what the server sends without the server's own parser. */
const parse = (text: string): ServerFrame => {
  const [head = '', ...body] = text.replace(/\0$/, '').split('\n\n');
  const [command = '', ...lines] = head.split('\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
  return { command, headers: Object.fromEntries(headers), body: body.join('\n\n') };
};

export type Wire = Awaited<ReturnType<typeof openWire>>;

/** A WebSocket that sends whatever it is given and keeps what comes. */
export const openWire = async (address: string, headers: Record<string, string> = {}, protocols: string[] = []) => {
  const socket = new WebSocket(address, protocols, { headers });
  const frames: ServerFrame[] = [];
  let beats = 0;
  const waiting = new Set<() => void>();
  const closed = once(socket, 'close').then(([code]) => code as number);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const look of waiting) look();
  });
  socket.on('message', (data: RawData) => {
    const text = String(data);
    if (text === '\n') beats += 1;
    else frames.push(parse(text));
    for (const look of waiting) look();
  });
  await once(socket, 'open');

  /** The next frame that is not yet taken; null where the connection is closed without one. */
  const next = () =>
    new Promise<ServerFrame | null>((resolve) => {
      const look = () => {
        if (frames.length === 0 && socket.readyState !== WebSocket.CLOSED) return;
        waiting.delete(look);
        resolve(frames.shift() ?? null);
      };
      waiting.add(look);
      look();
    });

  return {
    socket,
    closed,
    next,
    beats: () => beats,
    send: (data: string | Buffer) => socket.send(data),
    /** Everything until the server closes. */
    rest: async () => {
      await closed;
      return frames.splice(0);
    },
  };
};

type Headers = readonly (readonly [string, string])[];

export const connectFrame = (headers: Headers): string => frame('CONNECT', [['accept-version', '1.2'], ...headers]);

export const subscribeFrame = (id: string, destination: string): string =>
  frame('SUBSCRIBE', [
    ['id', id],
    ['destination', destination],
    ['receipt', `got ${id}`],
  ]);

export const told = async (wire: Wire): Promise<string[]> =>
  (await wire.rest()).map(({ command, headers }) => (command === 'ERROR' ? `ERROR ${headers.message}` : command));
