import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  AudienceMapping,
  ColumnMapping,
  Recode,
  ResonanceFile,
  ResonanceMapping,
} from '@soundings/contract/resonance/mapping';
import type { AudienceLink, MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { createFrom, upload } from '#test/resonance-client.ts';

/** What a file's figures are, counted from the made-up people by make-surveys.ts, which knows nothing of the product. */
interface Figure {
  base: number;
  positive: number;
  percent: number;
}
interface ExpectedRating extends Figure {
  column: number;
  role: 'r1' | 'r2';
  heading: string;
  /** From the most negative to the most positive. */
  points: string[];
  positivePoints: string[];
  noAnswer: string[];
  within: (Figure & { audience: number; value: string })[];
}
interface ExpectedAudience {
  columns: number[];
  heading: string;
  values: { value: string; people: number }[];
  noAnswer: string[];
}
interface ExpectedSurvey {
  file: string;
  about: string;
  isRefused?: true;
  sheet?: string;
  headerRow?: number;
  respondents: number;
  weight: boolean;
  audiences: ExpectedAudience[];
  ratings: ExpectedRating[];
}

const folder = join(import.meta.dirname, '../../../test/surveys');
const surveys: ExpectedSurvey[] = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));

const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };

const it = test
  .extend(
    'importFile',
    ({ admin }) =>
      (file: ResonanceFile, mapping: ResonanceMapping) =>
        createFrom(admin, { projectName: `Survey ${file.id}`, ...look, fileId: file.id, mapping }),
  )
  .extend('readTable', ({ admin }) => async (survey: ExpectedSurvey): Promise<ResonanceFile> => {
    const reply = await upload(admin, readFileSync(join(folder, survey.file)), survey.file);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    const file: ResonanceFile = reply.body;
    const isRight =
      file.columns.length > Math.max(...survey.ratings.map(({ column }) => column)) && holds(file, survey);
    if (isRight) return file;
    // A wrong table must never be taken without a word: the screen offers the sheets, or says that it is not sure.
    const isAsked = file.place?.confidence === 'unsure' || file.warnings.some(({ code }) => code === 'otherSheets');
    expect(isAsked, `${JSON.stringify(file.place)} was taken without a question`).toBe(true);
    const place = { sheet: survey.sheet, headerRow: survey.headerRow };
    const again = await admin.post(`/api/resonance/files/${file.id}/inspect`, place);
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect(holds(again.body, survey), 'the chosen table has the headings').toBe(true);
    return again.body;
  })
  .extend(
    'compareFigures',
    ({ admin }) =>
      async (projectId: string, survey: ExpectedSurvey, mapping: ResonanceMapping): Promise<void> => {
        const read = await admin.get(`/api/resonance/data?projectId=${projectId}`);
        expect(read.status, JSON.stringify(read.body)).toBe(200);
        const data: ResonanceData = read.body;
        expect(data.summary.numberOfRespondents).toBe(survey.respondents);
        const labels = new Map(mapping.columns.map(({ column, label }) => [column, label]));
        expect(data.messages).toHaveLength(new Set(survey.ratings.map(({ column }) => labels.get(column))).size);
        for (const { columns, values } of survey.audiences) {
          const variable = data.filterColumns.find(({ header }) => header === labels.get(columns[0]!));
          const found = variable?.audiences.map(({ subheader, base }) => ({ value: subheader, people: base }));
          expect(new Set(found), `audiences of ${labels.get(columns[0]!)}`).toEqual(new Set(values));
        }
        for (const rating of survey.ratings) {
          const message = data.messages.find(({ message }) => message === labels.get(rating.column))!;
          expect(message, `${rating.heading} is a message`).toBeDefined();
          const share = (one: { r1: Share; r2: Share | null }) => (rating.role === 'r1' ? one.r1 : one.r2)!;
          compare(share(sharesOf(message)), rating, survey.weight, rating.heading);
          const body = { messageId: message.id, audienceIds: [] };
          const reply = await admin.post(`/api/resonance/calculations/data?projectId=${projectId}`, body);
          for (const { audience, value, ...figure } of rating.within) {
            const isThis = ({ audienceHeader, audienceSubheader }: AudienceLink) =>
              audienceHeader === labels.get(audience) && audienceSubheader === value;
            const link: AudienceLink | undefined = reply.body.links.find(isThis);
            expect(link, `${rating.heading} within ${value}`).toBeDefined();
            compare(share(link!), figure, survey.weight, `${rating.heading} within ${value}`);
          }
        }
      },
  );

const holds = ({ columns, place, rows }: ResonanceFile, { ratings, sheet, respondents }: ExpectedSurvey): boolean =>
  rows === respondents &&
  (sheet === undefined || place?.sheet === sheet) &&
  ratings.every(({ column, heading }) => columns[column]?.header.includes(heading.slice(-20)));

const key = (text: string): string => text.trim().toLowerCase();

/** What a person makes of a scale that the product is not sure of: the points in their order, the rest is no answer. */
function confirmScale(recode: Recode, rating: ExpectedRating, file: ResonanceFile): Recode {
  const cells = file.columns
    .filter(({ suggestion }) => suggestion.recode === recode.id)
    .flatMap(({ values }) => values.map(({ value }) => value));
  const { id, confidence } = recode;
  return {
    ...{ kind: 'points', id, confidence, reason: 'given', confirmed: true, doubtful: [] },
    noAnswer: rating.noAnswer,
    points: rating.points.map((label) => ({
      label,
      answers: [...new Set([label, ...cells.filter((cell) => key(cell) === key(label))])],
      positive: rating.positivePoints.includes(label),
    })),
  };
}

/** The suggestion with what a person sees must be changed: which columns are ratings, and scales that are asked about. */
function answerQuestions(file: ResonanceFile, survey: ExpectedSurvey): ResonanceMapping {
  const ratings = new Map(survey.ratings.map((rating) => [rating.column, rating]));
  const audiences = new Set(survey.audiences.flatMap(({ columns }) => columns));
  const columns = file.columns.map(({ column, suggestion }): ColumnMapping => {
    const rating = ratings.get(column);
    if (rating) return { ...suggestion, role: rating.role };
    if (audiences.has(column)) return { ...suggestion, role: 'audience' };
    return survey.weight && suggestion.role === 'weight' ? suggestion : { ...suggestion, role: 'ignore' };
  });
  const recodes = file.recodes.map((recode) => {
    const user = columns.find(({ column, recode: id }) => id === recode.id && ratings.has(column));
    return user && recode.confidence === 'unsure' ? confirmScale(recode, ratings.get(user.column)!, file) : recode;
  });
  return { recodes, columns, ...placeOf(file) };
}

function placeOf({ place }: ResonanceFile) {
  if (!place) return {};
  const { sheet, headerRow, headerRows } = place;
  return { ...(sheet === null ? {} : { sheet }), headerRow, headerRows };
}

const compare = ({ base, positive, percent }: Share, expected: Figure, isWeighted: boolean, name: string): void => {
  expect(base, `${name}: base`).toBe(expected.base);
  if (!isWeighted) expect(positive, `${name}: positive`).toBe(expected.positive);
  if (expected.base > 0) expect(percent, `${name}: percent`).toBeCloseTo(expected.percent, 9);
};

const sharesOf = ({ r1Share, r2Share }: MessageFigures) => ({ r1: r1Share, r2: r2Share });

const isOneVariable = ({ columns }: ResonanceFile, { columns: block }: ExpectedAudience): boolean => {
  const mapped = block.map((column) => columns[column]!.suggestion);
  const isChoice = (audience: AudienceMapping | null) => audience?.choice != null;
  return mapped.every(
    ({ role, label, audience }) => role === 'audience' && label === mapped[0]!.label && isChoice(audience),
  );
};

/** Yes and no may divide people as well as rate; one question of unknown words has none beside it. */
const leftToThePerson = new Set(['41-yes-no.csv', '50-unlike-scales-of-words.csv']);

describe('awkward surveys, with figures counted outside the product', () => {
  it.for(surveys.filter(({ isRefused }) => isRefused).map((one) => [one.file, one] as const))(
    '%s is refused with a sentence',
    async ([_, survey], { admin, importFile }) => {
      const reply = await upload(admin, readFileSync(join(folder, survey.file)), survey.file);
      const end =
        reply.status === 201
          ? await importFile(reply.body, {
              recodes: reply.body.recodes,
              columns: (reply.body as ResonanceFile).columns.map(({ header, suggestion }) =>
                header === 'Weight' ? { ...suggestion, role: 'weight' } : suggestion,
              ),
            })
          : reply;
      expect(end.status).toBeGreaterThanOrEqual(400);
      expect(end.status).toBeLessThan(500);
      expect(JSON.stringify(end.body.error)).toMatch(/[a-z]{3,} [a-z]+ [a-z]+/);
    },
  );

  it.for(surveys.filter(({ isRefused }) => !isRefused).map((one) => [one.file, one.about, one] as const))(
    '%s (%s) is right or stopped with a question',
    async ([_, __, survey], { importFile, readTable, compareFigures }) => {
      const file = await readTable(survey);
      for (const audience of survey.audiences) {
        if (audience.columns.length > 1) expect(isOneVariable(file, audience), audience.heading).toBe(true);
      }
      const suggested = survey.ratings.filter(({ column, role }) => file.columns[column]!.suggestion.role === role);
      if (!leftToThePerson.has(survey.file)) expect(suggested).toHaveLength(survey.ratings.length);
      const mapping = answerQuestions(file, survey);
      const asked = file.recodes.filter(
        ({ id, confidence }) =>
          confidence === 'unsure' && mapping.columns.some(({ role, recode }) => /^r\d/.test(role) && recode === id),
      );
      if (asked.length > 0) {
        const reply = await importFile(file, { ...mapping, recodes: file.recodes });
        expect(reply.status, 'nothing is imported on a scale that nobody confirmed').toBe(400);
      }
      const reply = await importFile(file, mapping);
      expect(reply.status, JSON.stringify(reply.body)).toBe(201);
      await compareFigures(reply.body.id, survey, mapping);
    },
  );
});
