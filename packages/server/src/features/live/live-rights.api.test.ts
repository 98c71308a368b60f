import { liveDestination, liveHeaders } from '@soundings/contract/live/live-channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Event, publishEvent } from '#/platform/events.ts';
import type { Browser } from '#test/browser.ts';
import { createCompany, newCompany, signInOf } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { connectFrame, cookiesOf, listenLive, openWire, subscribeFrame, type Wire } from '#test/live-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let address: string;
let bystander: Wire;
let bystandersProject: string;
let number = 0;

beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  address = await listenLive(app);
  bystandersProject = await addProduct(admin, 'GENIE', 'Bystander');
  bystander = await listen(admin, bystandersProject);
});
afterAll(() => app.close());

const listening = async (wire: Wire, destination: string): Promise<Wire> => {
  wire.send(subscribeFrame('1', destination));
  expect([(await wire.next())?.command, (await wire.next())?.command]).toEqual(['CONNECTED', 'RECEIPT']);
  return wire;
};
const listen = async (browser: Browser, projectId: string): Promise<Wire> => {
  const wire = await openWire(address, cookiesOf(browser));
  wire.send(connectFrame([[liveHeaders.projectId, projectId]]));
  return listening(wire, liveDestination('project', { projectId }));
};
const listenShared = async (projectName: string, projectPassword: string): Promise<Wire> => {
  const wire = await openWire(address);
  wire.send(
    connectFrame([
      [liveHeaders.projectName, projectName],
      [liveHeaders.projectPassword, projectPassword],
    ]),
  );
  return listening(wire, liveDestination('project', { projectName, projectPassword }));
};
const addAny = async (): Promise<{ id: string; projectName: string }> => {
  number += 1;
  const projectName = `Project ${number}`;
  return { id: await addProduct(admin, 'GENIE', projectName), projectName };
};
const tell = (projectId: string) =>
  publishEvent(app.services.db, { kind: 'live', topic: 'project', projectId, body: 'true' });

const nextEvent = (kind: Event['kind']): Promise<void> =>
  new Promise((resolve) => {
    const stop = app.services.events.subscribe({
      onEvent: (event) => {
        if (event.kind !== kind) return;
        stop();
        resolve();
      },
      onGap: () => undefined,
    });
  });

/** Does something, and waits until all nodes were told that rights have changed: nobody waits for the clock. */
const changing = async (step: () => Promise<unknown>): Promise<void> => {
  // Events come in order: what was told before is through.
  const settled = nextEvent('cancel');
  await publishEvent(app.services.db, { kind: 'cancel', jobId: 'none' });
  await settled;
  const told = nextEvent('access');
  const reply = await step();
  if (reply && typeof reply === 'object' && 'status' in reply) expect(reply.status).toBeLessThan(300);
  await told;
};

/** The code that a connection is closed with, and nothing else; others go on. */
const lost = async (wire: Wire, projectId: string): Promise<string | undefined> => {
  const frames = await wire.rest();
  await tell(projectId);
  await tell(bystandersProject);
  expect((await bystander.next())?.body).toBe('true');
  expect(frames.map(({ command }) => command)).toEqual(['ERROR']);
  return frames[0]?.headers.message;
};

describe('a user is hung up on', () => {
  const cases: [string, (user: Browser, id: string) => Promise<unknown>, string][] = [
    ['who signs out', (user) => user.post('/api/auth/logout'), 'unauthorized'],
    ['who is disabled', ({ id }) => admin.post(`/api/user/management/${id}/disable`), 'unauthorized'],
    ['who is deleted', ({ id }) => admin.delete(`/api/user/management/${id}`), 'unauthorized'],
    [
      'who is given a password',
      ({ id }) => admin.post(`/api/user/management/${id}/update-password`, { password: 'Correct-Horse-8-Battery' }),
      'unauthorized',
    ],
    [
      'from whom a project is taken',
      (_user, id) => admin.post(`/api/project/edit/users/${id}`, { userIds: [] }),
      'notFound',
    ],
    ['whose project is switched off', (_user, id) => admin.post(`/api/project/deactivate/${id}`), 'notFound'],
    ['whose project is deleted', (_user, id) => admin.delete(`/api/genie/${id}`), 'notFound'],
  ];

  it.each(cases)('%s', async (_name, step, code) => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { id } = await addAny();
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
    const wire = await listen(user, id);
    await changing(() => step(user, id));
    expect(await lost(wire, id)).toBe(code);
  });

  it('who is no administrator any more', async () => {
    const second = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { id } = await addAny();
    const wire = await listen(second, id);
    await changing(() => admin.post(`/api/user/management/${second.id}/authorities/ROLE_GLOBAL_USER`));
    expect(await lost(wire, id)).toBe('notFound');
  });

  it('whose refresh token was copied', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { id } = await addAny();
    const wire = await listen(user, id);
    const refreshToken = user.jar.get('refreshToken');
    await user.post('/api/auth/refresh', { refreshToken });
    await user.post('/api/auth/refresh');
    await changing(async () => {
      expect((await app.browser().post('/api/auth/refresh', { refreshToken })).status).toBe(401);
    });
    expect(await lost(wire, id)).toBe('unauthorized');
  });

  it('but not for a change that leaves them their right', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { id } = await addAny();
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
    const wire = await listen(user, id);
    const leaving = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const gone = await listen(leaving, id);
    await changing(() => leaving.post('/api/auth/logout'));
    expect(await lost(gone, id)).toBe('unauthorized');
    expect(await wire.next()).toMatchObject({ command: 'MESSAGE', body: 'true' });
    wire.socket.terminate();
  });

  it('whose session ends by the clock, without an event', async () => {
    const clock = await openTestApp();
    const user = await clock.signInAs('ROLE_GLOBAL_ADMIN');
    await seedChoices(clock);
    const id = await addProduct(user, 'GENIE', 'By the clock');
    const wire = await openWire(await listenLive(clock), cookiesOf(user));
    wire.send(connectFrame([[liveHeaders.projectId, id]]));
    expect((await wire.next())?.command).toBe('CONNECTED');
    clock.pass(400 * 24 * 3_600_000);
    expect((await wire.rest())[0]?.headers.message).toBe('unauthorized');
    await clock.close();
  });
});

describe('someone of a company is hung up on', () => {
  const cases: [string, (company: string, project: string, user: string) => Promise<unknown>, string][] = [
    ['whose company is disabled', (id) => admin.post(`/api/company/deactivate/${id}`), 'unauthorized'],
    ['whose company is deleted', (id) => admin.delete(`/api/company/${id}`), 'unauthorized'],
    [
      'whose company’s project is disabled',
      (id, project) => admin.post(`/api/company/${id}/project/${project}/disable`),
      'notFound',
    ],
    [
      'whose company’s project is taken away',
      (id, project) => admin.delete(`/api/company/${id}/project/${project}`),
      'notFound',
    ],
    [
      'whose company may not use the product any more',
      async (id) => {
        const { companyUsers, ...company } = newCompany({ enabledProducts: ['SONAR'] });
        return admin.call('PUT', `/api/company/${id}`, { ...company, companyName: `Company ${number}` });
      },
      'notFound',
    ],
    [
      'from whom the project is taken',
      (id, _project, user) => admin.post(`/api/company/${id}/customer/${user}/projects`, { projectIds: [] }),
      'notFound',
    ],
  ];

  it.each(cases)('%s', async (_name, step, code) => {
    const { id } = await addAny();
    const given = { companyName: `Company ${number}`, enabledProducts: ['GENIE'], assignedProjects: [id] };
    const company = (await createCompany(admin, given)).body.id;
    const customer = await signInOf(app, company, 'ROLE_CUSTOMER');
    await admin.post(`/api/company/${company}/customer/${customer.id}/projects`, { projectIds: [id] });
    const wire = await listen(customer, id);
    await changing(() => step(company, id, customer.id));
    expect(await lost(wire, id)).toBe(code);
  });
});

describe('a consumer is hung up on', () => {
  const again = (id: string, change: object) => admin.post(`/api/project/edit/share/${id}`, change);
  const cases: [string, (project: { id: string; password: string }) => Promise<unknown>][] = [
    ['where sharing is switched off', ({ id }) => admin.post(`/api/project/deactivate/sharing/${id}`)],
    ['where the password is changed', ({ id }) => again(id, { projectPassword: 'Quite-Another-Word-7' })],
    [
      'where the link expires',
      ({ id, password }) => again(id, { projectPassword: password, linkExpiresOn: app.services.now().toISOString() }),
    ],
    ['where the project is switched off', ({ id }) => admin.post(`/api/project/deactivate/${id}`)],
    ['where the project is deleted', ({ id }) => admin.delete(`/api/genie/${id}`)],
  ];

  it.each(cases)('%s', async (_name, step) => {
    const project = await addAny();
    const { password } = await share(admin, project.id);
    const wire = await listenShared(project.projectName, password);
    await changing(() => step({ id: project.id, password }));
    expect(await lost(wire, project.id)).toBe('wrongCredentials');
  });

  it('but not for a change that leaves the password as it is; who subscribes with another is', async () => {
    const { id, projectName } = await addAny();
    const { password } = await share(admin, id);
    const wire = await listenShared(projectName, password);
    const other = await addAny();
    const { password: otherPassword } = await share(admin, other.id);
    const gone = await listenShared(other.projectName, otherPassword);
    await again(id, { projectPassword: password });
    await changing(() => admin.post(`/api/project/deactivate/sharing/${other.id}`));
    expect(await lost(gone, id)).toBe('wrongCredentials');
    expect((await wire.next())?.body).toBe('true');
    wire.send(subscribeFrame('2', liveDestination('image', { projectName, projectPassword: otherPassword })));
    expect(await lost(wire, id)).toBe('wrongCredentials');
  });
});
