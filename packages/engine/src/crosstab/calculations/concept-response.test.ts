import { ConceptResponse, Concepts, HeadToHeadConcepts } from '@soundings/contract/resonance/calculation-answers';
import type { Share } from '@soundings/contract/resonance/resonance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../../test/adjust.ts';
import { conceptResponse, headToHeadConcepts } from '../../../test/at-once.ts';
import {
  choices,
  datasetOf,
  idsOf,
  type Named,
  type Row,
  rowsIn,
  surveysWithConcepts,
  tallyWhere,
} from '../../../test/survey.ts';
import { effectiveBase, twoProportionZ } from '../../stats/proportions.ts';
import { filterMask } from '../dataset/filter.ts';
import { concepts, UnknownConceptError } from './concepts.ts';

const group = (count: number, label: string, ...named: [number, string, Named['tone']][]): Row[] =>
  Array<Row>(count).fill({
    labels: [[label]],
    answers: [],
    weight: null,
    mentions: named.map(([concept, subconcept, tone]) => ({ concept, subconcept, tone })),
  });

const dataset = datasetOf({
  variables: 1,
  messages: [],
  concepts: 2,
  rows: [
    // Who names one subconcept in two tones counts once.
    group(10, 'a', [0, 'price', 'positive'], [0, 'price', 'negative']),
    group(20, 'a', [0, 'price', 'positive'], [0, 'taste', 'blank']),
    group(10, 'a', [0, 'taste', 'negative']),
    group(60, 'b', [0, 'taste', 'negative'], [1, 'price', 'blank']),
    group(40, 'b', [1, 'look', 'positive']),
    group(5, 'b'),
  ].flat(),
});

describe('a concept', () => {
  const { mask } = filterMask(dataset, ['0.1']);
  const label = dataset.variables[0]!.audiences[1]!.label;
  const { concept, comparedTo } = conceptResponse(dataset, '0', ['1', '0', '1'], mask);

  it('has its subconcepts in percent of those with any answer to it', () => {
    expect(label).toBe('a');
    expect(concept).toMatchObject({ id: '0', name: 'c0', base: 40, globalBase: 100 });
    expect(concept.ORIGINAL).toMatchObject([
      { subName: 'price', total: 75, globalTotal: 30, share: { positive: 30, base: 40, percent: 75 } },
      { subName: 'taste', total: 75, globalTotal: 90, share: { positive: 30, base: 40 } },
    ]);
    expect(concept.POSITIVE).toMatchObject([{ subName: 'price', total: 75, globalTotal: 30 }]);
    expect(concept.NEGATIVE).toMatchObject([
      { subName: 'price', total: 25, globalTotal: 10 },
      { subName: 'taste', total: 25, globalTotal: 70 },
    ]);
  });

  it('has the mean over its subconcepts as average of a list', () => {
    expect(concept.averages).toEqual({
      ORIGINAL: { subHeader: 'c0', avg: 75, globalAvg: 60 },
      POSITIVE: { subHeader: 'c0', avg: 75, globalAvg: 30 },
      NEGATIVE: { subHeader: 'c0', avg: 25, globalAvg: 40 },
    });
  });

  it('stands beside others on their own base, each once', () => {
    expect(comparedTo).toMatchObject([{ id: '1', name: 'c1', base: 0, globalBase: 100 }]);
    expect(comparedTo[0]?.ORIGINAL).toMatchObject([
      { subName: 'look', total: null, globalTotal: 40, share: { percent: null, base: 0 } },
      { subName: 'price', total: null, globalTotal: 60 },
    ]);
    expect(comparedTo[0]?.averages).toMatchObject({
      ORIGINAL: { subHeader: 'c1', avg: null, globalAvg: 50 },
      NEGATIVE: { avg: null, globalAvg: null },
    });
  });

  it('is judged against the other subconcepts of its list', () => {
    const over = conceptResponse(dataset, '0', [], null).concept.ORIGINAL;
    const p = twoProportionZ({ share: 0.3, base: 100 }, { share: 0.9, base: 100 })!;
    expect(over.map(({ share }) => share.verdict)).toEqual(['below', 'above']);
    expect(over[0]?.share.p).toBeCloseTo(p, 12);
  });

  it('that is not there is refused', () => {
    expect(() => conceptResponse(dataset, '7', [], null)).toThrow(UnknownConceptError);
    expect(() => conceptResponse(dataset, '0', ['7'], null)).toThrow(UnknownConceptError);
    expect(() => headToHeadConcepts(dataset, ['0', '7'], null)).toThrow('There is no concept "7".');
  });
});

it('lists concepts with their subconcepts, also one that nobody answered to', () => {
  expect(concepts(dataset)).toEqual({
    concepts: [
      { id: '0', name: 'c0', base: 100, subconcepts: ['price', 'taste'] },
      { id: '1', name: 'c1', base: 100, subconcepts: ['look', 'price'] },
    ],
  });
  const empty = datasetOf({ variables: 0, messages: [], concepts: 1, rows: [] });
  expect(concepts(empty)).toEqual({ concepts: [{ id: '0', name: 'c0', base: 0, subconcepts: [] }] });
  expect(conceptResponse(empty, '0', [], null).concept).toMatchObject({ base: 0, ORIGINAL: [] });
});

it('puts concepts side by side, equal names in one line', () => {
  const { concepts: found } = headToHeadConcepts(dataset, ['1', '0', '1'], null);
  expect(found.map(({ id, header, base }) => [id, header, base])).toEqual([
    ['1', 'c1', 100],
    ['0', 'c0', 100],
  ]);
  expect(found.map(({ subconcepts }) => subconcepts.map(({ subName, share }) => [subName, share?.percent]))).toEqual([
    [
      ['look', 40],
      ['price', 60],
      ['taste', undefined],
    ],
    [
      ['look', undefined],
      ['price', 30],
      ['taste', 90],
    ],
  ]);
  const p = twoProportionZ({ share: 0.6, base: 100 }, { share: 0.3, base: 100 })!;
  expect(found[0]?.subconcepts[1]?.share).toMatchObject({ verdict: 'above' });
  expect(found[0]?.subconcepts[1]?.share?.p).toBeCloseTo(p, 12);
  expect(found[0]?.subconcepts[0]?.share).toMatchObject({ verdict: 'untested', p: null });
});

const lists = { ORIGINAL: null, POSITIVE: 'positive', NEGATIVE: 'negative' } as const;

const names = ({ mentions = [] }: Row, concept: number, subconcept?: string, tone?: string | null): boolean =>
  mentions.some(
    (named) =>
      named.concept === concept &&
      (subconcept === undefined || named.subconcept === subconcept) &&
      (!tone || named.tone === tone),
  );

function expectShare(found: Share, expected: ReturnType<typeof tallyWhere>): void {
  const { base, weights } = expected;
  expect(found.base).toBe(base);
  expect(found.positive).toBeCloseTo(weights.positive, 9);
  expect(found.effectiveBase).toBeCloseTo(effectiveBase(weights.base, weights.squares), 6);
  if (weights.squares > 0) expect(found.percent).toBeCloseTo((100 * weights.positive) / weights.base, 9);
  else expect(found.percent).toBeNull();
}

const mean = (percents: readonly (number | null)[]) =>
  percents.length === 0 || percents[0] === null
    ? null
    : percents.reduce((sum: number, percent) => sum + percent!, 0) / percents.length;

function expectClose(found: number | null, expected: number | null): void {
  if (expected === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(expected, 9);
}

describe.each([false, true])('any survey, weighted: %s', (weighted) => {
  it('gives the lists of a count row by row', () => {
    const property = fc.property(surveysWithConcepts(weighted), choices, (survey, anyChoice) => {
      const dataset = datasetOf(survey);
      const { ids, choice } = idsOf(dataset, anyChoice);
      const { mask } = filterMask(dataset, ids);
      const left = rowsIn(survey.rows, choice);
      const all = Array.from({ length: survey.concepts! }, (_, c) => String(c));
      const found = conceptResponse(dataset, '0', all, mask);
      expect(ConceptResponse.parse(found)).toEqual(found);
      expect(found.comparedTo.map(({ id }) => id)).toEqual(all.slice(1));
      for (const [c, own] of [found.concept, ...found.comparedTo].entries()) {
        const [base, globalBase] = [left, survey.rows].map((rows) => rows.filter((row) => names(row, c)));
        expect([own.base, own.globalBase]).toEqual([base!.length, globalBase!.length]);
        for (const list of ['ORIGINAL', 'POSITIVE', 'NEGATIVE'] as const) {
          const named = ['w', 'x', 'y', 'z'].filter((name) =>
            globalBase!.some((row) => names(row, c, name, lists[list])),
          );
          expect(own[list].map(({ subName }) => subName)).toEqual(named);
          const has = (name: string) => (row: Row) => names(row, c, name, lists[list]);
          own[list].forEach(({ subName, total, globalTotal, share }) => {
            expectShare(share, tallyWhere(base!, has(subName)));
            expect(total).toBe(share.percent);
            const { weights } = tallyWhere(globalBase!, has(subName));
            expectClose(globalTotal, weights.squares > 0 ? (100 * weights.positive) / weights.base : null);
          });
          expectClose(own.averages[list].avg, mean(own[list].map(({ total }) => total)));
          expectClose(own.averages[list].globalAvg, mean(own[list].map(({ globalTotal }) => globalTotal)));
          if (!weighted) expectTests(own[list].map(({ share }) => share));
        }
      }
    });
    fc.assert(property, { numRuns: 60 });
  });

  it('gives concepts side by side as counted row by row', () => {
    const property = fc.property(surveysWithConcepts(weighted), choices, (survey, anyChoice) => {
      const dataset = datasetOf(survey);
      const { ids, choice } = idsOf(dataset, anyChoice);
      const left = rowsIn(survey.rows, choice);
      const all = Array.from({ length: survey.concepts! }, (_, c) => String(c));
      const found = headToHeadConcepts(dataset, all, filterMask(dataset, ids).mask);
      expect(HeadToHeadConcepts.parse(found)).toEqual(found);
      expect(Concepts.parse(concepts(dataset)).concepts.map(({ id }) => id)).toEqual(all);
      found.concepts.forEach(({ subconcepts }, c) => {
        expect(subconcepts.map(({ subName }) => subName)).toEqual(found.concepts[0]!.subconcepts.map((s) => s.subName));
        for (const { subName, share } of subconcepts) {
          expect(share === null).toBe(!survey.rows.some((row) => names(row, c, subName)));
          const base = left.filter((row) => names(row, c));
          if (share)
            expectShare(
              share,
              tallyWhere(base, (row) => names(row, c, subName)),
            );
        }
      });
    });
    fc.assert(property, { numRuns: 60 });
  });
});

function expectTests(shares: readonly Share[]): void {
  const sum = (of: (share: Share) => number): number => shares.reduce((total, share) => total + of(share), 0);
  const [positive, base] = [sum((share) => share.positive), sum((share) => share.base)];
  const ps = shares.map((own) => {
    const rest = base - own.base;
    const inside = { share: own.positive / own.base, base: own.base };
    return twoProportionZ(inside, { share: (positive - own.positive) / rest, base: rest });
  });
  benjaminiHochberg(ps).forEach((p, i) => {
    expectClose(shares[i]!.p, p);
  });
}
