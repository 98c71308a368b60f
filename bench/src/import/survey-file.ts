import type { ColumnMapping, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { randomFrom } from '../random.ts';

/** The file that the goals of the import are stated for: 100,000 respondents × 260 columns, about 76 MB as xlsx. */
export const shape = { respondents: 100_000, variables: 19, messages: 120, labels: 5 } as const;

const { variables, messages, labels } = shape;
const firstAnswer = 1 + variables;

export const headings: readonly string[] = [
  'Respondent',
  ...Array.from({ length: variables }, (_, v) => `Variable ${v + 1}`),
  ...Array.from({ length: messages }, (_, m) => [`Message ${m + 1} R1`, `Message ${m + 1} R2`]).flat(),
];

export const labelOf = (label: number): string => `Label ${label}`;

const toColumn = (heading: string, column: number): ColumnMapping => {
  const about = { column, label: heading, recode: null, audience: null };
  if (column === 0) return { ...about, role: 'respondent' };
  if (column < firstAnswer) return { ...about, role: 'audience' };
  const role = (column - firstAnswer) % 2 === 0 ? 'r1' : 'r2';
  return { ...about, role, label: heading.slice(0, -3), recode: 'five' };
};

/** What the columns mean: a respondent's number, audiences, then answers of 1 to 5, of which 4 and 5 are positive. */
export const mapping: ResonanceMapping = {
  recodes: [
    {
      ...{ id: 'five', kind: 'points', confidence: 'certain', reason: 'numeric', confirmed: false },
      ...{ noAnswer: [], doubtful: [] },
      points: [1, 2, 3, 4, 5].map((point) => ({ label: String(point), answers: [String(point)], positive: point > 3 })),
    },
  ],
  columns: headings.map(toColumn),
};

/**
 * The rows: the respondent's number, the numbers of labels, the answers; 0 is an empty cell, as every tenth answer is.
 * The array is used again for the next row. The same on every machine.
 */
export function* surveyRows(seed = 1): Generator<Readonly<Uint32Array>> {
  const random = randomFrom(seed);
  const cells = new Uint32Array(headings.length);
  for (let row = 0; row < shape.respondents; row++) {
    cells[0] = row + 1;
    for (let column = 1; column < firstAnswer; column++) cells[column] = 1 + Math.floor(random() * labels);
    for (let column = firstAnswer; column < cells.length; column++) {
      cells[column] = random() < 0.1 ? 0 : 1 + Math.floor(random() * 5);
    }
    yield cells;
  }
}

export function createCellCounts() {
  const answered = new Uint32Array(headings.length);
  const positive = new Uint32Array(headings.length);
  const members = new Uint32Array(headings.length * (labels + 1));
  return {
    add(column: number, value: unknown): void {
      if (value === '' || value === undefined || value === null || column === 0) return;
      if (column < firstAnswer) members[column * (labels + 1) + Number((value as string).slice(6))]!++;
      else {
        answered[column]!++;
        if (Number(value) >= 4) positive[column]!++;
      }
    },
    /** Members of each label of each variable, then who answered and who positively, of each column of answers. */
    integers: (): number[] => [
      ...Array.from({ length: variables * labels }, (_, i) => {
        return members[(1 + Math.floor(i / labels)) * (labels + 1) + 1 + (i % labels)]!;
      }),
      ...headings.flatMap((_, column) => (column < firstAnswer ? [] : [answered[column]!, positive[column]!])),
    ],
  };
}
