import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { liveDestination, liveHeaders } from '@soundings/contract/live/live-channel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { publishEvent } from '#/platform/events.ts';
import type { Browser } from '#test/browser.ts';
import { open, share } from '#test/consumer-client.ts';
import { connectFrame, cookiesOf, frame, listenLive, openWire, subscribeFrame, told } from '#test/live-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let stranger: Browser;
let address: string;
let id: string;
let otherId: string;
let password: string;
let otherPassword: string;
const unknownId = '11111111-1111-4111-8111-111111111111';
const projectName = 'Shared one';
const otherName = 'Shared other';

beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  stranger = await app.signInAs('ROLE_GLOBAL_USER');
  id = await addProduct(admin, 'GENIE', projectName);
  otherId = await addProduct(admin, 'GENIE', otherName);
  password = (await share(admin, id)).password;
  otherPassword = (await share(admin, otherId)).password;
  address = await listenLive(app);
});
afterAll(() => app.close());
// Whatever was done to it, the server serves the next one.
afterEach(async () => {
  const wire = await connected();
  wire.socket.terminate();
});

const ofProject = (projectId: string) => [[liveHeaders.projectId, projectId]] as const;
const ofConsumer = (name: string, word: string) =>
  [
    [liveHeaders.projectName, name],
    [liveHeaders.projectPassword, word],
  ] as const;

const connected = async () => {
  const wire = await openWire(address, cookiesOf(admin));
  wire.send(connectFrame(ofProject(id)));
  expect((await wire.next())?.command).toBe('CONNECTED');
  return wire;
};
const connectedConsumer = async () => {
  const wire = await openWire(address);
  wire.send(connectFrame(ofConsumer(projectName, password)));
  expect((await wire.next())?.command).toBe('CONNECTED');
  return wire;
};
describe('a connection is refused and closed', () => {
  it('that asks for another host, before it is a WebSocket', async () => {
    const { host } = new URL(address);
    for (const name of [`${host}.evil.example`, 'evil.example', `evil.example@${host}`]) {
      const headers = { ...cookiesOf(admin), host: name };
      const refused = new WebSocket(address, { headers });
      refused.on('error', () => undefined);
      const [, response] = (await once(refused, 'unexpected-response')) as [unknown, IncomingMessage];
      expect([name, response.statusCode]).toEqual([name, 421]);
      refused.terminate();
    }
  });

  it('that comes from another origin, whatever it sends', async () => {
    const foreign = { ...cookiesOf(admin), origin: 'https://evil.example' };
    const wire = await openWire(address, foreign);
    wire.send(connectFrame(ofProject(id)) + subscribeFrame('1', liveDestination('project', { projectId: id })));
    expect(await told(wire)).toEqual(['ERROR crossSiteRefused']);
    const sameSite = await openWire(address, { ...cookiesOf(admin), 'sec-fetch-site': 'cross-site' });
    expect(await told(sameSite)).toEqual(['ERROR crossSiteRefused']);
    expect((await app.auditEntries()).at(-1)).toMatchObject({
      action: 'access.cross-site',
      target: 'GET /ws/soundings',
    });
    const own = await openWire(address, { ...cookiesOf(admin), origin: new URL(address).origin.replace('ws', 'http') });
    own.send(connectFrame(ofProject(id)));
    expect((await own.next())?.command).toBe('CONNECTED');
    own.socket.terminate();
  });

  it.each([
    ['no project', () => [], 'invalidRequest'],
    ['no password', () => [[liveHeaders.projectName, projectName]], 'invalidRequest'],
    ['no token', () => ofProject(id), 'unauthorized'],
    ['a wrong token', () => [...ofProject(id), ['authorization', 'Bearer nonsense']], 'unauthorized'],
    ['a wrong password', () => ofConsumer(projectName, otherPassword), 'wrongCredentials'],
    ['a wrong name', () => ofConsumer('No such project', password), 'wrongCredentials'],
  ] as const)('for %s', async (_name, headers, code) => {
    const wire = await openWire(address);
    wire.send(connectFrame(headers() as readonly (readonly [string, string])[]));
    expect(await told(wire)).toEqual([`ERROR ${code}`]);
  });

  it.each([
    [
      'a wrong password',
      () => ofConsumer(projectName, otherPassword),
      'The project name or its password is incorrect.',
    ],
    ['an unknown id', () => ofProject(unknownId), 'The project was not found.'],
  ] as const)('and says of the project what is wrong: %s', async (_, headers, sentence) => {
    const wire = await openWire(address, cookiesOf(admin));
    wire.send(connectFrame(headers() as readonly (readonly [string, string])[]));
    const [refusal] = await wire.rest();
    expect(refusal?.body).toBe(sentence);
  });

  it.each(['..', '*', 'null', '11111111-1111-4111-8111-111111111111', "' or true --"])(
    'for project %s, and for one of others in the same way',
    async (projectId) => {
      for (const [browser, asked] of [
        [admin, projectId],
        [stranger, id],
      ] as const) {
        const wire = await openWire(address, cookiesOf(browser));
        wire.send(connectFrame(ofProject(asked)));
        expect(await told(wire)).toEqual(['ERROR notFound']);
      }
    },
  );

  it('that does not speak STOMP 1.2, begins with something else or connects twice', async () => {
    const old = await openWire(address, cookiesOf(admin));
    old.send(frame('CONNECT', [['accept-version', '1.0,1.1'], ...ofProject(id)]));
    const [refusal] = await old.rest();
    expect(refusal).toMatchObject({ command: 'ERROR', headers: { message: 'invalidRequest', version: '1.2' } });
    const hasty = await openWire(address, cookiesOf(admin));
    hasty.send(subscribeFrame('1', liveDestination('project', { projectId: id })));
    expect(await told(hasty)).toEqual(['ERROR unauthorized']);
    const twice = await connected();
    twice.send(connectFrame(ofProject(id)));
    expect(await told(twice)).toEqual(['ERROR invalidRequest']);
  });

  it('that says nothing, or not all of it', async () => {
    const silent = await openWire(address, cookiesOf(admin));
    const slow = await openWire(address, cookiesOf(admin));
    slow.send('CONNECT\naccept-version:1.2\n');
    expect(await Promise.all([silent, slow].map(told))).toEqual([['ERROR invalidRequest'], ['ERROR invalidRequest']]);
  });

  it('counts wrong passwords as everywhere, and lets nobody guess on', async () => {
    const guessed = await addProduct(admin, 'GENIE', 'Guessed');
    const right = (await share(admin, guessed)).password;
    const guess = async (word: string) => {
      const wire = await openWire(address);
      wire.send(connectFrame(ofConsumer('Guessed', word)));
      return (await told(wire))[0];
    };
    for (let guesses = 0; guesses < 15; guesses += 1) {
      expect(await guess(`Wrong-Password-${guesses}`)).toBe('ERROR wrongCredentials');
      expect((await open(app.browser(), 'GENIE', 'Guessed', `Wrong-Too-${guesses}`)).status).toBe(403);
    }
    expect(await guess(right)).toBe('ERROR tooManyRequests');
    expect((await open(app.browser(), 'GENIE', 'Guessed', right)).status).toBe(429);
  });
});

describe('a subscription is refused and its connection closed', () => {
  const tellAll = async (): Promise<void> => {
    for (const projectId of [id, otherId]) {
      await publishEvent(app.services.db, { kind: 'live', topic: 'project', projectId, body: 'true' });
    }
  };

  const destinations: [string, () => string, string][] = [
    ['another project', () => liveDestination('project', { projectId: otherId }), 'notFound'],
    ['*', () => '/project/*', 'notFound'],
    ['..', () => '/project/..', 'notFound'],
    ['a path that leads to it', () => `/project/../project/${otherId}`, 'invalidRequest'],
    ['no topic', () => `/topic/${id}`, 'invalidRequest'],
    ['a deeper path', () => `/project/${id}/x/y`, 'invalidRequest'],
    ['half an escape', () => '/project/%', 'invalidRequest'],
    [
      'the project as consumers name it',
      () => liveDestination('project', { projectName, projectPassword: password }),
      'notFound',
    ],
  ];
  it.each(destinations)('to %s', async (_name, destination, code) => {
    const wire = await connected();
    wire.send(subscribeFrame('1', destination()));
    await tellAll();
    expect(await told(wire)).toEqual([`ERROR ${code}`]);
  });

  it.each([
    ['the project by its id', () => liveDestination('project', { projectId: id })],
    ['another project', () => liveDestination('project', { projectName: otherName, projectPassword: otherPassword })],
    ['a wrong password', () => liveDestination('project', { projectName, projectPassword: otherPassword })],
  ])('of a consumer to %s', async (_name, destination) => {
    const wire = await connectedConsumer();
    wire.send(subscribeFrame('1', destination()));
    await tellAll();
    expect(await told(wire)).toEqual(['ERROR wrongCredentials']);
  });

  it('without an id, twice with one, without a destination, with acknowledgements, and the 21st', async () => {
    const destination = ['destination', liveDestination('project', { projectId: id })] as const;
    const refusedAt = async (frames: string) => {
      const wire = await connected();
      wire.send(frames);
      return (await told(wire)).filter((command) => command !== 'RECEIPT');
    };
    const one = frame('SUBSCRIBE', [['id', '1'], destination]);
    expect(await refusedAt(frame('SUBSCRIBE', [destination]))).toEqual(['ERROR invalidRequest']);
    expect(await refusedAt(one + one)).toEqual(['ERROR invalidRequest']);
    expect(await refusedAt(frame('SUBSCRIBE', [['id', '1']]))).toEqual(['ERROR invalidRequest']);
    const byClient = frame('SUBSCRIBE', [['id', '1'], destination, ['ack', 'client']]);
    expect(await refusedAt(byClient)).toEqual(['ERROR invalidRequest']);
    const many = Array.from({ length: 21 }, (_, number) => subscribeFrame(String(number), destination[1]));
    expect(await refusedAt(many.join(''))).toEqual(['ERROR tooManyRequests']);
    expect(await refusedAt(frame('UNSUBSCRIBE', [['id', '1']]))).toEqual(['ERROR invalidRequest']);
  });
});

describe('the address of the live channel', () => {
  it('speaks v12.stomp to those who offer it, and nothing else', async () => {
    const wire = await openWire(address, cookiesOf(admin), ['v10.stomp', 'v11.stomp', 'v12.stomp']);
    expect(wire.socket.protocol).toBe('v12.stomp');
    wire.socket.terminate();
    const old = new WebSocket(address, ['v11.stomp']);
    const failure = await new Promise((resolve) => old.on('error', resolve));
    expect(String(failure)).toContain('no subprotocol');
  });

  it('is not found by a plain call, and a foreign name is refused before anything is upgraded', async () => {
    expect((await admin.get('/ws/soundings')).status).toBe(404);
    const foreign = new WebSocket(address, { headers: { host: 'rebound.example' } });
    expect(String(await new Promise((resolve) => foreign.on('error', resolve)))).toContain('421');
  });

  it('is the only one that upgrades: elsewhere an upgrade is ignored', async () => {
    const elsewhere = address.replace('/ws/soundings', '/api/check-auth');
    const socket = new WebSocket(elsewhere, { headers: cookiesOf(admin) });
    expect(String(await new Promise((resolve) => socket.on('error', resolve)))).toContain('200');
  });
});
