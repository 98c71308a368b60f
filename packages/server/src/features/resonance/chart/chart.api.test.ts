import { SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import {
  chartAddress,
  chartPage,
  chartTokenOf,
  cleanAddress,
  testOfChart,
  type Visit,
  visitChart,
  visitIdIn,
} from '#test/chart-client.ts';
import { share } from '#test/consumer-client.ts';
import { create } from '#test/resonance-client.ts';
import { password } from '#test/test-app.ts';

const projectName = 'Canary project 4711';
const it = testOfChart(projectName);

const refused = ({ reply, window }: Visit) => {
  expect([reply.status, reply.headers.location]).toEqual([303, cleanAddress]);
  expect([...window.jar.keys()]).toEqual([]);
};

describe('the token of the chart page', () => {
  it('opens it once: the second use is refused', async ({ admin, id, visit }) => {
    const token = await chartTokenOf(admin);
    const [one, two] = [await visit({ sourceId: id, token }), await visit({ sourceId: id, token })];
    expect((await one.data()).status).toBe(200);
    refused(two);
    expect((await two.data()).status).toBe(401);
  });

  it('opens one of twenty windows that come at the same time', async ({ admin, id, visit }) => {
    const token = await chartTokenOf(admin);
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit({ sourceId: id, token })));
    expect(visits.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });

  it('is over after a minute, and stays used up however late in it it was used', async ({ app, admin, id, visit }) => {
    const late = await chartTokenOf(admin);
    const used = await chartTokenOf(admin);
    app.pass(59_000);
    expect((await (await visit({ sourceId: id, token: used })).data()).status).toBe(200);
    refused(await visit({ sourceId: id, token: used }));
    app.pass(2000);
    refused(await visit({ sourceId: id, token: late }));
    refused(await visit({ sourceId: id, token: used }));
  });

  it('is no access token, and an access token is none', async ({ app, admin, id, visit }) => {
    const bearer = { authorization: `Bearer ${await chartTokenOf(admin)}` };
    expect((await app.browser().get('/api/user-data', bearer)).status).toBe(401);
    expect((await app.browser().get('/api/ivis/token/generate', bearer)).status).toBe(401);
    const accessToken = admin.jar.get('accessToken')!;
    const tried = await visit({ sourceId: id, token: accessToken });
    refused(tried);
    expect((await tried.data()).status).toBe(401);
  });

  it('is refused where it was signed with another of our keys, or not at all', async ({ app, id, visit }) => {
    const claims = () =>
      new SignJWT({})
        .setSubject('x')
        .setJti('y')
        .setAudience('soundings-chart')
        .setExpirationTime(new Date('2030-01-01'));
    const swapped = await claims()
      .setProtectedHeader({ alg: 'HS256', typ: 'ct+jwt' })
      .sign(app.services.keys.accessToken);
    const [, body] = swapped.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"ct+jwt"}').toString('base64url')}.${body}.`;
    for (const token of [swapped, none, 'x']) refused(await visit({ sourceId: id, token }));
  });
});

describe('the address of the chart page', () => {
  it.for(['/chart/resonance', '/chart/resonance/'])(
    '%s sends on to a clean address with a sealed cookie',
    async (path, { app, admin, id }) => {
      const token = await chartTokenOf(admin);
      const address = chartAddress({ sourceId: id, token, more: 'x', projectType: 'RESONANCE' }, path);
      const reply = await app.browser().get(address);
      expect(reply.status).toBe(303);
      const name = `chart-${visitIdIn(reply)}`;
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const [cookie] = reply.cookies;
      expect(cookie).toMatchObject({ name, httpOnly: true, sameSite: 'Strict', path: '/api/chart', maxAge: 3600 });
      expect(Buffer.from(cookie!.value, 'base64url').toString('latin1')).not.toContain(id);
    },
  );

  it('keeps of how it starts only what it knows', async ({ app, id }) => {
    const address = `${chartPage}?sourceId=${id}&token=x&theme=HACKABU&vision=%3Cscript%3E&lang=da&lang=de&dataStructure=messages`;
    const reply = await app.browser().get(address);
    expect(reply.headers.location).toBe(`${chartPage}?theme=hackabu&dataStructure=messages`);
  });

  it('adds how the project starts where the address does not say', async ({ app, admin, id }) => {
    const reply = await app
      .browser()
      .get(`${chartPage}?sourceId=${id}&token=${await chartTokenOf(admin)}&vision=matrix&lang=fr`);
    const address = String(reply.headers.location).replace(/visit=\w+&/, '');
    expect(address).toBe(`${chartPage}?theme=soundings&vision=matrix&dataStructure=respondents&lang=en`);
  });

  it('lets consumers in by name and password, and counts wrong ones as everywhere', async ({ app, asConsumer }) => {
    const right = await asConsumer();
    expect([right.reply.status, right.isOpen]).toEqual([303, true]);
    expect((await right.data()).status).toBe(200);
    const before = (await app.auditEntries()).length;
    refused(await asConsumer({ projectPassword: 'Wrong-Canary-9' }));
    refused(await asConsumer({ projectName: 'No such project' }));
    const entries = (await app.auditEntries()).slice(before);
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['share.open', 'failure'],
      ['share.open', 'failure'],
    ]);
  });

  it('refuses a right password after thirty wrong ones', async ({ app, admin, asConsumer }) => {
    const other = 'Guessed at 31';
    const { password: right } = await share(admin, (await create(admin, other)).body.id);
    for (let i = 0; i < 30; i++) refused(await asConsumer({ projectName: other, projectPassword: `Wrong-${i}` }));
    refused(await asConsumer({ projectName: other, projectPassword: right }));
    app.pass(901_000);
    await admin.signIn(app.mails, password);
    expect((await (await asConsumer({ projectName: other, projectPassword: right })).data()).status).toBe(200);
  });

  it('lets no one in to a project that they may not see, that is of another type or that is not there', async ({
    app,
    admin,
    id,
    visit,
    asStaff,
  }) => {
    const stranger = await app.signInAs('ROLE_CUSTOMER');
    const before = (await app.auditEntries()).length;
    refused(await asStaff(stranger));
    expect((await app.auditEntries()).slice(before)).toMatchObject([
      { action: 'access.denied', actor: stranger.username, target: `project ${id}` },
    ]);
    refused(await visit({ sourceId: '11111111-1111-4111-8111-111111111111', token: await chartTokenOf(admin) }));
  });

  it('names no visit after a refusal, so that no project is shown, and keeps an earlier visit for its own page', async ({
    app,
    id,
    asStaff,
  }) => {
    const { window, data } = await asStaff();
    const second = await visitChart(app, { sourceId: id, token: 'wrong' }, {}, window);
    expect([second.reply.headers.location, (await second.data()).status]).toEqual([cleanAddress, 401]);
    expect((await data()).status).toBe(200);
  });

  it('is used up by no image, script or look ahead on another page', async ({ app, admin, id, visit }) => {
    const token = await chartTokenOf(admin);
    refused(await visit({ sourceId: id, token }, { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }));
    await app.inject({ method: 'HEAD', url: chartAddress({ sourceId: id, token }) });
    const { data } = await visit(
      { sourceId: id, token },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
    );
    expect((await data()).status).toBe(200);
  });

  it('is a page like all others without credentials', async ({ app }) => {
    const [chart, other] = [await app.browser().get(cleanAddress), await app.browser().get('/projects')];
    expect([chart.status, chart.body]).toEqual([other.status, expect.anything()]);
    expect(chart.headers.location).toBeUndefined();
    expect(chart.cookies).toEqual([]);
  });

  it('leaves no secret in any log line or in the audit log', async ({
    app,
    admin,
    id,
    projectPassword,
    visit,
    asConsumer,
  }) => {
    const token = await chartTokenOf(admin);
    await visit({ sourceId: id, token });
    await asConsumer();
    await asConsumer({ projectPassword: 'Canary-Password-8' });
    const told = app.logLines.join('\n') + JSON.stringify(await app.auditEntries());
    expect(app.logLines.some((line) => line.includes('"route":"/chart/resonance/"'))).toBe(true);
    for (const secret of [token, projectPassword, 'Canary-Password-8', encodeURIComponent(projectPassword)]) {
      expect(told.includes(secret)).toBe(false);
    }
  });
});
