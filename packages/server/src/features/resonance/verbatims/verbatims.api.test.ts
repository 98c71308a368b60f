import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeShares, FoundVerbatims, VerbatimQuestions } from '@soundings/contract/resonance/verbatims';
import { twoProportionZ } from '@soundings/engine/stats/proportions';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, storedFiles, upload } from '#test/resonance-client.ts';
import { surveyRows } from '#test/survey-file.ts';
import { waitFor } from '#test/wait-for-job.ts';

const said = (i: number): string => {
  if (i % 5 === 0) return '';
  if (i % 3 === 0) return `Too expensive, number ${i}`;
  return i % 7 === 0 ? `Der Preis; "${i}"` : `Warm and dry ${i}`;
};
const rows = surveyRows(420).map((row, i) => ({ ...row, said: said(i) }));
const isPrice = (text: string) => /expensive|preis/i.test(text);
const csvOf = (own: typeof rows) =>
  [
    ['Gender', 'Region', 'A calm message', 'A bold message', 'Why?'],
    ...own.map((row) => [row.gender, row.region, row.calm, row.bold, `"${row.said.replaceAll('"', '""')}"`]),
  ]
    .map((cells) => cells.join(','))
    .join('\n');

const mapped = (file: Parameters<typeof suggestedMapping>[0]) => {
  const mapping = suggestedMapping(file);
  const columns = mapping.columns.map((column) =>
    column.heading === 'Why?' ? { ...column, role: 'verbatim' as const, recode: null, audience: null } : column,
  );
  return { ...mapping, columns };
};

const it = test
  .extend('made', ({ admin }) => async (projectName: string): Promise<string> => {
    const file = (await upload(admin, csvOf(rows))).body;
    const given = {
      projectName,
      theme: 'SOUNDINGS',
      dataStructure: 'respondents',
      fileId: file.id,
      mapping: mapped(file),
    };
    const { status, body } = await createFrom(admin, given);
    expect([status, body.error ?? null]).toEqual([201, null]);
    return body.id;
  })
  .extend('ask', ({ admin }) => async (path: string, id: string, request?: object, browser: Browser = admin) => {
    const url = `/api/resonance/${path}?projectId=${id}`;
    return request === undefined ? browser.get(url) : browser.post(url, request);
  });

const everything = { questionId: 0, query: '', codeId: null, audienceIds: [], page: 0 };

describe('open answers', () => {
  it('are found by words, coded by rule and by hand, and counted by audience', async ({ admin, made, ask }) => {
    const id = await made('Coded');
    expect((await admin.get(`/api/resonance/data?projectId=${id}`)).body.hasVerbatims).toBe(true);
    const questions = async (): Promise<VerbatimQuestions> => (await ask('verbatims', id)).body;
    const search = async (more: object): Promise<FoundVerbatims> =>
      (await ask('verbatims/search', id, { ...everything, ...more })).body;
    const answered = rows.filter((row) => row.said !== '');
    expect(await questions()).toEqual({ questions: [{ id: 0, label: 'Why?', answers: answered.length }], codes: [] });
    const all = await search({});
    expect(all.total).toBe(answered.length);
    expect(all.verbatims).toHaveLength(20);
    expect(all.verbatims[0]).toEqual({ row: 1, text: rows[1]!.said, codeIds: [] });
    expect((await search({ page: 1 })).verbatims[0]!.text).toBe(answered[20]!.said);
    expect((await search({ query: 'WARM dry' })).total).toBe(
      answered.filter((row) => /Warm and dry/.test(row.said)).length,
    );

    const price = { id: null, questionId: 0, name: 'Price', rule: 'too expensive, preis' };
    const code = (await ask('verbatims/codes', id, price)).body;
    const priced = answered.filter((row) => isPrice(row.said));
    expect(code).toMatchObject({ name: 'Price', answers: priced.length });
    expect((await search({ codeId: code.id })).total).toBe(priced.length);
    expect((await search({ codeId: 'none' })).total).toBe(answered.length - priced.length);

    // By hand: the first priced answer is none, and two others are.
    const [first] = (await search({ codeId: code.id })).verbatims;
    const others = (await search({ codeId: 'none' })).verbatims.slice(0, 2).map(({ row }) => row);
    await ask('verbatims/coded', id, { codeId: code.id, rows: [first!.row], isCoded: false });
    await ask('verbatims/coded', id, { codeId: code.id, rows: others, isCoded: true });
    expect((await questions()).codes[0]!.answers).toBe(priced.length + 1);
    const has = (row: number, text: string) => others.includes(row) || (row !== first!.row && isPrice(text));

    const shares: CodeShares = (await ask('verbatims/shares', id, { questionId: 0, audienceIds: [] })).body;
    expect(shares.codes[0]!.share).toMatchObject({ base: answered.length, positive: priced.length + 1 });
    const sampleOf = (gender: string) => {
      const own = rows.flatMap((row, i) => (row.said !== '' && row.gender === gender ? [has(i, row.said)] : []));
      return { share: own.filter(Boolean).length / own.length, base: own.length };
    };
    const women = shares.codes[0]!.audiences.find(({ subheader }) => subheader === 'female')!;
    expect(women.share.percent).toBeCloseTo(sampleOf('female').share * 100, 9);
    const family = shares.codes[0]!.audiences.length;
    const p = twoProportionZ(sampleOf('female'), sampleOf('male'))!;
    // Benjamini–Hochberg over all audiences makes it no smaller, and no more than so many times as large.
    expect(women.share.p!).toBeGreaterThanOrEqual(p - 1e-9);
    expect(women.share.p!).toBeLessThanOrEqual(Math.min(1, p * family) + 1e-9);

    const renamed = (await ask('verbatims/codes', id, { ...price, id: code.id, name: 'Cost', rule: null })).body;
    expect(renamed).toMatchObject({ id: code.id, name: 'Cost', rule: null, answers: 2 });
    expect((await admin.delete(`/api/resonance/verbatims/codes?projectId=${id}&codeId=${code.id}`)).status).toBe(200);
    expect((await questions()).codes).toEqual([]);
  });

  it('are those of the last file; rules outlive it, what was set by hand does not', async ({
    admin,
    app,
    made,
    ask,
  }) => {
    const id = await made('Replaced');
    const code = (await ask('verbatims/codes', id, { id: null, questionId: 0, name: 'Price', rule: 'expensive' })).body;
    await ask('verbatims/coded', id, { codeId: code.id, rows: [1, 2], isCoded: true });
    const fewer = rows.slice(0, 100);
    const file = (await upload(admin, csvOf(fewer), 'fewer.csv')).body;
    const body = { projectName: 'Replaced', theme: 'SOUNDINGS', fileId: file.id, mapping: mapped(file) };
    await waitFor(admin, await admin.post(`/api/resonance/edit/${id}`, body));
    await app.jobsAreDone();
    const { codes }: VerbatimQuestions = (await ask('verbatims', id)).body;
    expect(codes[0]!.answers).toBe(fewer.filter((row) => /expensive/.test(row.said)).length);
  });

  it('lie in a file of their own, which goes with the project', async ({ admin, app, made }) => {
    const before: readonly string[] = (await storedFiles(app)).datasets;
    const id = await made('Deleted');
    const after: readonly string[] = (await storedFiles(app)).datasets;
    const added = after.filter((name) => !before.includes(name));
    expect(added).toHaveLength(2);
    const texts = await Promise.all(added.map((name) => readFile(join(app.folder, 'files/resonance', name), 'utf8')));
    expect(texts.filter((text) => text.startsWith('{"format":"soundings-verbatims"'))).toHaveLength(1);
    expect((await admin.delete(`/api/resonance/${id}`)).status).toBe(200);
    const left: readonly string[] = (await storedFiles(app)).datasets;
    expect(left.filter((name) => added.includes(name))).toEqual([]);
  });

  it('are for people with an account who may open the project', async ({ app, admin, stranger, nobody, made, ask }) => {
    const id = await made('Guarded');
    const code = { id: null, questionId: 0, name: 'Price', rule: 'expensive' };
    const coded = { codeId: anyId, rows: [1], isCoded: true };
    for (const [path, request, wrong] of [
      ['verbatims/search', everything, { ...everything, page: -1 }],
      ['verbatims/shares', { questionId: 0, audienceIds: [] }, { questionId: 0 }],
      ['verbatims/codes', code, { ...code, name: ' ' }],
      ['verbatims/coded', coded, { ...coded, rows: [] }],
    ] as const) {
      expect((await ask(path, id, request, nobody)).status).toBe(401);
      expect((await ask(path, id, request, stranger)).status).toBe(404);
      expect((await ask(path, id, wrong)).status).toBe(400);
      expect((await app.browser().post(`/api/consumer/resonance/${path}`, {})).status).toBe(404);
    }
    expect((await ask('verbatims', id, undefined, stranger)).status).toBe(404);
    expect((await ask('verbatims/search', id, { ...everything, questionId: 7 })).status).toBe(404);
    expect((await ask('verbatims/search', id, { ...everything, codeId: anyId })).status).toBe(404);
    expect((await ask('verbatims/coded', id, coded)).status).toBe(404);
    expect((await admin.delete(`/api/resonance/verbatims/codes?projectId=${id}&codeId=${anyId}`)).status).toBe(404);
  });
});
