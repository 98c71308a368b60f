import { AudienceLink, MessageFigures, type Share } from '@soundings/contract/resonance/resonance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../../test/adjust.ts';
import { audienceLinks } from '../../../test/at-once.ts';
import { choices, datasetOf, idsOf, type Row, rowsIn, surveys, tallyOf } from '../../../test/survey.ts';
import { effectiveBase, twoProportionZ } from '../../stats/proportions.ts';
import { filterMask } from '../dataset/filter.ts';
import { audienceShares, messageFigures } from './figures.ts';

type Question = readonly [message: number, measure: 'r1' | 'r2'];

function sampleOf(rows: readonly Row[], [message, measure]: Question) {
  const { base, weights } = tallyOf(rows, message, measure);
  const share = weights.base > 0 ? weights.positive / weights.base : 0;
  return { answers: base, share, base: effectiveBase(weights.base, weights.squares), positive: weights.positive };
}

function expectShare(found: Share, rows: readonly Row[], question: Question): void {
  const { answers, share, base, positive } = sampleOf(rows, question);
  expect(found.base).toBe(answers);
  expect(found.effectiveBase).toBeCloseTo(base, 6);
  expect(found.positive).toBeCloseTo(positive, 9);
  expect(found.mark).toBe(answers < 30 ? 'unranked' : answers < 100 ? 'low' : 'none');
  if (base > 0) {
    expect(found.percent).toBeCloseTo(100 * share, 9);
    expect(found.low! - 1e-9 <= found.percent! && found.percent! <= found.high! + 1e-9).toBe(true);
  } else expect([found.percent, found.low, found.high]).toEqual([null, null, null]);
}

/** Checks p values and verdicts of a column; where rounding decides a limit, either side of it is right. */
function expectTests(column: readonly Share[], pairs: readonly (readonly [Row[], Row[]])[], question: Question): void {
  const samples = pairs.map(([inside, outside]) => [sampleOf(inside, question), sampleOf(outside, question)] as const);
  if (samples.flat().some(({ base }) => base !== 30 && Math.abs(base - 30) < 1e-6)) return;
  const ps = benjaminiHochberg(samples.map(([inside, outside]) => twoProportionZ(inside, outside)));
  for (const [i, found] of column.entries()) {
    const [inside, outside] = samples[i]!;
    const p = ps[i] ?? null;
    if (p === null) expect(found).toMatchObject({ p: null, verdict: 'untested' });
    else {
      expect(found.p).toBeCloseTo(p, 6);
      if (Math.abs(p - 0.05) < 1e-6) continue;
      expect(found.verdict).toBe(p > 0.05 ? 'same' : inside.share > outside.share ? 'above' : 'below');
    }
  }
}

describe.each([false, true])('any survey, weighted: %s', (weighted) => {
  const questions: readonly Question[] = [
    [0, 'r1'],
    [0, 'r2'],
  ];

  it('gives the links of a count row by row, in the form of the contract', () => {
    const property = fc.property(surveys(weighted), choices, (survey, anyChoice) => {
      const dataset = datasetOf(survey);
      const { ids, choice } = idsOf(dataset, anyChoice);
      const { mask } = filterMask(dataset, ids);
      const left = rowsIn(survey.rows, choice);
      const links = audienceLinks(dataset, 'm0', mask);
      const has = ({ audienceHeader, audienceSubheader }: AudienceLink) => {
        const variable = Number(audienceHeader.slice(1));
        return ({ labels }: Row) => labels[variable]!.includes(audienceSubheader);
      };
      const pairs = links.map((link) => {
        const isIn = has(link);
        return [left.filter(isIn), left.filter((row) => !isIn(row))] as const;
      });

      expect(links.map((link) => AudienceLink.parse(link))).toEqual(links);
      expect(audienceLinks(dataset, 'm0', mask, audienceShares(dataset, 'm0', null))).toEqual(links);
      for (const [message, measure] of survey.messages[0] ? questions : questions.slice(0, 1)) {
        const question: Question = [message, measure];
        for (const [i, link] of links.entries()) {
          const global = measure === 'r1' ? link.globalR1 : link.globalR2;
          expectShare(link[measure]!, pairs[i]![0], question);
          expectShare(global!, survey.rows.filter(has(link)), question);
          if (!mask) expect(global).toEqual(link[measure]);
        }
        expectTests(
          links.map((link) => link[measure]!),
          pairs,
          question,
        );
      }
      if (!survey.messages[0]) for (const { r2, globalR2 } of links) expect([r2, globalR2]).toEqual([null, null]);
    });
    fc.assert(property, { numRuns: 60 });
  });

  it('gives the message figures of a count row by row, in the form of the contract', () => {
    const property = fc.property(surveys(weighted), choices, (survey, anyChoice) => {
      const dataset = datasetOf(survey);
      const { ids, choice } = idsOf(dataset, anyChoice);
      const left = rowsIn(survey.rows, choice);
      for (const [m, figures] of messageFigures(dataset, filterMask(dataset, ids).mask).entries()) {
        expect(MessageFigures.parse(figures)).toEqual(figures);
        expect([figures.id, figures.message]).toEqual([`m${m}`, `Message ${m}`]);
        expectShare(figures.r1Share, left, [m, 'r1']);
        if (figures.r2Share) expectShare(figures.r2Share, left, [m, 'r2']);
        expect(figures.r2Share === null).toBe(!survey.messages[m]);
      }
    });
    fc.assert(property, { numRuns: 60 });
  });
});
