import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { openLine } from './open-line.ts';
import { createSocketReader } from './read-socket-frames.ts';

it('says and hears frames of every kind of length as a WebSocket server does', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    socket.send('welcome');
    socket.on('message', (data) => socket.send(data, { binary: false }));
  });
  const heard: string[] = [];
  const closes: number[] = [];
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const greeting = { url, headers: {}, texts: ['hello'], answers: ['welcome', 'hello'] };
  const line = await openLine(greeting, {
    onText: (payload) => heard.push(String(payload)),
    onClose: (at) => closes.push(at),
  });
  const texts = [0, 1, 125, 126, 255, 256, 65_535].map((length) => 'ü'.repeat(length >> 1) + 'x'.repeat(length & 1));
  for (const text of texts) line.say(text);
  await vi.waitUntil(() => heard.length === texts.length);
  expect(heard).toEqual(texts);
  for (const socket of server.clients) socket.close(1012);
  await vi.waitUntil(() => server.clients.size === 0);
  expect(closes).toHaveLength(1);
  server.close();
});

it('puts together what arrives in pieces, and refuses what it does not understand', () => {
  const long = Buffer.concat([Buffer.from([0x81, 126, 0, 200]), Buffer.alloc(200, 'a')]);
  const bytes = Buffer.concat([Buffer.from([0x81, 2]), Buffer.from('hi'), long, Buffer.from([0x89, 0])]);
  const expected = createSocketReader()(bytes);
  expect(expected.map(({ opcode, payload }) => [opcode, String(payload)])).toEqual([
    [1, 'hi'],
    [1, 'a'.repeat(200)],
    [9, ''],
  ]);
  for (const size of [1, 2, 3, 5, 203]) {
    const read = createSocketReader();
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    expect(pieces.flatMap(read)).toEqual(expected);
  }
  expect(() => createSocketReader()(Buffer.from([0x01, 1, 97]))).toThrow('a part');
  expect(() => createSocketReader()(Buffer.from([0x81, 0x81, 0, 0, 0, 0, 97]))).toThrow('masked');
});
