import fc from 'fast-check';
import type { ArenaOptions } from '../src/arena/arena.ts';
import type { Dataset, Tone } from '../src/crosstab/dataset/dataset.ts';
import { DatasetBuilder } from '../src/crosstab/dataset/dataset-builder.ts';

export interface Survey {
  readonly variables: number;
  /** Whether each message has R2. */
  readonly messages: readonly boolean[];
  readonly rows: readonly Row[];
  /** How many concepts there are; none unless told. */
  readonly concepts?: number;
}

export interface Row {
  readonly labels: readonly (readonly string[])[];
  /** The answers to each message; null is missing. */
  readonly answers: readonly { readonly r1: boolean | null; readonly r2: boolean | null }[];
  readonly weight: number | null;
  /** What was named, also twice; nothing unless told. */
  readonly mentions?: readonly Named[];
}

export interface Named {
  readonly concept: number;
  readonly subconcept: string;
  readonly tone: Tone;
}

const size = fc.oneof(fc.constantFrom(1, 31, 32, 33, 64, 160, 192), fc.integer({ min: 1, max: 200 }));
const answer = fc.constantFrom(true, true, false, null);
const weight = fc.oneof(fc.constant(null), fc.double({ min: 0, max: 5, noNaN: true }), fc.constant(0));

/** A weighted survey has at least two rows, whose weights differ: equal weights are no weights. */
export const surveys = (weighted: boolean): fc.Arbitrary<Survey> =>
  fc
    .record({
      size,
      variables: fc.integer({ min: 1, max: 3 }),
      messages: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
    })
    .chain(({ size, variables, messages }) =>
      fc.record({
        variables: fc.constant(variables),
        messages: fc.constant(messages),
        rows: fc.array(
          fc.record({
            labels: fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 2 }), {
              minLength: variables,
              maxLength: variables,
            }),
            answers: fc.tuple(
              ...messages.map((hasR2) => fc.record({ r1: answer, r2: hasR2 ? answer : fc.constant(null) })),
            ),
            weight: weighted ? weight : fc.constant(null),
          }),
          { minLength: size, maxLength: size, size: 'max' },
        ),
      }),
    )
    .map((survey) => (weighted ? { ...survey, rows: withUnlikeWeights(survey.rows) } : survey));

function withUnlikeWeights(rows: readonly Row[]): Row[] {
  const own = rows.length > 1 ? rows : [...rows, ...rows];
  return own.map((row, i) => (i < 2 ? { ...row, weight: i === 0 ? 0.25 : 4 } : row));
}

const named = (concepts: number): fc.Arbitrary<Named> =>
  fc.record({
    concept: fc.nat(concepts - 1),
    subconcept: fc.constantFrom('w', 'x', 'y', 'z'),
    tone: fc.constantFrom('positive', 'negative', 'blank'),
  });

export const surveysWithConcepts = (weighted: boolean): fc.Arbitrary<Survey> =>
  fc.tuple(surveys(weighted), fc.integer({ min: 1, max: 3 })).chain(([survey, concepts]) => {
    const { length } = survey.rows;
    return fc
      .array(fc.array(named(concepts), { maxLength: 5 }), { minLength: length, maxLength: length, size: 'max' })
      .map((mentions) => ({
        ...survey,
        concepts,
        rows: survey.rows.map((row, i) => ({ ...row, mentions: mentions[i]! })),
      }));
  });

/** The same survey as a dataset; message m has the id "m…", variable v the header "v…", concept c the name "c…". */
export function datasetOf({ variables, messages, rows, concepts = 0 }: Survey, options?: ArenaOptions): Dataset {
  const builder = new DatasetBuilder();
  for (let v = 0; v < variables; v++) builder.addVariable(`v${v}`);
  messages.forEach((hasR2, m) => {
    builder.addMessage(`m${m}`, `Message ${m}`, { r1: null, r2: null, hasR2 });
  });
  for (let c = 0; c < concepts; c++) builder.addConcept(`c${c}`);
  for (const { labels, answers, weight, mentions = [] } of rows) {
    const row = builder.addRespondent();
    labels.forEach((own, v) => {
      for (const label of own) builder.setAudience(row, v, label);
    });
    answers.forEach(({ r1, r2 }, m) => {
      if (r1 !== null) builder.setAnswer(row, m, 'r1', r1);
      if (r2 !== null) builder.setAnswer(row, m, 'r2', r2);
    });
    for (const { concept, subconcept, tone } of mentions) builder.addMention(row, concept, subconcept, tone);
    if (weight !== null) builder.setWeight(row, weight);
  }
  return builder.build(options);
}

export type Choice = readonly (readonly string[])[];

export const choices: fc.Arbitrary<Choice> = fc.array(
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
  { maxLength: 3 },
);

/** The rows that a choice leaves: any of a variable's chosen labels, in all variables that have one. */
export const rowsIn = (rows: readonly Row[], choice: Choice): Row[] =>
  rows.filter(({ labels }) =>
    choice.every(
      (chosen, v) => chosen.length === 0 || labels[v] === undefined || labels[v].some((own) => chosen.includes(own)),
    ),
  );

/** The ids of the chosen labels in the dataset; labels that nobody has are left out of the choice. */
export function idsOf(dataset: Dataset, choice: Choice): { ids: string[]; choice: Choice } {
  const present = dataset.variables.map(({ audiences }, v) =>
    audiences.filter(({ label }) => choice[v]?.includes(label)),
  );
  return {
    ids: present.flatMap((audiences) => audiences.map(({ id }) => id)),
    choice: present.map((audiences) => audiences.map(({ label }) => label)),
  };
}

export function tallyOf(rows: readonly Row[], message: number, measure: 'r1' | 'r2') {
  const answered = rows.filter(({ answers }) => answers[message]?.[measure] !== null);
  return tallyWhere(answered, ({ answers }) => answers[message]?.[measure] === true);
}

export function tallyWhere(answered: readonly Row[], isPositive: (row: Row) => boolean) {
  const positive = answered.filter(isPositive);
  const sum = (those: readonly Row[], power: number) =>
    those.reduce((total, { weight }) => total + (weight ?? 1) ** power, 0);
  return {
    positive: positive.length,
    base: answered.length,
    weights: { positive: sum(positive, 1), base: sum(answered, 1), squares: sum(answered, 2) },
  };
}
