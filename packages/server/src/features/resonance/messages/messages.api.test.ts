import type { ChartData } from '@soundings/contract/resonance/chart';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { open, share } from '#test/consumer-client.ts';
import { sendFile } from '#test/product-client.ts';
import { create, createFrom, storedFiles } from '#test/resonance-client.ts';
import { multipart, surveyCsv, surveyRows } from '#test/survey-file.ts';
import { waitFor } from '#test/wait-for-job.ts';

const file = [
  'message,r1,base,Gender: male r1,Gender: male base,Gender: female r1,Gender: female base',
  'Fresh,45,1000,40,400,48.3333333333333333,600',
  'Clear,30,1000,,,,',
  'Bold,40,500,,,,',
].join('\n');

const it = test
  .extend('upload', ({ admin }) => (content: string) => {
    const { payload, headers } = multipart('figures.csv', content);
    return admin.call('POST', '/api/resonance/files?dataStructure=messages', payload, headers);
  })
  .extend('add', ({ admin, upload }) => async (projectName: string, content = file): Promise<string> => {
    const fileId = (await upload(content)).body.id;
    const { status, body } = await createFrom(admin, { projectName, ...look, fileId });
    expect(status).toBe(201);
    return body.id;
  })
  .extend(
    'dataOf',
    ({ admin }) =>
      async (id: string): Promise<ResonanceData> =>
        (await admin.get(`/api/resonance/data?projectId=${id}`)).body,
  )
  .extend('chartOf', ({ app, admin }) => async (id: string): Promise<ChartData> => {
    const window = app.browser();
    const { token } = (await admin.get('/api/ivis/token/generate')).body;
    const { headers } = await window.get(`/chart/resonance/?sourceId=${id}&token=${token}`);
    const visit = new URL(String(headers.location), 'http://chart').searchParams.get('visit');
    return (await window.get(`/api/chart/resonance/data?visit=${visit}`)).body;
  });

const look = { theme: 'HACKABU', dataStructure: 'messages', vision: 'network' };

describe('a project of figures per message', () => {
  it('answers an upload with what the file holds', async ({ upload }) => {
    const { status, body } = await upload(file);
    expect(status).toBe(201);
    const found = { unit: 'percent', hasR2: false, audiences: ['Gender: male', 'Gender: female'], ignored: [] };
    expect(body).toMatchObject({ form: 'messages', rows: 3, figures: found });
  });

  it('shows the figures of its file, with intervals and verdicts', async ({ add, dataOf }) => {
    const { projectId, importedOn, messages, ...data } = await dataOf(await add('Figures'));
    expect(data).toMatchObject({
      projectName: 'Figures',
      theme: 'HACKABU',
      vision: 'network',
      dataStructure: 'messages',
      lang: null,
      fileName: 'figures.csv',
      filterColumns: [],
      summary: {
        numberOfRespondents: 1000,
        numberOfVariables: 2,
        numberOfResponseData: 2500,
        totalNodeConnections: 2,
      },
    });
    // R: prop.test(450, 1000, correct = FALSE)$conf.int; p.adjust(c(prop.test(c(450, 500), c(1000, 1500), correct =
    // FALSE)$p.value, prop.test(c(300, 650), c(1000, 1500), …)$p.value, prop.test(c(200, 750), c(500, 2000), …)$p.value), 'BH')
    const expected = [
      ['Fresh', 45, 41.9415384074, 48.0967291774, 5.87936037547e-9, 'above'],
      ['Clear', 30, 27.2406842477, 32.9123860917, 5.13799935189e-11, 'below'],
      ['Bold', 40, 35.7978990795, 44.3545877298, 0.302959754118, 'same'],
    ] as const;
    for (const [i, [message, percent, low, high, p, verdict]] of expected.entries()) {
      const { r1Share, r2Share, accurateTotal } = messages[i]!;
      expect([messages[i]!.message, r1Share.verdict, r2Share]).toEqual([message, verdict, null]);
      expect(accurateTotal).toBeCloseTo(percent, 9);
      expect(r1Share.low).toBeCloseTo(low, 8);
      expect(r1Share.high).toBeCloseTo(high, 8);
      expect(Math.log(r1Share.p!)).toBeCloseTo(Math.log(p), 4);
    }
  });

  it('is charted with its audiences, each against those outside it', async ({ add, dataOf, chartOf }) => {
    const id = await add('Charted');
    const { messages, audiences, links, ...chart } = await chartOf(id);
    expect(messages).toEqual((await dataOf(id)).messages);
    expect(chart).toMatchObject({ dataStructure: 'messages', vision: 'network', messagesLeftOut: 0 });
    expect(audiences.map(({ header, subheader }) => [header, subheader])).toEqual([
      ['Gender', 'male'],
      ['Gender', 'female'],
    ]);
    // R: prop.test(c(160, 290), c(400, 600), correct = FALSE)$p.value is 0.0095: one is below, the other above.
    expect(links).toEqual({
      r1: [40, 48.33, null, null, null, null],
      r2: [null, null, null, null, null, null],
      base: [400, 600, 0, 0, 0, 0],
      low: [35.32, 44.36, null, null, null, null],
      high: [44.87, 52.33, null, null, null, null],
      verdicts: 'bauuuu',
    });
  });

  it('is shown to consumers as to staff', async ({ app, admin, add, dataOf }) => {
    const id = await add('Shared figures');
    const { password } = await share(admin, id);
    const shared = await open(app.browser(), 'RESONANCE', 'Shared figures', password);
    expect(shared.body).toEqual(await dataOf(id));
  });

  it('has no respondents to filter or combine: those calls find nothing', async ({ admin, add }) => {
    const id = await add('No respondents');
    const calls: [string, unknown][] = [
      ['filter/messages', { audienceIds: [] }],
      ['calculations/data', { messageId: 'm1', audienceIds: [] }],
      ['calculations/init', { audienceIds: [] }],
      ['high/performing', { messageId: 'm1', audienceIds: [] }],
      ['h2h/messages', { messageIds: ['m1', 'm2'], audienceIds: [] }],
      ['concepts', {}],
      ['h2h/concepts', { conceptIds: ['c1'], audienceIds: [] }],
      ['benchmarks', {}],
      ['calculations/benchmarks', []],
      ['crosstab/export', { banner: ['0.0'], audienceIds: [], format: 'csv', lang: 'en' }],
    ];
    for (const [path, body] of calls) {
      const reply = await admin.post(`/api/resonance/${path}?projectId=${id}`, body);
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });

  it('asks which column is which where headings don’t say it', async ({ admin, upload, dataOf }) => {
    const other =
      'Wording,Liked,Would buy,Women r1,Sex: men r1,Sex: men base,Asked\nFresh,45,20,48,40,600,1000\nClear,30,10,,,,900';
    const asked = await upload(other);
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ form: 'messages', rows: 2, columns: expect.arrayContaining([]) });
    expect(asked.body.figures).toBeUndefined();
    expect(asked.body.columns.map(({ header }: { header: string }) => header)).toContain('Would buy');
    const { id: fileId } = asked.body;
    const refused = await createFrom(admin, { projectName: 'Not said', ...look, fileId });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'fileHasErrors' } } });

    const inspect = (figureColumns: object) => admin.post(`/api/resonance/files/${fileId}/inspect`, { figureColumns });
    expect((await inspect({ message: 0, r1: 1, r2: 1, base: 6 })).status).toBe(400);
    const beyond = await inspect({ message: 0, r1: 1, r2: null, base: 9 });
    expect(beyond).toMatchObject({ status: 400, body: { error: { code: 'fileHasErrors' } } });
    const wrong = await inspect({ message: 0, r1: 6, r2: null, base: 1 });
    expect(wrong.body.error.code).toBe('fileHasErrors');
    const said = await inspect({ message: 0, r1: 1, r2: 2, base: 6 });
    expect(said.body.figures).toEqual({
      unit: 'percent',
      hasR2: true,
      audiences: ['Sex: men'],
      ignored: ['Women r1'],
    });
    const { body } = await createFrom(admin, { projectName: 'Said', ...look, fileId });
    expect(
      (await dataOf(body.id)).messages.map(({ message, base, r1Share, r2Share }) => [
        message,
        base,
        r1Share.percent,
        r2Share?.percent,
      ]),
    ).toEqual([
      ['Fresh', 1000, 45, 20],
      ['Clear', 900, 30, 10],
    ]);
  });

  it('stays one when its file is changed, and takes no survey', async ({ admin, add, dataOf, chartOf }) => {
    const id = await add('Changed');
    const before = await dataOf(id);
    const survey = await sendFile(admin, `/api/resonance/add-file/${id}`, 'survey.csv', surveyCsv(surveyRows(40)));
    expect(survey).toMatchObject({ status: 400, body: { error: { code: 'fileHasErrors' } } });
    expect(await dataOf(id)).toEqual(before);
    const other = 'message,r1,r2,base\nFresh,0.5,0.25,80';
    expect(
      (await waitFor(admin, await sendFile(admin, `/api/resonance/add-file/${id}`, 'new.csv', other))).status,
    ).toBe(201);
    const after = await dataOf(id);
    expect(after).toMatchObject({ dataStructure: 'messages', vision: 'network', fileName: 'new.csv' });
    expect(after.messages.map(({ r1Total, r2Total, base }) => [r1Total, r2Total, base])).toEqual([[50, 25, 80]]);
    expect((await chartOf(id)).messages).toEqual(after.messages);
  });

  it('is not made of a survey, nor a project of respondents of figures', async ({ admin, upload, dataOf }) => {
    const ofFigures = (await upload(file)).body.id;
    const mixed = { projectName: 'Mixed', theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: ofFigures };
    expect((await admin.post('/api/resonance', mixed)).status).toBe(400);
    const id = (await create(admin, 'Of respondents')).body.id;
    const reply = await waitFor(admin, await sendFile(admin, `/api/resonance/add-file/${id}`, 'figures.csv', file));
    expect(reply.status).toBe(400);
    expect((await dataOf(id)).dataStructure).toBe('respondents');
  });

  it('leaves nothing behind where the file has errors', async ({ app, upload }) => {
    const before = await storedFiles(app);
    const reply = await upload('message,r1,base\nFresh,450,1000\nClear,30,\n');
    expect(reply.status).toBe(400);
    expect(reply.body.error.fileErrors).toMatchObject([
      { title: 'A base is not a whole number', lines: [{ line: 3 }] },
      { title: 'A figure is not a percentage', lines: [{ line: 2, values: { cell: '450', most: 100 } }] },
    ]);
    expect(await storedFiles(app)).toEqual(before);
  });
});
