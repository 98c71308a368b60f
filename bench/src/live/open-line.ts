import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { clock } from './clock.ts';
import { createSocketReader } from './read-socket-frames.ts';
import { opcodes, writeSocketFrame } from './write-socket-frame.ts';

export interface Greeting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly texts: readonly string[];
  readonly answers: readonly string[];
}

interface Listener {
  /** `at` is when the bytes were read. */
  onText(payload: Buffer, at: number): void;
  onClose(at: number): void;
}

const upgrade = async ({ url, headers }: Greeting): Promise<[Socket, Buffer]> => {
  const asking = request(url.replace('ws:', 'http:'), {
    agent: false,
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  });
  asking.on('response', ({ statusCode }) => asking.destroy(new Error(`${url}: answered ${statusCode}`)));
  asking.end();
  const [, socket, head] = await once(asking, 'upgrade');
  return [socket, head];
};

/** Opens a WebSocket of a client that does as little as can be done. Resolves when the server has answered its greeting. */
export const openLine = async (greeting: Greeting, { onText, onClose }: Listener) => {
  const [socket, head] = await upgrade(greeting);
  const read = createSocketReader();
  const say = (opcode: number, payload: Buffer) => socket.write(writeSocketFrame(opcode, payload));
  const awaited = [...greeting.answers];
  const { promise: greeted, resolve, reject } = Promise.withResolvers<void>();
  let isClosed = false;

  const close = (at: number): void => {
    if (isClosed) return;
    isClosed = true;
    socket.end();
    if (awaited.length > 0) reject(new Error(`${greeting.url}: closed before it was answered`));
    else onClose(at);
  };
  const greet = (expected: string, text: Buffer): void => {
    if (!String(text).startsWith(expected)) reject(new Error(`${greeting.url}: in place of ${expected}: ${text}`));
    awaited.shift();
    if (awaited.length === 0) resolve();
  };
  const take = (text: Buffer, at: number): void => {
    const [expected] = awaited;
    if (expected === undefined) onText(text, at);
    else greet(expected, text);
  };
  const hear = (chunk: Buffer): void => {
    const at = clock();
    for (const { opcode, payload } of read(chunk)) {
      if (opcode === opcodes.text) take(payload, at);
      if (opcode === opcodes.ping) say(opcodes.pong, payload);
      if (opcode === opcodes.close) {
        say(opcodes.close, payload);
        close(at);
      }
    }
  };

  socket.on('error', () => close(clock()));
  socket.on('close', () => close(clock()));
  socket.on('data', hear);
  if (head.length > 0) hear(head);
  for (const text of greeting.texts) say(opcodes.text, Buffer.from(text));
  if (awaited.length === 0) resolve();
  await greeted;
  return { say: (text: string) => say(opcodes.text, Buffer.from(text)), end: () => socket.destroy() };
};
