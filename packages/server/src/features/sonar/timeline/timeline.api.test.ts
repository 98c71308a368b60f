import { randomUUID } from 'node:crypto';
import { timelineLimits } from '@soundings/contract/sonar/timeline-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { signInOf } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { sonarMarks } from './timeline.tables.ts';

let app: TestApp;
let admin: Browser;
let user: Browser;
let id: string;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  user = await app.signInAs('ROLE_GLOBAL_USER');
});
afterAll(() => app.close());

const newProject = async () => {
  id = await addSonar(admin, `Timeline ${++made}`);
  await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
};
const path = (markId?: string) => `/api/sonar/timeline/${id}${markId ? `/${markId}` : ''}`;
const launch = { kind: 'launch', title: 'New flavour', from: '2026-05-04', to: null } as const;
const campaign = { kind: 'campaign', title: 'Summer', from: '2026-06-01', to: '2026-06-21' } as const;
const goal = { kind: 'goal', score: 'powerrank', target: 60, by: '2026-12-31' } as const;
const marksSeenBy = async (browser: Browser) => (await browser.get(path())).body.marks;

describe('the timeline of a SONAR project', () => {
  it('keeps events and goals, by day', async () => {
    await newProject();
    expect(await marksSeenBy(admin)).toEqual([]);
    const kept = { id: expect.any(String), createdBy: 'Test User 1', mayChange: true };
    for (const mark of [goal, campaign, launch])
      expect(await admin.post(path(), mark)).toMatchObject({ status: 201, body: { ...mark, ...kept } });
    expect(await marksSeenBy(admin)).toEqual([launch, campaign, goal].map((mark) => ({ ...mark, ...kept })));
  });

  it('is changed by the makers of its marks, and by global admins', async () => {
    await newProject();
    const ofAdmin = (await admin.post(path(), launch)).body.id;
    const ofUser = (await user.post(path(), campaign)).body.id;
    expect((await marksSeenBy(user)).map((mark: { mayChange: boolean }) => mark.mayChange)).toEqual([false, true]);
    expect((await user.call('PUT', path(ofAdmin), goal)).status).toBe(404);
    expect((await user.delete(path(ofAdmin))).status).toBe(404);
    expect((await user.call('PUT', path(ofUser), goal)).body).toMatchObject({ ...goal, id: ofUser });
    // Nothing of what it was stays.
    expect((await admin.call('PUT', path(ofUser), launch)).body).toMatchObject({ ...launch, createdBy: 'Test User 2' });
    expect((await admin.delete(path(ofUser))).body).toEqual({ done: true });
    expect((await admin.delete(path(ofUser))).status).toBe(404);
    const elsewhere = id;
    await newProject();
    expect((await admin.call('PUT', path(ofAdmin), goal)).status).toBe(404);
    expect((await admin.delete(path(ofAdmin))).status).toBe(404);
    id = elsewhere;
    expect(await marksSeenBy(admin)).toMatchObject([launch]);
  });

  it('refuses what cannot be drawn', async () => {
    await newProject();
    for (const wrong of [
      { ...launch, title: '  ' },
      { ...launch, title: 'x'.repeat(timelineLimits.title + 1) },
      { ...launch, from: '2026-02-30' },
      { ...launch, kind: 'party' },
      { ...campaign, to: '2026-05-31' },
      { ...goal, target: 101 },
      { ...goal, target: -1 },
      { ...goal, score: 'fame' },
      { ...goal, by: null },
    ]) {
      const { status, body } = await admin.post(path(), wrong);
      expect([wrong, status, body.error?.code]).toEqual([wrong, 400, 'invalidRequest']);
    }
    expect(await marksSeenBy(admin)).toEqual([]);
  });

  it('has an end', async () => {
    await newProject();
    const row = { projectId: id, kind: 'launch', title: 'Before', day: '2026-05-04', createdOn: new Date() } as const;
    const before = Array.from({ length: timelineLimits.marks - 1 }, () => ({ ...row, id: randomUUID() }));
    await app.services.db.insert(sonarMarks).values(before);
    expect((await admin.post(path(), launch)).status).toBe(201);
    expect((await user.post(path(), launch)).body.error.code).toBe('limitReached');
  });

  it('is open to those who may use the project, and to consumers by its password', async () => {
    await newProject();
    const { id: markId } = (await admin.post(path(), launch)).body;
    const nobody = app.browser();
    expect((await nobody.get(path())).status).toBe(401);
    expect((await nobody.post(path(), launch)).status).toBe(401);
    const companyId = await addTestCompany(app.services.db, 'Timelines', { enabledProducts: ['SONAR'] });
    const stranger = await signInOf(app, companyId, 'ROLE_COMPANY_USER');
    for (const { status } of [
      await stranger.get(path()),
      await stranger.post(path(), launch),
      await stranger.call('PUT', path(markId), launch),
      await stranger.delete(path(markId)),
    ])
      expect(status).toBe(404);
    const { password: projectPassword } = await share(admin, id);
    const projectRequest = { projectName: `Timeline ${made}`, projectPassword };
    const shared = await nobody.post('/api/consumer/sonar/timeline', { projectRequest, request: {} });
    expect(shared.body.marks).toEqual([{ ...launch, id: markId, createdBy: '', mayChange: false }]);
    const wrong = { projectRequest: { ...projectRequest, projectPassword: 'Wrong-1-password' }, request: {} };
    expect((await nobody.post('/api/consumer/sonar/timeline', wrong)).status).toBe(403);
  });
});
