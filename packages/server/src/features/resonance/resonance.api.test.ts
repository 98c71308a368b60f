import { randomUUID } from 'node:crypto';
import type { AudienceLink, MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import { describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import { create, rows, storedFiles } from '#test/resonance-client.ts';
import { countR1 } from '#test/survey-file.ts';

const onlyRows = (where: (row: (typeof rows)[number]) => boolean) => rows.filter(where);
const figureOf = (messages: MessageFigures[], text: string) => messages.find(({ message }) => message === text)!;

describe('POST /api/resonance', () => {
  it('makes a project whose figures equal a count of the rows', async ({ admin }) => {
    const created = await create(admin, 'Figures');
    expect(created).toMatchObject({ status: 201, body: { error: null } });
    const projectId = created.body.id;
    const data = (await admin.get(`/api/resonance/data?projectId=${projectId}`)).body as ResonanceData;
    expect(data).toMatchObject({ projectName: 'Figures', fileName: 'survey.csv', demo: false, weighted: false });
    expect(data.summary).toEqual({
      numberOfRespondents: 400,
      numberOfVariables: 5,
      numberOfResponseData: countR1(rows, 'calm').base + countR1(rows, 'bold').base,
      totalNodeConnections: 10,
    });
    const calm = figureOf(data.messages, 'A calm message');
    expect(calm.r1Share).toMatchObject(countR1(rows, 'calm'));
    expect(calm.accurateR1Total).toBeCloseTo((100 * calm.r1Share.positive) / calm.r1Share.base, 10);
    expect(calm.r2Share).toBeNull();

    const [gender] = data.filterColumns;
    expect(data.filterColumns.map(({ overlapping }) => overlapping)).toEqual(data.filterColumns.map(() => false));
    const female = gender!.audiences.find(({ subheader }) => subheader === 'female')!;
    const women = onlyRows((row) => row.gender === 'female');
    expect(female.base).toBe(women.length);
    const filter = { audienceIds: [female.id] };
    const filtered = (await admin.post(`/api/resonance/filter/messages?projectId=${projectId}`, filter)).body;
    expect(filtered.respondents).toBe(women.length);
    expect(figureOf(filtered.messages, 'A bold message').r1Share).toMatchObject(countR1(women, 'bold'));

    const wanted = { messageId: calm.id, audienceIds: [] };
    const links = (await admin.post(`/api/resonance/calculations/data?projectId=${projectId}`, wanted)).body
      .links as AudienceLink[];
    const ofWomen = links.find(({ audienceSubheader }) => audienceSubheader === 'female')!;
    expect(ofWomen.r1).toMatchObject(countR1(women, 'calm'));
    const underFilter = (
      await admin.post(`/api/resonance/calculations/data?projectId=${projectId}`, { ...wanted, ...filter })
    ).body.links;
    const north = underFilter.find((link: AudienceLink) => link.audienceSubheader === 'north');
    expect(north.r1).toMatchObject(
      countR1(
        women.filter((row) => row.region === 'north'),
        'calm',
      ),
    );
    expect(north.globalR1).toMatchObject(
      countR1(
        onlyRows((row) => row.region === 'north'),
        'calm',
      ),
    );
  });

  it('uses the upload up and leaves one stored dataset', async ({ app, admin }) => {
    const before = await storedFiles(app);
    expect((await create(admin, 'Used up')).status).toBe(201);
    const after = await storedFiles(app);
    expect(after.uploads).toEqual(before.uploads);
    expect(after.datasets).toHaveLength(before.datasets.length + 1);
  });

  it('shows the result in the project list and in the audit log', async ({ app, admin }) => {
    await create(admin, 'Listed');
    const { content } = (await admin.post('/api/project/search', { query: 'listed' })).body;
    expect(content).toHaveLength(1);
    const best = countR1(rows, 'bold');
    expect(content[0]).toMatchObject({
      projectType: 'RESONANCE',
      createdBy: { id: admin.id },
      result: { kind: 'resonance', base: 400, messages: 2, bestR1: (100 * best.positive) / best.base },
    });
    expect(await app.auditEntries()).toContainEqual(
      expect.objectContaining({ action: 'project.create', outcome: 'success', target: 'Listed' }),
    );
  });
});

describe('a project of someone else', () => {
  it('answers like one that does not exist', async ({ app, admin, stranger }) => {
    const mine = (await create(admin, 'Only for some')).body.id;
    for (const id of [mine, randomUUID()]) {
      const replies = await Promise.all([
        stranger.get(`/api/resonance/data?projectId=${id}`),
        stranger.post(`/api/resonance/filter/messages?projectId=${id}`, { audienceIds: [] }),
        stranger.post(`/api/resonance/calculations/data?projectId=${id}`, { messageId: 'm1', audienceIds: [] }),
      ]);
      expect(await app.auditEntries()).toContainEqual(
        expect.objectContaining({ action: 'access.denied', actor: stranger.username, target: `project ${id}` }),
      );
      for (const { status, body } of replies) {
        const { requestId, ...error } = body.error;
        expect([status, error]).toEqual([404, { code: 'notFound', message: 'Not found.' }]);
      }
    }
  });

  it('opens to a user it is assigned to', async ({ admin, user }) => {
    const { body } = await create(admin, 'Assigned', { userIds: [user.id] });
    expect((await user.get(`/api/resonance/data?projectId=${body.id}`)).status).toBe(200);
    expect((await user.post('/api/project/search')).body.content.map(({ id }: { id: string }) => id)).toEqual([
      body.id,
    ]);
  });

  it('refuses ids of messages and audiences that it does not have', async ({ admin }) => {
    const { body } = await create(admin, 'Known ids');
    const at = (path: string, given: object) => admin.post(`/api/resonance/${path}?projectId=${body.id}`, given);
    expect((await at('calculations/data', { messageId: 'm99', audienceIds: [] })).status).toBe(404);
    expect((await at('filter/messages', { audienceIds: ['0.0', 'nonsense'] })).status).toBe(404);
    expect((await at('filter/messages', {})).status).toBe(400);
    expect((await admin.get('/api/resonance/data?projectId=nonsense')).status).toBe(400);
  });
});
