import { BenchmarkAnswer, BenchmarkGroups } from '@soundings/contract/resonance/calculation-answers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benchmark, benchmarkGroups } from '../../../test/at-once.ts';
import { datasetOf, type Row, surveysWithConcepts, tallyWhere } from '../../../test/survey.ts';
import { effectiveBase, wilson } from '../../stats/proportions.ts';
import { UnknownNodeError } from './benchmark.ts';

const row = (labels: string[][], r1: boolean | null, subconcept: string | null, weight: number | null = null): Row => ({
  labels,
  answers: [{ r1, r2: null }],
  weight,
  mentions: subconcept === null ? [] : [{ concept: 0, subconcept, tone: 'blank' }],
});
const rows = [
  row([['f'], ['north']], true, 'price'),
  row([['f'], ['south']], true, 'taste'),
  row([['m'], ['north']], false, 'price'),
  row([['m'], ['south']], true, null),
  row([['x'], []], null, 'look'),
];
const survey = { variables: 2, messages: [false], concepts: 1, rows };

describe('benchmark', () => {
  const dataset = datasetOf(survey);

  it('offers variables, messages and concepts, with how many are in each', () => {
    expect(benchmarkGroups(dataset)).toEqual({
      groups: [
        {
          id: 'v:0',
          type: 'audience',
          header: 'v0',
          nodes: [
            { id: '0.0', label: 'f', base: 2 },
            { id: '0.1', label: 'm', base: 2 },
            { id: '0.2', label: 'x', base: 1 },
          ],
        },
        {
          id: 'v:1',
          type: 'audience',
          header: 'v1',
          nodes: [
            { id: '1.0', label: 'north', base: 2 },
            { id: '1.1', label: 'south', base: 2 },
          ],
        },
        { id: 'm', type: 'message', header: null, nodes: [{ id: 'm:m0', label: 'Message 0', base: 3 }] },
        {
          id: 'c:0',
          type: 'concept',
          header: 'c0',
          nodes: [
            { id: 'c:0:0', label: 'look', base: 1 },
            { id: 'c:0:1', label: 'price', base: 2 },
            { id: 'c:0:2', label: 'taste', base: 1 },
          ],
        },
      ],
    });
  });

  it.each([
    [['0.0'], 2],
    [['0.0', '0.1'], 4],
    [['0.0', '0.1', '1.0'], 2],
    [['m:m0'], 3],
    [['m:m0', '1.1'], 2],
    [['c:0:1', 'c:0:2', 'c:0:1'], 3],
    [['c:0:1', 'c:0:2', 'm:m0'], 2],
    [['c:0:0', 'm:m0'], 0],
  ])('%j leave %i of all five', (ids, respondents) => {
    const { low, high } = wilson(respondents / 5, 5);
    expect(benchmark(dataset, ids)).toEqual({
      percentage: respondents * 20,
      respondents,
      base: 5,
      effectiveBase: 5,
      low: low * 100,
      high: high * 100,
    });
  });

  it('has no percentage where nothing is chosen or nobody was asked', () => {
    const nothing = { percentage: null, respondents: 0, low: null, high: null };
    expect(benchmark(dataset, [])).toMatchObject({ ...nothing, base: 5 });
    const nobody = datasetOf({ ...survey, rows: [] });
    expect(benchmark(nobody, ['m:m0'])).toMatchObject({ ...nothing, base: 0 });
  });

  it('weighs respondents', () => {
    const weighted = datasetOf({ ...survey, rows: rows.map((own, i) => ({ ...own, weight: i + 1 })) });
    const found = benchmark(weighted, ['m:m0']);
    const base = 15 ** 2 / 55;
    expect(found).toMatchObject({ respondents: 3, base: 5, percentage: (100 * 7) / 15 });
    expect(found.effectiveBase).toBeCloseTo(base, 12);
    expect(found.low).toBeCloseTo(100 * wilson(7 / 15, base).low, 9);
  });

  it.each(['9.9', 'm:m7', 'c:0:3', 'c:7:0', 'v:0', 'c:0', 'm'])('names %s, which is not there', (id) => {
    expect(() => benchmark(dataset, ['0.0', id])).toThrow(UnknownNodeError);
  });
});

const isIn = (own: Row, group: BenchmarkGroups['groups'][number], label: string): boolean => {
  const index = Number(group.id.slice(2));
  if (group.type === 'audience') return own.labels[index]!.includes(label);
  if (group.type === 'message') return own.answers[Number(label.replace('Message ', ''))]!.r1 === true;
  return own.mentions!.some(({ concept, subconcept }) => concept === index && subconcept === label);
};

it.each([false, true])('is that of a count row by row, weighted: %s', (weighted) => {
  const picks = fc.array(fc.nat(5), { minLength: 30, maxLength: 30 });
  const property = fc.property(surveysWithConcepts(weighted), picks, (survey, pick) => {
    const dataset = datasetOf(survey);
    const offered = benchmarkGroups(dataset);
    expect(BenchmarkGroups.parse(offered)).toEqual(offered);
    let next = 0;
    const chosen = offered.groups.map((group) => ({ group, nodes: group.nodes.filter(() => pick[next++ % 30] === 0) }));
    for (const { group } of chosen) {
      for (const { label, base } of group.nodes) {
        expect(base).toBe(survey.rows.filter((own) => isIn(own, group, label)).length);
      }
    }
    const groups = chosen.filter(({ nodes }) => nodes.length > 0);
    const found = benchmark(dataset, groups.flatMap(({ nodes }) => nodes.map(({ id }) => id)).toReversed());
    expect(BenchmarkAnswer.parse(found)).toEqual(found);
    const isLeft = (own: Row) => groups.every(({ group, nodes }) => nodes.some(({ label }) => isIn(own, group, label)));
    const { base, positive, weights } = tallyWhere(survey.rows, isLeft);
    expect(found).toMatchObject({ base, respondents: groups.length === 0 ? 0 : positive });
    expect(found.effectiveBase).toBeCloseTo(effectiveBase(weights.base, weights.squares), 6);
    if (groups.length === 0) expect(found.percentage).toBeNull();
    else expect(found.percentage).toBeCloseTo((100 * weights.positive) / weights.base, 9);
  });
  fc.assert(property, { numRuns: 60 });
});
