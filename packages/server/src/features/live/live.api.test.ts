import { liveDestination, liveHeaders } from '@soundings/contract/live/live-channel';
import { Client } from '@stomp/stompjs';
import stompit from 'stompit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebSocketStream, WebSocket } from 'ws';
import { publishEvent } from '#/platform/events.ts';
import type { Browser } from '#test/browser.ts';
import { share } from '#test/consumer-client.ts';
import { connectFrame, cookiesOf, frame, listenLive, openWire, subscribeFrame, type Wire } from '#test/live-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let address: string;
let id: string;
let otherId: string;
let password: string;
const projectName = 'Flut & Ebbe: 100 % /Küste';

beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  id = await addProduct(admin, 'ID8', projectName);
  otherId = await addProduct(admin, 'GENIE', 'Another project');
  password = (await share(admin, id)).password;
  address = await listenLive(app);
});
afterAll(() => app.close());

const tell = (body: string, topic: 'project' | 'image' = 'project', projectId = id) =>
  publishEvent(app.services.db, { kind: 'live', topic, projectId, body });
const asStaff = (): Promise<Wire> => openWire(address, cookiesOf(admin), ['v12.stomp']);
const asConsumer = () => [
  [liveHeaders.projectName, projectName] as const,
  [liveHeaders.projectPassword, password] as const,
];
const connected = async (projectId = id): Promise<Wire> => {
  const wire = await asStaff();
  wire.send(connectFrame([[liveHeaders.projectId, projectId]]));
  expect((await wire.next())?.command).toBe('CONNECTED');
  return wire;
};

describe('the live channel', () => {
  it('notifies users and consumers of a project, and nobody of another', async () => {
    const user = await connected();
    const other = await connected(otherId);
    const consumer = await openWire(address);
    consumer.send(connectFrame(asConsumer()));
    expect(await consumer.next()).toMatchObject({ command: 'CONNECTED', headers: { version: '1.2' } });

    const byId = liveDestination('project', { projectId: id });
    const byName = liveDestination('project', { projectName, projectPassword: password });
    user.send(subscribeFrame('sub-0', byId));
    other.send(subscribeFrame('sub-0', liveDestination('project', { projectId: otherId })));
    consumer.send(subscribeFrame('a:b', byName));
    expect(await user.next()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'got sub-0' } });
    expect((await other.next())?.command).toBe('RECEIPT');
    // An unescaped colon in a value is read as it stands.
    expect(await consumer.next()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'got a\\cb' } });

    await tell('true');
    await tell('{"promptId":"p","imageId":"i"}', 'image');
    await tell('false');
    await tell('true', 'project', otherId);
    const first = await user.next();
    expect(first).toMatchObject({ command: 'MESSAGE', body: 'true' });
    expect(first?.headers).toMatchObject({ subscription: 'sub-0', destination: byId, 'content-type': 'text/plain' });
    const second = await user.next();
    expect(second?.body).toBe('false');
    expect(second?.headers['message-id']).not.toBe(first?.headers['message-id']);
    const heard = await consumer.next();
    expect(heard?.headers).toMatchObject({ subscription: 'a\\cb', destination: byName.replaceAll(':', '\\c') });
    expect([heard?.body, (await consumer.next())?.body]).toEqual(['true', 'false']);
    expect((await other.next())?.body).toBe('true');
    for (const wire of [user, other, consumer]) {
      wire.send(frame('DISCONNECT', [['receipt', 'bye']]));
      expect(await wire.rest()).toMatchObject([{ command: 'RECEIPT', headers: { 'receipt-id': 'bye' } }]);
    }
  });

  it('stops at UNSUBSCRIBE, and an id is free again', async () => {
    const wire = await connected();
    const destination = liveDestination('image', { projectId: id });
    // Tells when whatever is told has come to this server.
    const witness = await connected();
    witness.send(subscribeFrame('w', destination));
    expect((await witness.next())?.command).toBe('RECEIPT');
    wire.send(subscribeFrame('1', destination) + subscribeFrame('2', destination));
    expect([await wire.next(), await wire.next()].map((got) => got?.command)).toEqual(['RECEIPT', 'RECEIPT']);
    const unsubscribe = (id: string) =>
      frame('UNSUBSCRIBE', [
        ['id', id],
        ['receipt', `off ${id}`],
      ]);
    wire.send(unsubscribe('1') + unsubscribe('2'));
    expect((await wire.next())?.headers['receipt-id']).toBe('off 1');
    expect((await wire.next())?.headers['receipt-id']).toBe('off 2');
    await tell('{"promptId":"p","imageId":"unheard"}', 'image');
    expect((await witness.next())?.body).toContain('unheard');
    wire.send(subscribeFrame('1', destination));
    expect((await wire.next())?.command).toBe('RECEIPT');
    await tell('{"promptId":"p","imageId":"heard"}', 'image');
    expect(await wire.next()).toMatchObject({
      headers: { subscription: '1', 'content-type': 'application/json' },
      body: '{"promptId":"p","imageId":"heard"}',
    });
    wire.socket.close();
    witness.socket.close();
  });

  it('takes the access token from the CONNECT frame where there is no cookie', async () => {
    const wire = await openWire(address);
    const authorization = ['authorization', `Bearer ${admin.jar.get('accessToken')}`] as const;
    wire.send(connectFrame([[liveHeaders.projectId, id], authorization]));
    expect((await wire.next())?.command).toBe('CONNECTED');
    wire.socket.close();
  });

  it('understands line ends of two characters, split frames, heart-beats between them and the first of repeated headers', async () => {
    const wire = await asStaff();
    const headers = [
      ['accept-version', '1.1,1.2'],
      ['heart-beat', '10000,10000'],
      [liveHeaders.projectId, id],
      [liveHeaders.projectId, otherId],
      ['accept-version', '1.0'],
    ] as const;
    wire.send('\r\n\n');
    for (const letter of frame('CONNECT', headers, '\r\n')) wire.send(Buffer.from(letter));
    expect((await wire.next())?.headers).toMatchObject({ 'heart-beat': '10000,10000' });
    wire.send(`\n\r\n${subscribeFrame('s', liveDestination('project', { projectId: id }))}\n`);
    expect((await wire.next())?.command).toBe('RECEIPT');
    wire.socket.close();
  });

  it('speaks to @stomp/stompjs', async () => {
    const bodies = await new Promise<string[]>((resolve, reject) => {
      const heard: string[] = [];
      const client = new Client({
        webSocketFactory: () => new WebSocket(address, ['v12.stomp', 'v11.stomp', 'v10.stomp']),
        connectHeaders: Object.fromEntries(asConsumer()),
        onStompError: ({ headers }) => reject(new Error(headers.message)),
        onConnect: () => {
          const destination = liveDestination('promptCreated', { projectName, projectPassword: password });
          client.watchForReceipt('ready', () => {
            void publishEvent(app.services.db, {
              kind: 'live',
              topic: 'promptCreated',
              projectId: id,
              body: 'prompt-ü',
            });
          });
          const onMessage = async ({ body }: { body: string }) => {
            heard.push(body);
            await client.deactivate();
            resolve(heard);
          };
          client.subscribe(destination, onMessage, { receipt: 'ready' });
        },
      });
      client.activate();
    });
    expect(bodies).toEqual(['prompt-ü']);
  });

  it('speaks to stompit', async () => {
    const socket = new WebSocket(address, 'v12.stomp', { headers: cookiesOf(admin) });
    const client = new stompit.Client(createWebSocketStream(socket));
    await new Promise((resolve, reject) => {
      client.connect({ host: '/', [liveHeaders.projectId]: id }, (error) => (error ? reject(error) : resolve(null)));
    });
    const body = new Promise<string>((resolve, reject) => {
      const destination = liveDestination('generatingStart', { projectId: id });
      client.subscribe({ destination, ack: 'auto' }, async (error, message) => {
        if (error) return reject(error);
        resolve(String(Buffer.concat(await message.toArray())));
      });
    });
    // It has no receipts for subscriptions: the next event that arrives proves that it listens.
    const telling = setInterval(() => {
      void publishEvent(app.services.db, { kind: 'live', topic: 'generatingStart', projectId: id, body: 'prompt-1' });
    }, 20);
    expect(await body).toBe('prompt-1');
    clearInterval(telling);
    await new Promise((resolve) => client.disconnect(resolve));
  });

  it('is closed by the server with the server', async () => {
    const second = await openTestApp();
    const browser = await second.signInAs('ROLE_GLOBAL_ADMIN');
    const wire = await openWire(await listenLive(second), cookiesOf(browser));
    await second.close();
    expect(await wire.closed).toBe(1001);
  });

  it('leaves no secret in any log', async () => {
    const logged = app.logLines.join('');
    expect(logged).toContain('/ws/soundings');
    const secrets = [password, encodeURIComponent(password), encodeURIComponent(projectName), 'Flut'];
    const token = admin.jar.get('accessToken') ?? '';
    for (const secret of [...secrets, token]) expect(logged).not.toContain(secret);
  });
});
