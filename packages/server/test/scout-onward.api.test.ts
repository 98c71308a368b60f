import type { BoardMessage } from '@soundings/contract/board/board';
import { describe, expect } from 'vitest';
import { domains, figuresOf, importFigures, range } from '#/features/sonar/scores/scores-test-files.ts';
import { test } from './api-test.ts';
import type { Browser } from './browser.ts';
import { anyId } from './company-client.ts';
import { makeXlsx } from './make-xlsx.ts';
import { addProduct, seedChoices } from './product-client.ts';
import { createFrom, upload } from './resonance-client.ts';
import { openScout } from './scout-client.ts';
import { messageTexts, sheetsRows, sheetsWorkbook } from './sheets-survey.ts';
import { addSonar, brand } from './sonar-client.ts';

const it = test
  .extend('id', { scope: 'file' }, async ({ app, admin, user }) => {
    await seedChoices(app);
    return addProduct(admin, 'SCOUTV2', 'Onward', { userIds: [user.id] });
  })
  .extend('sonarId', { scope: 'file' }, async ({ admin }) => {
    const datasets = domains.slice(0, 4).map((domain, at) => brand(domain, { myCompany: at === 3 }));
    const project = await addSonar(admin, 'The market', { datasets });
    await importFigures(admin, project, [0, 1, 2, 3].map(figuresOf));
    return project;
  });

const call = (browser: Browser, path: string, id: string, request?: object) =>
  request
    ? browser.post(`/api/scout-v2/${path}?projectId=${id}`, request)
    : browser.get(`/api/scout-v2/${path}?projectId=${id}`);
const boardOf = async (browser: Browser, id: string): Promise<BoardMessage[]> =>
  (await browser.post(`/api/scout-v2/message/search?id=${id}`, {})).body.content;
const addTexts = async (browser: Browser, projectId: string, messages: readonly string[]): Promise<string[]> => {
  const { status, body } = await browser.post('/api/scout-v2/message/create', { projectId, messages });
  expect(status).toBe(201);
  return body.content.map(({ id }: BoardMessage) => id);
};

describe('SONAR’s facts', () => {
  it('become messages that name them, once each, for whoever may open both projects', async ({
    admin,
    user,
    id,
    sonarId,
  }) => {
    expect((await call(admin, 'sonar/projects', id)).body).toEqual([
      { id: sonarId, projectName: 'The market', projectType: 'SONAR' },
    ]);
    const request = { sonarProjectId: sonarId, language: 'en' };
    const { status, body } = await call(admin, 'generate/sonar', id, request);
    expect(status).toBe(200);
    expect(body.content.length).toBeGreaterThan(0);
    for (const { message, origin } of body.content as BoardMessage[]) {
      expect(message).toContain(`Brand ${domains[3]}`);
      expect(origin!.fact).toEqual({
        id: expect.any(String),
        projectId: sonarId,
        projectName: 'The market',
        text: origin!.evidence[0],
      });
    }
    expect((await call(admin, 'generate/sonar', id, request)).body.content).toEqual([]);
    expect(await boardOf(admin, id)).toHaveLength(body.content.length);
    expect(
      (await call(admin, 'generate/sonar', id, { ...request, language: 'de' })).body.content.length,
    ).toBeGreaterThan(0);
    expect((await call(user, 'sonar/projects', id)).body).toEqual([]);
    expect((await call(user, 'generate/sonar', id, request)).status).toBe(404);
  });

  it('are named with their project for those alone who may open that', async ({ app, admin, user, id, sonarId }) => {
    const shared = await openScout(app, admin, 'Shared onward');
    for (const board of [id, shared.id])
      await call(admin, 'generate/sonar', board, { sonarProjectId: sonarId, language: 'en' });
    const own = (await boardOf(admin, shared.id)).map(({ origin }) => origin!.fact!);
    expect(own.length).toBeGreaterThan(0);
    for (const fact of own) expect(fact).toMatchObject({ projectId: sonarId, projectName: 'The market' });
    const bare = { id: expect.any(String), text: expect.any(String) };
    const consumers = await shared.shared('message/search');
    expect(consumers.status).toBe(200);
    expect(consumers.body.content).toHaveLength(own.length);
    for (const answer of [consumers.body.content, await boardOf(user, id)] as BoardMessage[][]) {
      expect(JSON.stringify(answer)).not.toMatch(new RegExp(`The market|${sonarId}`));
      const facts = answer.flatMap(({ origin }) => origin?.fact ?? []);
      expect(facts.length).toBeGreaterThan(0);
      for (const fact of facts) expect(fact).toEqual(bare);
    }
    const [first] = consumers.body.content as BoardMessage[];
    const edited = await shared.shared(`message/edit-message/${first!.id}`, { message: 'Said by a client' });
    expect(edited.status).toBe(200);
    expect(JSON.stringify(edited.body)).not.toMatch(new RegExp(`The market|${sonarId}`));
  });

  it('are those of the period that is named, as NAVIG8 tells it', async ({ admin, sonarId }) => {
    const board = await addProduct(admin, 'SCOUTV2', 'Of a period');
    const ranges = { comparable: range('2026-02-01', '2026-02-28'), compareTo: range('2026-01-01', '2026-01-31') };
    const told = async (of: object): Promise<string> => {
      const { chapters } = (await admin.post(`/api/sonar/navig8?projectId=${sonarId}`, of)).body;
      return chapters.map(({ message }: { message: string }) => message).join(' ');
    };
    const request = { sonarProjectId: sonarId, language: 'en', ranges };
    const { content } = (await call(admin, 'generate/sonar', board, request)).body;
    const facts = content.map(({ origin }: BoardMessage) => origin!.fact!.text);
    const standing = facts.find((fact: string) => fact.includes('in powerrank ('));
    expect(await told({ ranges })).toContain(standing);
    const later = { comparable: range('2026-06-01', '2026-06-30'), compareTo: range('2026-05-01', '2026-05-31') };
    expect(await told({ ranges: later })).not.toContain(standing);
    const outside = { ...ranges, comparable: range('2025-02-01', '2025-02-28') };
    expect((await call(admin, 'generate/sonar', board, { ...request, ranges: outside })).body.error).toMatchObject({
      code: 'invalidRequest',
      fields: [{ path: 'ranges.comparable.startDate' }, { path: 'ranges.comparable.endDate' }],
    });
  });

  it('are none without data, and without a brand of one’s own', async ({ admin, id }) => {
    const empty = await addSonar(admin, 'Nothing collected');
    const ask = (sonarProjectId: string) => call(admin, 'generate/sonar', id, { sonarProjectId, language: 'en' });
    expect((await ask(empty)).body.error.code).toBe('noDataCollectedYet');
    const offered = (await call(admin, 'sonar/projects', id)).body;
    expect(offered.map(({ projectName }: { projectName: string }) => projectName)).not.toContain('Nothing collected');
    const nobodys = await addSonar(admin, 'Nobody’s', { datasets: domains.slice(0, 4).map((domain) => brand(domain)) });
    await importFigures(admin, nobodys, [0, 1, 2, 3].map(figuresOf));
    expect((await ask(nobodys)).body.error.code).toBe('noMessagesAvailable');
    expect((await ask(anyId)).status).toBe(404);
    expect((await ask(id)).status).toBe(404);
  });
});

describe('messages', () => {
  it('go to a GENIE project, to be evaluated there', async ({ admin, user, id }) => {
    const genieProjectId = await addProduct(admin, 'GENIE', 'Predicted onward');
    const ids = await addTexts(admin, id, ['Light that lets you sleep', 'Two people build your lamp']);
    const request = { targetId: genieProjectId, ids, url: 'https://lamps.example' };
    expect((await call(admin, 'send-to-genie', id, request)).body).toEqual({ added: 2 });
    const { predicted } = (await admin.post(`/api/genie/board?projectId=${genieProjectId}`, {})).body;
    expect(predicted[0].source).toEqual({ projectId: id, projectName: 'Onward', projectType: 'SCOUTV2' });
    expect(predicted.map(({ message }: { message: string }) => message)).toEqual([
      'Light that lets you sleep',
      'Two people build your lamp',
    ]);
    expect((await call(user, 'send-to-genie', id, request)).status).toBe(404);
    expect((await call(admin, 'send-to-genie', id, { ...request, url: ' ' })).status).toBe(400);
    expect((await call(admin, 'send-to-genie', id, { ...request, ids: [anyId] })).body.error.code).toBe(
      'noMessagesAvailable',
    );
  });

  it('name in GENIE the project that they are from to those alone who may open it', async ({ admin, user }) => {
    const scoutId = await addProduct(admin, 'SCOUTV2', 'Not for everybody');
    const genieProjectId = await addProduct(admin, 'GENIE', 'For both', { userIds: [user.id] });
    const ids = await addTexts(admin, scoutId, ['A lamp for life']);
    await call(admin, 'send-to-genie', scoutId, { targetId: genieProjectId, ids, url: 'https://lamps.example' });
    const sourceFor = async (browser: Browser) =>
      (await browser.post(`/api/genie/board?projectId=${genieProjectId}`, {})).body.predicted[0].source;
    expect(await sourceFor(admin)).toEqual({
      ...{ projectId: scoutId, projectName: 'Not for everybody', projectType: 'SCOUTV2' },
    });
    expect(await sourceFor(user)).toBe(null);
  });

  it('go out as a questionnaire for a panel, in both forms', async ({ admin, id }) => {
    const ids = await addTexts(admin, id, ['=1+1 is a message', 'Grüße\naus Köln']);
    const text = await call(admin, 'questionnaire', id, { ids, format: 'TXT', lang: 'de' });
    expect(text.headers['content-disposition']).toContain('Onward Fragebogen');
    expect(text.body).toContain('m1. =1+1 is a message\nm2. Grüße aus Köln\n');
    const sheet = await call(admin, 'questionnaire', id, { ids, format: 'XLSX', lang: 'en' });
    expect([sheet.status, sheet.headers['content-disposition']]).toEqual([200, expect.stringContaining('.xlsx')]);
    expect((await call(admin, 'questionnaire', id, { ids: [], format: 'TXT', lang: 'en' })).body.error.code).toBe(
      'noMessagesAvailable',
    );
  });

  it('show what RESONANCE has measured of the same texts, to whoever may open it', async ({ admin, user, id }) => {
    const [measuredId] = await addTexts(admin, id, [`${messageTexts[1]!.toUpperCase()}!`, 'Never asked']);
    const file = (await upload(admin, sheetsWorkbook(sheetsRows(120)), 'survey.xlsx')).body;
    const created = await createFrom(admin, {
      ...{ projectName: 'Measured', theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id },
    });
    expect(created.body.error).toBeNull();
    const { status, body } = await call(admin, 'message/measured', id);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ...{ messageId: measuredId, projectId: expect.any(String), projectName: 'Measured' },
        ...{ r1: expect.objectContaining({ base: 120 }), r2: expect.objectContaining({ base: 120 }) },
      },
    ]);
    const { percent, low, high } = body[0].r1;
    expect(low < percent && percent < high).toBe(true);
    expect((await call(user, 'message/measured', id)).body).toEqual([]);
  });

  it('come back in the sheets of the questionnaire', async ({ admin }) => {
    const filled = makeXlsx({
      messages: [
        ['id', 'message'],
        ['m1', 'Light that lets you sleep'],
      ],
      respondents: [['id', 'Gender', 'Age'], ...['a', 'b', 'c'].map((one) => [one, 'female', '30'])],
      responses: [['respondent', 'message', 'r1', 'r2'], ...['a', 'b', 'c'].map((one, at) => [one, 'm1', at % 2, 1])],
      questionnaire: [['', 'Show each respondent the messages below']],
    });
    const file = (await upload(admin, filled, 'filled.xlsx')).body;
    const { body } = await createFrom(admin, {
      ...{ projectName: 'Filled', theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id },
    });
    expect(body.error).toBeNull();
  });

  it('stay with those who may open the project', async ({ stranger, nobody, id }) => {
    for (const [path, request] of [
      ['sonar/projects'],
      ['genie/projects'],
      ['message/measured'],
      ['generate/sonar', { sonarProjectId: anyId, language: 'en' }],
      ['send-to-genie', { targetId: anyId, ids: [anyId], url: 'x' }],
      ['questionnaire', { ids: [anyId], format: 'TXT', lang: 'en' }],
    ] as const) {
      expect((await call(stranger, path, id, request)).status).toBe(404);
      expect((await call(nobody, path, id, request)).status).toBe(401);
    }
  });
});
