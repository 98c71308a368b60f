import { createdTypes } from '@soundings/contract/projects/project-types';
import { expect, it } from 'vitest';
import { daysIn, toDay } from '#/features/sonar/days.ts';
import { readSeries } from '#/features/sonar/metrics/series.store.ts';
import { seed } from '#seed/seed.ts';
import { infoOf } from './product-client.ts';
import { allOf } from './sonar-client.ts';
import { openTestApp } from './test-app.ts';

it('the first start makes a demo project of every type, and a second one adds nothing', async () => {
  const password = 'Northern-Lights-over-9-fjords!';
  // Nobody works on jobs here: what was queued waits.
  const app = await openTestApp({ ADMIN_PASSWORD: password }, {}, []);
  try {
    await seed(app.services);
    await seed(app.services);
    const username = app.services.env.ADMIN_EMAIL;
    const admin = app.browserOf({ id: '', username });
    await admin.signIn(app.mails, password);
    const { content } = (await admin.post('/api/project/search?size=60')).body;
    expect(content).toHaveLength(7);
    expect(new Set(content.map(({ projectType }: { projectType: string }) => projectType))).toEqual(
      new Set(createdTypes),
    );
    for (const { id, projectType, demo, result } of content) {
      const info = await infoOf(admin, id);
      expect(demo).toBe(true);
      if (['SCOUTV2', 'GENIE', 'GENIE_GO'].includes(projectType)) {
        expect(info.assistantData['generate-all'].length).toBeGreaterThan(0);
      }
      if (projectType === 'SCOUTV2') {
        const { content } = (await admin.post(`/api/scout-v2/message/search?id=${id}`, {})).body;
        expect(content.length).toBeGreaterThanOrEqual(15);
        expect(result).toMatchObject({ kind: 'board', messages: content.length, selected: 12, finals: 4 });
      }
      if (projectType === 'ID8') expect(info).toMatchObject({ agentType: 'predefined', thinking: 'BALANCED' });
      // Saved unchanged, every one of them is valid.
      if (projectType === 'SONAR') expect((await admin.post(`/api/sonar/edit/${id}`, info)).status).toBe(200);
      if (projectType === 'GENIE_GO') expect((await admin.post(`/api/genie2go/edit/${id}`, info)).status).toBe(200);
    }
  } finally {
    await app.close();
  }
});

it('the SONAR project of the demo is filled by its job, with two years of everything', async () => {
  const password = 'Northern-Lights-over-9-fjords!';
  // A key of the real world is never asked about invented brands.
  const settings = { ADMIN_PASSWORD: password, SONAR_FACEBOOK_KEY: 'real', SONAR_FACEBOOK_URL: 'http://127.0.0.1:1' };
  const app = await openTestApp(settings);
  try {
    await seed(app.services);
    const admin = app.browserOf({ id: '', username: app.services.env.ADMIN_EMAIL });
    await admin.signIn(app.mails, password);
    const { content } = (await admin.post('/api/project/search?size=60')).body;
    const { id } = content.find(({ projectType }: { projectType: string }) => projectType === 'SONAR');
    await app.jobsAreDone();
    expect((await admin.get(`/api/jobs/sonar/dates/${id}`)).body).toMatchObject({
      demo: true,
      collectedFrom: '2024-11-01',
      collectedTill: '2026-11-20',
      accounts: { gone: 1 },
    });
    const brands = await allOf(admin, id);
    expect(brands).toHaveLength(24);
    expect(brands.filter(({ inFocus }) => inFocus)).toHaveLength(4);
    expect(brands.filter(({ myCompany }) => myCompany)).toHaveLength(1);
    expect(brands.filter(({ socials }) => Object.keys(socials).length === 0)).toHaveLength(2);
    const links = brands.flatMap(({ socials }) => Object.values(socials).flat());
    expect(links.filter((link) => link!.collection?.reason === 'collected')).toHaveLength(links.length - 1);
    // A number on every day: posts until yesterday, states today too.
    const { db, now } = app.services;
    const known = new Map<string, number>();
    for await (const { accountId, metric, values, sources } of readSeries(db, id)) {
      const name = `${accountId} ${metric}`;
      known.set(
        name,
        (known.get(name) ?? 0) + values.filter((value, at) => sources[at] && !Number.isNaN(value)).length,
      );
    }
    const days = daysIn({ from: '2024-11-01', to: toDay(now()) });
    expect(new Set(known.values())).toEqual(new Set([days, days - 1]));
    expect(known.size).toBeGreaterThan(200);
  } finally {
    await app.close();
  }
});
