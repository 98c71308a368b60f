import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { randomFrom } from './random.ts';

export interface SurveySize {
  readonly respondents: number;
  readonly messages: number;
  readonly variables: number;
  readonly labels: number;
}

/** The sizes that the project's goals are stated for; both have 200 audiences. */
export const surveySizes = {
  S: { respondents: 2_000, messages: 60, variables: 40, labels: 5 },
  L: { respondents: 100_000, messages: 200, variables: 40, labels: 5 },
} as const satisfies Record<string, SurveySize>;

/** The byte of an answer or label that is not there. */
export const missing = 255;

/** A survey column by column, a byte a respondent: the number of a label, an answer of 0 or 1, or `missing`. */
export interface Survey extends SurveySize {
  readonly audienceColumns: readonly Uint8Array[];
  readonly r1Columns: readonly Uint8Array[];
  readonly r2Columns: readonly Uint8Array[];
}

/** A survey of which a third of the answers and a twentieth of the labels are missing; the same for the same seed. */
export function generateSurvey(size: SurveySize, seed = 1): Survey {
  const random = randomFrom(seed);
  const column = (present: number, draw: () => number): Uint8Array =>
    Uint8Array.from({ length: size.respondents }, () => (random() < present ? draw() : missing));
  const answers = (): Uint8Array[] =>
    Array.from({ length: size.messages }, () => {
      const appeal = 0.2 + 0.5 * random();
      return column(2 / 3, () => (random() < appeal ? 1 : 0));
    });
  return {
    ...size,
    audienceColumns: Array.from({ length: size.variables }, () =>
      column(0.95, () => Math.floor(random() * size.labels)),
    ),
    r1Columns: answers(),
    r2Columns: answers(),
  };
}

/** The same survey as the engine's dataset: variable v has the header "v…", its label n the id "v.n". */
export function datasetOf(survey: Survey): Dataset {
  const builder = new DatasetBuilder();
  for (let row = 0; row < survey.respondents; row++) builder.addRespondent();
  survey.audienceColumns.forEach((column, v) => {
    const variable = builder.addVariable(`v${v}`);
    for (const [row, label] of column.entries()) if (label !== missing) builder.setAudience(row, variable, `${label}`);
  });
  survey.r1Columns.forEach((r1, m) => {
    const message = builder.addMessage(`m${m}`, `Message ${m}`, { r1: null, r2: null, hasR2: true });
    for (const [row, answer] of r1.entries())
      if (answer !== missing) builder.setAnswer(row, message, 'r1', answer === 1);
    for (const [row, answer] of survey.r2Columns[m]!.entries()) {
      if (answer !== missing) builder.setAnswer(row, message, 'r2', answer === 1);
    }
  });
  return builder.build();
}
