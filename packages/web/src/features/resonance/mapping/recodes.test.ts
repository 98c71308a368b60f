import type { PointsRecode, RangeRecode } from '@soundings/contract/resonance/mapping';
import { topBox } from '@soundings/contract/resonance/resonance-choices';
import { describe, expect, it } from 'vitest';
import { positiveLabels } from '../positive-labels.ts';
import {
  countAnswers,
  countPositive,
  findUnplaced,
  movePoint,
  reverse,
  setTop,
  sumCounts,
  togglePositive,
  toNoAnswer,
  toPoint,
} from './recodes.ts';

const scale = (...labels: string[]): PointsRecode => {
  const base = { kind: 'points', id: 's', confidence: 'unsure', reason: 'unknownWords' } as const;
  const points = labels.map((label) => ({ label, answers: [label], positive: false }));
  return setTop({ ...base, doubtful: [], noAnswer: [], confirmed: false, points }, topBox(labels.length));
};
const labels = ({ points }: PointsRecode) => points.map(({ label }) => label);
const five = scale('1', '2', '3', '4', '5');

describe('a scale of points', () => {
  it('takes round(0.4 k) points as the top box', () => {
    expect([5, 7, 11, 2].map(topBox)).toEqual([2, 3, 4, 1]);
  });

  it('keeps the number of positive points when they are put in another order', () => {
    const moved = movePoint(scale('bad', 'great', 'fine'), 1, 2);
    expect([labels(moved), positiveLabels(moved)]).toEqual([['bad', 'fine', 'great'], ['great']]);
    expect(positiveLabels(reverse(five))).toEqual(['1', '2']);
    expect(movePoint(five, 0, 9)).toBe(five);
  });

  it('keeps which points are positive where they are not the best ones', () => {
    const odd = togglePositive(togglePositive(five, 0), 4);
    expect(positiveLabels(odd)).toEqual(['4', '1']);
    expect(positiveLabels(movePoint(odd, 1, 2))).toEqual(['4', '1']);
  });

  it('never counts all points, nor none', () => {
    expect(countPositive(setTop(five, 9))).toBe(4);
    expect(countPositive(setTop(five, 0))).toBe(1);
    const one = setTop(five, 1);
    expect(togglePositive(one, 4)).toBe(one);
  });

  it('takes a point out as no answer and back into its place among numbers', () => {
    const without = toNoAnswer(scale('1', '2', '3', '4', '5', '9'), 5);
    expect([without.noAnswer, positiveLabels(without)]).toEqual([['9'], ['5', '4']]);
    expect(labels(toPoint(without, '9'))).toEqual(['1', '2', '3', '4', '5', '9']);
    expect(labels(toPoint(toNoAnswer(five, 2), '3'))).toEqual(['1', '2', '3', '4', '5']);
    const two = scale('no', 'yes');
    expect(toNoAnswer(two, 0)).toBe(two);
  });

  it('still counts something after its only positive point is taken out', () => {
    const odd = togglePositive(togglePositive(togglePositive(five, 0), 4), 3);
    expect(positiveLabels(odd)).toEqual(['1']);
    expect(countPositive(toNoAnswer(odd, 0))).toBeGreaterThan(0);
  });

  it('counts answers whatever their capitals, blanks and zeros', () => {
    const values = [
      { value: ' Bad', count: 2 },
      { value: 'BAD ', count: 3 },
      { value: '1.0', count: 4 },
      { value: 'odd', count: 1 },
    ];
    const column = { values } as unknown as Parameters<typeof countAnswers>[0][number];
    expect(sumCounts(['bad', '1'], countAnswers([column]))).toBe(9);
    expect(findUnplaced(scale('bad', '1'), [column])).toEqual(['odd']);
  });
});

describe('a range', () => {
  const range = { kind: 'range', min: 0, max: 100, positiveFrom: 60, direction: 'ascending' } as RangeRecode;
  it('is reversed about its middle', () => {
    expect(positiveLabels(range)).toEqual(['60–100']);
    expect(positiveLabels(reverse(range))).toEqual(['0–40']);
  });
});
