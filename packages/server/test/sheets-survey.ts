import { makeXlsx } from './make-xlsx.ts';

/** One respondent of a survey with two variables, three messages (R1 and R2, 0/1) and what they said to one concept. */
export interface SheetsRow {
  readonly id: string;
  readonly gender: string;
  readonly region: string;
  /** By message; null where they were not shown it. */
  readonly r1: readonly (0 | 1 | null)[];
  readonly r2: readonly (0 | 1 | null)[];
  /** What they named of the sea, and how; of the ice. */
  readonly sea: readonly (readonly [string, 'positive' | 'negative' | ''])[];
  readonly ice: readonly (readonly [string, 'positive' | 'negative' | ''])[];
}

export const messageTexts = ['A calm message', 'A bold message', 'A message with numbers'];

/** Deterministic, and different between the genders. */
export const sheetsRows = (respondents: number): SheetsRow[] =>
  Array.from({ length: respondents }, (_, i) => ({
    id: `r${i}`,
    gender: i % 3 === 0 ? 'male' : 'female',
    region: ['north', 'south', 'west'][Math.floor(i / 7) % 3]!,
    r1: [i % 11 === 0 ? null : i % 5 < 2 ? 1 : 0, i % 3 === 0 ? 1 : i % 4 === 0 ? 1 : 0, i % 7 < 4 ? 1 : 0],
    r2: [i % 11 === 0 ? null : i % 6 === 0 ? 1 : 0, i % 10 < 3 ? 1 : 0, i % 7 < 2 ? 1 : 0],
    sea:
      i % 4 === 0
        ? []
        : [
            [i % 2 ? 'cold' : 'wide', i % 5 === 0 ? 'negative' : i % 5 < 3 ? 'positive' : ''],
            ...(i % 6 === 1 ? [['deep', 'positive'] as const] : []),
          ],
    ice: i % 5 === 0 ? [['cold', 'negative']] : [],
  }));

const answersOf = ({ id, r1, r2 }: SheetsRow) =>
  r1.flatMap((answer, m) => (answer === null ? [] : [[id, `m${m}`, answer, r2[m]!]]));

const mentionsOf = ({ id, sea, ice }: SheetsRow) => [
  ...sea.map(([subconcept, tone]) => [id, 'The sea', subconcept, tone]),
  ...ice.map(([subconcept, tone]) => [id, 'The ice', subconcept, tone]),
];

/** The workbook of the four named sheets, which needs no mapping. */
export const sheetsWorkbook = (rows: readonly SheetsRow[]): Buffer =>
  makeXlsx({
    respondents: [['id', 'Gender', 'Region'], ...rows.map(({ id, gender, region }) => [id, gender, region])],
    messages: [['id', 'message'], ...messageTexts.map((text, m) => [`m${m}`, text])],
    responses: [['respondent', 'message', 'r1', 'r2'], ...rows.flatMap(answersOf)],
    concepts: [['respondent', 'concept', 'subconcept', 'tone'], ...rows.flatMap(mentionsOf)],
  });
