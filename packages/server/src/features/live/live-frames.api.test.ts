import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { liveDestination, liveHeaders } from '@soundings/contract/live/live-channel';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { listenerName } from '#/platform/db/listen.ts';
import { publishEvent } from '#/platform/events.ts';
import { liveLimits } from '#/platform/live/stomp-frames.ts';
import type { Browser } from '#test/browser.ts';
import { connectFrame, cookiesOf, frame, listenLive, openWire, subscribeFrame, told } from '#test/live-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let address: string;
let id: string;

beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  id = await addProduct(admin, 'GENIE', 'Attacked');
  address = await listenLive(app);
});
afterAll(() => app.close());
// Whatever was done to it, the server serves the next one.
afterEach(async () => {
  const wire = await connected();
  wire.socket.terminate();
});

const connected = async () => {
  const wire = await openWire(address, cookiesOf(admin));
  wire.send(connectFrame([[liveHeaders.projectId, id]]));
  expect((await wire.next())?.command).toBe('CONNECTED');
  return wire;
};
const ownDestination = () => ['destination', liveDestination('project', { projectId: id })] as const;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

const usedBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

describe('a frame is refused and its connection closed', () => {
  it.each(['SEND', 'ACK', 'NACK', 'BEGIN', 'COMMIT', 'ABORT', 'MESSAGE', 'connect', 'HELLO'])(
    'that is %s, and nobody is told anything',
    async (command) => {
      const listener = await connected();
      listener.send(subscribeFrame('1', ownDestination()[1]));
      expect((await listener.next())?.command).toBe('RECEIPT');
      const wire = await connected();
      wire.send(frame(command, [ownDestination(), ['receipt', 'r']]));
      const [refusal] = await wire.rest();
      expect(refusal?.headers).toMatchObject({ message: 'invalidRequest', 'receipt-id': 'r' });
      listener.send(frame('DISCONNECT'));
      expect(await listener.rest()).toEqual([]);
    },
  );

  it.each([
    ['a body', 'UNSUBSCRIBE\nid:1\n\nbody\0'],
    ['a body that ends early', 'UNSUBSCRIBE\nid:1\ncontent-length:0\n\nUNSUBSCRIBE\nid:1\n\n\0'],
    ['a body without end', 'UNSUBSCRIBE\nid:1\ncontent-length:-1\n\n\0'],
    ['a length that is none', 'UNSUBSCRIBE\nid:1\ncontent-length:x\n\n\0'],
    ['a line without a colon', 'UNSUBSCRIBE\nid\n\n\0'],
    ['a header without a name', 'UNSUBSCRIBE\n:1\n\n\0'],
    ['an unknown escape', 'UNSUBSCRIBE\nid:\\t\n\n\0'],
    ['an escape that is cut', 'UNSUBSCRIBE\nid:1\\\n\n\0'],
    ['no command', '\0'],
  ])('with %s', async (_name, text) => {
    const wire = await connected();
    wire.send(text);
    expect(await told(wire)).toEqual(['ERROR invalidRequest']);
  });

  it('of 10 MB, in one message or in many, or with 10,000 headers, and memory stays flat', async () => {
    const large = `SEND\n${ownDestination().join(':')}\n\n${'x'.repeat(10 * 1024 * 1024)}\0`;
    const headers = Array.from({ length: 10_000 }, (_, number) => [`h${number}`, 'x'] as const);
    const attack = async (send: (wire: Awaited<ReturnType<typeof connected>>) => void) => {
      const wire = await connected();
      send(wire);
      const answer = await told(wire);
      // What it could not send any more is the attacker's own memory.
      wire.socket.terminate();
      return answer;
    };
    const before = usedBytes();
    for (let times = 0; times < 5; times += 1) {
      expect(await attack((wire) => wire.send(large))).toEqual(['ERROR payloadTooLarge']);
      const inPieces = attack((wire) => {
        for (let at = 0; at < 1024 * 1024; at += 16_384) wire.send(large.slice(at, at + 16_384));
      });
      expect(await inPieces).toEqual(['ERROR payloadTooLarge']);
      expect(await attack((wire) => wire.send(frame('SUBSCRIBE', headers)))).toEqual(['ERROR payloadTooLarge']);
      expect(await attack((wire) => wire.send(frame('SUBSCRIBE', headers.slice(0, 101))))).toEqual([
        'ERROR invalidRequest',
      ]);
    }
    // What a closed connection held is let go of a moment later.
    await expect.poll(() => usedBytes() - before).toBeLessThan(32 * 1024 * 1024);
  });

  it('of which the WebSocket itself is broken', async () => {
    const wire = await connected();
    const raw = (wire.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket;
    raw.write(Buffer.from([0x83, 0x80, 0, 0, 0, 0]));
    expect(await told(wire)).toEqual(['ERROR invalidRequest']);
  });

  it('among more than wait their turn', async () => {
    const wire = await connected();
    wire.send(frame('UNSUBSCRIBE', [['id', 'x']]).repeat(1000));
    expect((await told(wire)).at(0)).toMatch(/^ERROR /);
  });
});

describe('a connection is cut', () => {
  const tell = (body: string) => publishEvent(app.services.db, { kind: 'live', topic: 'project', projectId: id, body });
  const listening = async () => {
    const wire = await connected();
    wire.send(subscribeFrame('1', ownDestination()[1]));
    expect((await wire.next())?.command).toBe('RECEIPT');
    return wire;
  };

  it('of a client that does not read, while others hear everything', async () => {
    const reader = await listening();
    const sleeper = await listening();
    sleeper.socket.pause();
    const body = 'x'.repeat(7000);
    // What the operating system holds back for a sleeper comes on top of what the server does.
    const messages = (16 * liveLimits.unreadBytes) / body.length;
    for (let sent = 0; sent < messages; sent += 1) {
      await tell(body);
      expect((await reader.next())?.body).toBe(body);
    }
    sleeper.socket.resume();
    expect((await sleeper.rest()).length).toBeLessThan(messages);
    expect(await sleeper.closed).toBe(1006);
    reader.socket.terminate();
  });

  it.runIf(inject('database').kind === 'postgres')('where events may have been missed', async () => {
    const wire = await listening();
    const { db } = app.services;
    const ended = once(wire.socket, 'close');
    const ofThisServer = `datname = current_database() and application_name = '${listenerName}'`;
    await db.execute(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofThisServer}`);
    expect((await ended)[0]).toBe(1012);
    expect(await wire.rest()).toEqual([]);
  });
});
