import { CorrelatedMessages } from '@soundings/contract/resonance/calculation-answers';
import type { Share } from '@soundings/contract/resonance/resonance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../../test/adjust.ts';
import { correlatedMessages } from '../../../test/at-once.ts';
import { choices, datasetOf, idsOf, type Row, rowsIn, surveys, tallyOf } from '../../../test/survey.ts';
import { effectiveBase, twoProportionZ } from '../../stats/proportions.ts';
import { finish } from '../../steps.ts';
import { filterMask } from '../dataset/filter.ts';
import { correlatedMessagesInSteps, correlatedSharesInSteps } from './correlated-messages.ts';
import { UnknownMessageError } from './figures.ts';

const group = (count: number, label: string, ...answers: (readonly [boolean | null, boolean | null])[]): Row[] =>
  Array<Row>(count).fill({ labels: [[label]], answers: answers.map(([r1, r2]) => ({ r1, r2 })), weight: null });

describe('correlated messages', () => {
  const rows = [
    group(30, 'a', [true, null], [true, true]),
    group(10, 'a', [true, null], [false, false]),
    group(8, 'a', [false, null], [true, true]),
    group(32, 'a', [false, null], [false, null]),
    // Who did not answer the target is on neither side.
    group(50, 'b', [null, true], [true, true]),
    group(20, 'b', [true, null], [null, false]),
  ].flat();
  const dataset = datasetOf({ variables: 1, messages: [true, true], rows });

  it('are those of the respondents who are positive to the target, beside the rest of who answered it', () => {
    const { mask } = filterMask(dataset, ['0.0']);
    const found = correlatedMessages(dataset, 'm0', mask);
    expect(found).toMatchObject({ messageId: 'm0', targetMessage: 'Message 0', base: 40, globalBase: 60 });
    const [only] = found.messages;
    expect(found.messages.length).toBe(1);
    expect(only).toMatchObject({ id: 'm1', message: 'Message 1', total: 75, globalTotal: (75 + 50) / 2 });
    expect(only?.r1).toMatchObject({ percent: 75, positive: 30, base: 40, verdict: 'above' });
    expect(only?.r1.p).toBeCloseTo(twoProportionZ({ share: 0.75, base: 40 }, { share: 0.2, base: 40 })!, 12);
    // Only 8 of the others answered R2.
    expect(only?.r2).toMatchObject({ percent: 75, base: 40, verdict: 'untested', p: null });
    expect(only?.globalR1).toMatchObject({ percent: 75, base: 40 });
    expect(only?.globalR2).toMatchObject({ percent: 50, positive: 30, base: 60 });
  });

  it('have no shares where nobody is positive to the target', () => {
    const none = datasetOf({
      variables: 1,
      messages: [false, true],
      rows: group(40, 'a', [false, null], [true, null]),
    });
    const [only] = correlatedMessages(none, 'm0', null).messages;
    expect(only).toMatchObject({ total: null, r1: { percent: null, base: 0, verdict: 'untested' } });
  });

  it('of a message that is not there are refused', () => {
    expect(() => correlatedMessages(dataset, 'm7', null)).toThrow(UnknownMessageError);
  });
});

type Question = readonly [message: number, measure: 'r1' | 'r2'];

function sampleOf(rows: readonly Row[], [message, measure]: Question) {
  const { base, weights } = tallyOf(rows, message, measure);
  const share = weights.base > 0 ? weights.positive / weights.base : 0;
  return { answers: base, share, base: effectiveBase(weights.base, weights.squares) };
}

const who = (rows: readonly Row[], target: number, answer: boolean): Row[] =>
  rows.filter(({ answers }) => answers[target]?.r1 === answer);

function expectShare(found: Share, rows: readonly Row[], question: Question): void {
  const { answers, share, base } = sampleOf(rows, question);
  expect(found.base).toBe(answers);
  expect(found.effectiveBase).toBeCloseTo(base, 6);
  if (base > 0) expect(found.percent).toBeCloseTo(100 * share, 9);
  else expect(found.percent).toBeNull();
}

/** p values of a column; where rounding decides whether a base is 30, either is right. */
function expectTests(column: readonly Share[], rows: readonly Row[], target: number, questions: readonly Question[]) {
  const pairs = questions.map((question) =>
    [true, false].map((answer) => sampleOf(who(rows, target, answer), question)),
  );
  if (pairs.flat().some(({ base }) => base !== 30 && Math.abs(base - 30) < 1e-6)) return;
  const expected = benjaminiHochberg(pairs.map(([inside, outside]) => twoProportionZ(inside!, outside!)));
  column.forEach(({ p }, i) => {
    if (expected[i] === null) expect(p).toBeNull();
    else expect(p).toBeCloseTo(expected[i]!, 6);
  });
}

it.each([false, true])('are those of a count row by row, weighted: %s', (weighted) => {
  const property = fc.property(surveys(weighted), choices, fc.nat(), (survey, anyChoice, any) => {
    const dataset = datasetOf(survey);
    const target = any % survey.messages.length;
    const { ids, choice } = idsOf(dataset, anyChoice);
    const { mask } = filterMask(dataset, ids);
    const left = rowsIn(survey.rows, choice);
    const found = correlatedMessages(dataset, `m${target}`, mask);
    expect(CorrelatedMessages.parse(found)).toEqual(found);
    expect([found.base, found.globalBase]).toEqual([left, survey.rows].map((rows) => who(rows, target, true).length));
    const known = finish(correlatedSharesInSteps(dataset, `m${target}`, null));
    expect(finish(correlatedMessagesInSteps(dataset, `m${target}`, mask, known))).toEqual(found);

    const others = survey.messages.flatMap((_, m) => (m === target ? [] : [m]));
    expect(found.messages.map(({ id }) => id)).toEqual(others.map((m) => `m${m}`));
    found.messages.forEach((own, i) => {
      const m = others[i]!;
      expectShare(own.r1, who(left, target, true), [m, 'r1']);
      expectShare(own.globalR1, who(survey.rows, target, true), [m, 'r1']);
      expect([own.r2 === null, own.globalR2 === null]).toEqual([!survey.messages[m], !survey.messages[m]]);
      if (own.r2) expectShare(own.r2, who(left, target, true), [m, 'r2']);
      if (own.globalR2) expectShare(own.globalR2, who(survey.rows, target, true), [m, 'r2']);
    });
    const r1s = found.messages.map(({ r1 }) => r1);
    expectTests(
      r1s,
      left,
      target,
      others.map((m) => [m, 'r1']),
    );
  });
  fc.assert(property, { numRuns: 60 });
});
