import { savedLimits } from '@soundings/contract/resonance/analysis-choices';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { Saved } from '@soundings/contract/resonance/saved';
import Papa from 'papaparse';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { create, rows, upload } from '#test/resonance-client.ts';
import { surveyCsv, surveyRows } from '#test/survey-file.ts';
import { waitFor } from '#test/wait-for-job.ts';

const it = test
  .extend('made', ({ app, admin }) => async (name: string) => {
    const { id } = (await create(admin, name)).body;
    await app.jobsAreDone();
    const { filterColumns }: ResonanceData = (await admin.get(`/api/resonance/data?projectId=${id}`)).body;
    const idOf = (label: string) =>
      filterColumns.flatMap(({ audiences }) => audiences).find(({ subheader }) => subheader === label)!.id;
    return { id: String(id), idOf };
  })
  .extend('savedOf', ({ admin }) => async (id: string, browser: Browser = admin): Promise<Saved[]> => {
    const { body } = await browser.get(`/api/resonance/saved?projectId=${id}`);
    return body.saved;
  });

const pathOf = (id: string) => `/api/resonance/saved/${id}`;
const youngMen = rows.filter(({ gender, region }) => gender === 'male' && region !== 'west');

describe('saved filters and banners', () => {
  it('are columns of a crosstab beside audiences, with letters of their own', async ({ admin, made, savedOf }) => {
    const { id, idOf } = await made('With banners');
    const filter = { kind: 'filter', audienceIds: [idOf('male'), idOf('north'), idOf('south')] };
    const first = await admin.post(pathOf(id), { ...filter, name: 'Men, not west' });
    expect([first.status, first.body.respondents, first.body.missing]).toEqual([201, youngMen.length, []]);
    const women = await admin.post(pathOf(id), { kind: 'filter', name: 'Women', audienceIds: [idOf('female')] });
    const filterIds = [first.body.id, women.body.id];
    const banner = { kind: 'banner', name: 'Usual', audienceIds: [idOf('west')], filterIds };
    expect((await admin.post(pathOf(id), banner)).body).toMatchObject({ ...banner, respondents: null });
    expect((await savedOf(id)).map(({ name }) => name)).toEqual(['Men, not west', 'Usual', 'Women']);

    const request = { banner: [idOf('west')], filterIds, audienceIds: [], format: 'csv', lang: 'en' };
    const { body } = await admin.post(`/api/resonance/crosstab/export?projectId=${id}`, request);
    const lines = Papa.parse<string[]>(String(body).slice(1)).data;
    const headings = lines.find((cells) => cells[0] === 'Message')!;
    expect(headings.slice(2)).toEqual(['Total', 'west', 'Men, not west', 'Women']);
    const bases = lines.find((cells) => cells[0] === 'A calm message' && cells[1] === 'R1 Base')!;
    expect(bases[4]).toBe(String(youngMen.filter(({ calm }) => calm !== '').length));
    const answered = rows.filter(({ gender, calm }) => gender === 'female' && calm !== '').length;
    expect(bases[5]).toBe(String(answered));
  });

  it('outlive another file where it has the same names, and say what is missing', async ({
    admin,
    app,
    made,
    savedOf,
  }) => {
    const { id, idOf } = await made('Outlived');
    await admin.post(pathOf(id), { kind: 'filter', name: 'Men', audienceIds: [idOf('male')] });
    await admin.post(pathOf(id), { kind: 'filter', name: 'North', audienceIds: [idOf('north')] });
    const replaceBy = async (content: string) => {
      const file = (await upload(admin, content, 'new.csv')).body;
      const body = { projectName: 'Outlived', theme: 'SOUNDINGS', fileId: file.id, mapping: suggestedMapping(file) };
      await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, body));
      await app.jobsAreDone();
    };
    await replaceBy(surveyCsv(surveyRows(300)).replaceAll('north', 'far north'));
    const [men, north] = await savedOf(id);
    expect(men).toMatchObject({ missing: [], respondents: 100 });
    expect(north).toMatchObject({
      missing: [{ header: 'Region', label: 'north' }],
      audienceIds: [],
      respondents: null,
    });
    const request = { banner: [], filterIds: [north!.id], audienceIds: [], format: 'csv', lang: 'en' };
    expect((await admin.post(`/api/resonance/crosstab/export?projectId=${id}`, request)).status).toBe(404);
  });

  it('are replaced by name and maker, deleted by their maker or an administrator, and read by all', async ({
    app,
    admin,
    user,
    made,
    savedOf,
  }) => {
    const { id, idOf } = await made('Shared');
    await admin.post(`/api/project/edit/users/${id}`, { userIds: [user.id] });
    const given = { kind: 'filter', name: 'Mine', audienceIds: [idOf('male')] };
    const own = (await user.post(pathOf(id), given)).body;
    expect((await user.post(pathOf(id), { ...given, audienceIds: [idOf('female')] })).body.id).toBe(own.id);
    const others = (await admin.post(pathOf(id), given)).body;
    expect((await savedOf(id, user)).map(({ mayDelete }) => mayDelete).toSorted()).toEqual([false, true]);
    const credentials = { projectName: 'Shared', projectPassword: (await share(admin, id)).password };
    const consumer = await app
      .browser()
      .post('/api/consumer/resonance/saved', { projectRequest: credentials, request: {} });
    expect(consumer.body.saved.map(({ mayDelete }: Saved) => mayDelete)).toEqual([false, false]);
    expect((await user.delete(`${pathOf(id)}/${others.id}`)).status).toBe(404);
    expect((await admin.delete(`${pathOf(id)}/${own.id}`)).status).toBe(200);
    expect((await savedOf(id)).map((saved) => saved.id)).toEqual([others.id]);
  });

  it('are refused where nothing of it is the project’s, and to whoever may not', async ({
    admin,
    stranger,
    nobody,
    made,
  }) => {
    const { id, idOf } = await made('Guarded');
    const given = { kind: 'filter', name: 'Men', audienceIds: [idOf('male')] };
    for (const wrong of [{ audienceIds: [] }, { name: ' ' }, { kind: 'view' }, { filterIds: [anyId] }]) {
      expect((await admin.post(pathOf(id), { ...given, ...wrong })).status).toBe(400);
    }
    expect((await admin.post(pathOf(id), { ...given, audienceIds: ['9.9'] })).status).toBe(404);
    expect((await admin.post(pathOf(id), { ...given, kind: 'banner', filterIds: [anyId] })).status).toBe(404);
    expect((await admin.post(pathOf(anyId), given)).status).toBe(404);
    expect((await admin.delete(`${pathOf(id)}/${anyId}`)).status).toBe(404);
    expect((await nobody.post(pathOf(id), given)).status).toBe(401);
    expect((await stranger.post(pathOf(id), given)).status).toBe(404);
    expect((await stranger.get(`/api/resonance/saved?projectId=${id}`)).status).toBe(404);
    expect((await stranger.delete(`${pathOf(id)}/${anyId}`)).status).toBe(404);
  });

  it('are up to 50 of each user', async ({ admin, made }) => {
    const { id, idOf } = await made('Full');
    const statusOf = async (n: number) =>
      (await admin.post(pathOf(id), { kind: 'filter', name: `Filter ${n}`, audienceIds: [idOf('male')] })).status;
    for (let n = 0; n < savedLimits.perUser; n++) expect(await statusOf(n)).toBe(201);
    expect(await statusOf(savedLimits.perUser)).toBe(409);
    expect(await statusOf(0)).toBe(201);
  });
});
