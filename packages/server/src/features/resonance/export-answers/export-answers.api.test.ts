import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { messageTexts, sheetsRows, sheetsWorkbook } from '#test/sheets-survey.ts';
import { surveyRows } from '#test/survey-file.ts';
import { readAllRows, writeTestFile } from '#test/table-files.ts';

const survey = join(import.meta.dirname, '../../../platform/spss/made-by-haven/survey.sav');

const it = test
  .extend('dataOf', ({ admin }) => async (id: string): Promise<ResonanceData> => {
    const { body } = await admin.get(`/api/resonance/data?projectId=${id}`);
    return body;
  })
  .extend('imported', ({ admin }) => async (projectName: string, content: Uint8Array, name: string) => {
    const file = (await upload(admin, content, name)).body;
    const mapping = file.form === 'wide' ? suggestedMapping(file) : undefined;
    for (const recode of mapping?.recodes ?? []) recode.confirmed = true;
    const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    const created = await createFrom(admin, given);
    expect([created.status, created.body.error ?? null]).toEqual([201, null]);
    return String(created.body.id);
  })
  .extend('exported', ({ app, admin }) => async (id: string, withOpenAnswers?: boolean): Promise<Buffer> => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/resonance/answers/export?projectId=${id}`,
      cookies: Object.fromEntries(admin.jar),
      payload: { lang: 'en', withOpenAnswers },
    });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  });

const tableOf = async (path: string) => {
  const [headings = [], ...rows] = (await readAllRows(path)).map(([, ...cells]) => cells.map(String));
  return (heading: string) => {
    const at = headings.indexOf(heading);
    expect([heading, at >= 0]).toEqual([heading, true]);
    return rows.map((cells) => cells[at]);
  };
};

it('writes a survey of SPSS as it was read, and reads it back with the same figures', async ({
  imported,
  exported,
  dataOf,
}) => {
  const id = await imported('From SPSS', readFileSync(survey), 'survey.sav');
  const bytes = await exported(id);
  const [before, after] = [await tableOf(survey), await tableOf(await writeTestFile(bytes))];
  for (const [was, is] of [
    ['Geschlecht', 'Geschlecht'],
    ['Warm all winter', 'R1: Warm all winter'],
    ['Repaired free', 'R1: Repaired free'],
    ['weight', 'Weight'],
  ] as const) {
    expect([is, after(is)]).toEqual([is, before(was)]);
  }
  const [first, again] = [await dataOf(id), await dataOf(await imported('Read back', bytes, 'again.sav'))];
  expect(again.weighted).toBe(true);
  for (const text of ['Warm all winter', 'Repaired free']) {
    const figuresOf = ({ messages }: ResonanceData) => messages.find(({ message }) => message.endsWith(text))!.r1Share;
    expect(figuresOf(again).base).toBe(figuresOf(first).base);
    expect(figuresOf(again).percent).toBeCloseTo(figuresOf(first).percent!, 9);
    expect(figuresOf(again).effectiveBase).toBeCloseTo(figuresOf(first).effectiveBase, 9);
  }
});

it('writes whether answers were positive where nothing else was kept', async ({ imported, exported }) => {
  const rows = sheetsRows(300);
  const id = await imported('Of sheets', sheetsWorkbook(rows), 'sea.xlsx');
  const cellsOf = await tableOf(await writeTestFile(await exported(id)));
  expect(cellsOf('Respondent')).toEqual(rows.map((_, i) => String(i + 1)));
  expect(cellsOf('Gender')).toEqual(rows.map(({ gender }) => gender));
  const words = (answer: 0 | 1 | null) => (answer === null ? '' : answer === 1 ? 'positive' : 'not positive');
  for (const [m, text] of messageTexts.entries()) {
    expect(cellsOf(`R1: ${text}`)).toEqual(rows.map(({ r1 }) => words(r1[m]!)));
    expect(cellsOf(`R2: ${text}`)).toEqual(rows.map(({ r1, r2 }) => words(r1[m] === null ? null : r2[m]!)));
  }
  for (const [label, subconcept, tone] of [
    ['The sea: cold (positive)', 'cold', 'positive'],
    ['The sea: deep (positive)', 'deep', 'positive'],
    ['The sea: wide', 'wide', ''],
  ]) {
    const isNamed = rows.map(({ sea }) => sea.some(([name, how]) => name === subconcept && how === tone));
    expect(cellsOf(label!)).toEqual(isNamed.map((named) => (named ? 'mentioned' : 'not mentioned')));
    expect(new Set(isNamed).size).toBe(2);
  }
  expect(cellsOf('The ice: cold (negative)')).toEqual(
    rows.map(({ ice }) => (ice.length > 0 ? 'mentioned' : 'not mentioned')),
  );
});

const saidBy = (i: number): string => {
  if (i % 4 === 0) return '';
  if (i === 1) return `Zu teuer, ${'weil es so ist und weil Größe zählt, '.repeat(20)}Ende`;
  return i % 3 === 0 ? `Too expensive, number ${i}` : `Warm & „dry“ ${i}`;
};
const spoken = surveyRows(90).map((row, i) => ({ ...row, said: saidBy(i) }));
const spokenCsv = [
  ['Gender', 'Region', 'A calm message', 'A bold message', 'Why?'],
  ...spoken.map(({ gender, region, calm, bold, said }) => [gender, region, calm, bold, said]),
]
  .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
  .join('\n');

const withWords = it.extend('importedWords', ({ admin }) => async (projectName: string): Promise<string> => {
  const file = (await upload(admin, spokenCsv, 'words.csv')).body;
  const mapping = suggestedMapping(file);
  const columns = mapping.columns.map((column) =>
    column.heading === 'Why?' ? { ...column, role: 'verbatim' as const, recode: null, audience: null } : column,
  );
  const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id };
  const created = await createFrom(admin, { ...given, mapping: { ...mapping, columns } });
  expect([created.status, created.body.error ?? null]).toEqual([201, null]);
  const code = { id: null, questionId: 0, name: 'Price', rule: 'expensive, teuer' };
  const { status } = await admin.post(`/api/resonance/verbatims/codes?projectId=${created.body.id}`, code);
  expect(status).toBe(200);
  return String(created.body.id);
});

withWords('writes open answers and their codes only where they are asked for', async ({ importedWords, exported }) => {
  const id = await importedWords('In words');
  const cellsOf = await tableOf(await writeTestFile(await exported(id, true)));
  expect(cellsOf('Why?')).toEqual(spoken.map(({ said }) => said));
  const isPrice = (text: string) => /expensive|teuer/.test(text);
  expect(cellsOf('Why?: Price')).toEqual(
    spoken.map(({ said }) => (said === '' ? '' : isPrice(said) ? 'Price' : 'not mentioned')),
  );
  expect(cellsOf('Gender')).toEqual(spoken.map(({ gender }) => gender));
  for (const bytes of [await exported(id), await exported(id, false)]) {
    const [headings] = await readAllRows(await writeTestFile(bytes));
    expect(headings!.filter((heading) => String(heading).startsWith('Why?'))).toEqual([]);
    expect(bytes.includes('Too expensive')).toBe(false);
  }
});

it('is for people with an account who may open the project', async ({ app, admin, stranger, nobody, imported }) => {
  const id = await imported('Guarded', sheetsWorkbook(sheetsRows(60)), 'sea.xlsx');
  const statusOf = async (browser: Browser, project: string, body: object = { lang: 'en' }) =>
    (await browser.post(`/api/resonance/answers/export?projectId=${project}`, body)).status;
  expect(await statusOf(nobody, id)).toBe(401);
  expect(await statusOf(stranger, id)).toBe(404);
  expect(await statusOf(admin, anyId)).toBe(404);
  expect(await statusOf(admin, id, { lang: 'xx' })).toBe(400);
  expect((await app.browser().post('/api/consumer/resonance/answers/export', {})).status).toBe(404);
});

const hasHaven = (() => {
  try {
    return execFileSync('Rscript', ['-e', 'cat(requireNamespace("haven", quietly = TRUE))'], { stdio: 'pipe' })
      .toString()
      .endsWith('TRUE');
  } catch {
    return false;
  }
})();

it.runIf(hasHaven)('is read by R with the same labels, missing values and weights', async ({ imported, exported }) => {
  const bytes = await exported(await imported('For R', readFileSync(survey), 'survey.sav'));
  const script = `
    library(haven)
    a <- read_sav("${survey}", user_na = TRUE); b <- read_sav(commandArgs(TRUE)[1], user_na = TRUE)
    same <- function(x, y) identical(as.vector(as_factor(x)), as.vector(as_factor(y)))
    ok <- c(same(a$gender, b$Geschlecht), all.equal(as.vector(a$weight), as.vector(b$weight)) == TRUE,
      all(is.na(b$r1_1) == is.na(a$Q1_first_message)), identical(attr(b$r1_1, "na_range"), c(90, 99)),
      identical(as.vector(unclass(a$Q1_first_message))[!is.na(a$Q1_first_message)],
        as.vector(unclass(b$r1_1))[!is.na(b$r1_1)]),
      attr(b$r1_1, "label") == "R1: Warm all winter", nrow(b) == 60)
    cat(ok)`;
  const output = execFileSync('Rscript', ['-e', script, await writeTestFile(bytes)], { stdio: 'pipe' }).toString();
  expect(output.trim().split(' ')).toEqual(Array(7).fill('TRUE'));
});

/** Labels in place of values, an empty cell for one that is missing, a line a respondent. */
const cellsByHaven = (path: string): string[][] => {
  const script = `
    d <- haven::read_sav(commandArgs(TRUE)[1])
    cells <- vapply(d, function(x) {
      text <- if (is.numeric(x) && is.null(attr(x, "labels"))) format(as.vector(x), trim = TRUE, digits = 15)
        else as.character(haven::as_factor(x))
      ifelse(is.na(x) | text == "", "", text) }, character(nrow(d)))
    heads <- vapply(d, function(x) attr(x, "label"), "")
    writeLines(apply(rbind(heads, cells), 1, paste, collapse = "\\t"), useBytes = TRUE)`;
  const output = execFileSync('Rscript', ['-', path], { input: script, stdio: 'pipe' }).toString();
  return output
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
};

withWords.runIf(hasHaven)('is read by R cell by cell as by us', async ({ imported, importedWords, exported }) => {
  for (const bytes of [
    await exported(await imported('Concepts for R', sheetsWorkbook(sheetsRows(300)), 'sea.xlsx')),
    await exported(await importedWords('Words for R'), true),
  ]) {
    const path = await writeTestFile(bytes);
    const ours = (await readAllRows(path)).map(([, ...cells]) => cells.map(String));
    expect(cellsByHaven(path)).toEqual(ours);
  }
});
