import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceCounts, globalCounts } from '../../../test/at-once.ts';
import { choices, datasetOf, idsOf, type Row, rowsIn, surveys, tallyOf } from '../../../test/survey.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { filterMask } from '../dataset/filter.ts';
import { messageCounts } from './counts.ts';
import type { Tally } from './tally.ts';

/** Counts must be equal; sums of weights may differ by rounding, as they are added in another order. */
function expectTally(found: Tally | null, expected: ReturnType<typeof tallyOf>, dataset: Dataset): void {
  expect(found).toMatchObject({ positive: expected.positive, base: expected.base });
  if (!dataset.weights) expect(found?.weights).toBeNull();
  else
    for (const key of ['positive', 'base', 'squares'] as const) {
      expect(found?.weights?.[key]).toBeCloseTo(expected.weights[key], 9);
    }
}

const cases = [false, true].map((weighted) => ({ weighted }));

describe.each(cases)('counts, weighted: $weighted', ({ weighted }) => {
  const property = fc.property(surveys(weighted), choices, (survey, anyChoice) => {
    const dataset = datasetOf(survey);
    const { ids, choice } = idsOf(dataset, anyChoice);
    const { mask } = filterMask(dataset, ids);
    const left = rowsIn(survey.rows, choice);

    messageCounts(dataset, mask).forEach(({ message, r1, r2 }, m) => {
      expect(message).toBe(dataset.messages[m]);
      expectTally(r1, tallyOf(left, m, 'r1'), dataset);
      if (message.r2) expectTally(r2, tallyOf(left, m, 'r2'), dataset);
      else expect(r2).toBeNull();

      const audiences = audienceCounts(dataset, message, mask);
      expect(audiences.length).toBe(dataset.variables.flatMap((variable) => variable.audiences).length);
      for (const { variable, audience, r1, r2 } of audiences) {
        const v = dataset.variables.indexOf(variable);
        const has = ({ labels }: Row): boolean => labels[v]!.includes(audience.label);
        const [inside, outside] = [left.filter(has), left.filter((row) => !has(row))];
        expectTally(r1.inside, tallyOf(inside, m, 'r1'), dataset);
        expectTally(r1.outside, tallyOf(outside, m, 'r1'), dataset);
        if (!r2) continue;
        expectTally(r2.inside, tallyOf(inside, m, 'r2'), dataset);
        expectTally(r2.outside, tallyOf(outside, m, 'r2'), dataset);
      }
    });
  });

  it('are those of a count row by row', () => fc.assert(property, { numRuns: 50 }));
});

it('counts responses and connections over all respondents', () => {
  const property = fc.property(surveys(false), (survey) => {
    const dataset = datasetOf(survey);
    const answers = (row: Row) => row.answers.map(({ r1, r2 }) => r1 !== null || r2 !== null);
    const connected = new Set<string>();
    for (const row of survey.rows) {
      answers(row).forEach((answered, m) => {
        row.labels.forEach((own, v) => {
          if (answered) for (const label of own) connected.add(`${m} ${v} ${label}`);
        });
      });
    }
    const { messages, responses, connections } = globalCounts(dataset);
    expect(responses).toBe(survey.rows.flatMap(answers).filter(Boolean).length);
    expect(connections).toBe(connected.size);
    expect(messages).toEqual(messageCounts(dataset, null));
  });
  fc.assert(property, { numRuns: 50 });
});
