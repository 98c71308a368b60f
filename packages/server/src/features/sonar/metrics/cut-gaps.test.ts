import { describe, expect, it } from 'vitest';
import { cutGaps, type MetricGap } from './gaps.store.ts';

const gap = (from: string, to: string): MetricGap => ({ metric: 'posts', from, to, reason: 'quotaSpent' });
const known = (from: string, to: string) => [{ metric: 'posts' as const, from, to }];

describe('a gap', () => {
  it.each<[string, string, string, MetricGap[]]>([
    ['is gone when all of it is known', '2026-05-01', '2026-05-31', []],
    ['ends before what is known', '2026-05-20', '2026-06-09', [gap('2026-05-10', '2026-05-19')]],
    ['begins behind what is known', '2026-04-01', '2026-05-12', [gap('2026-05-13', '2026-05-22')]],
    [
      'is two around what is known',
      '2026-05-11',
      '2026-05-11',
      [gap('2026-05-10', '2026-05-10'), gap('2026-05-12', '2026-05-22')],
    ],
    ['stays where nothing of it is known', '2026-05-23', '2026-05-24', [gap('2026-05-10', '2026-05-22')]],
  ])('%s', (_, from, to, left) => {
    expect(cutGaps([gap('2026-05-10', '2026-05-22')], known(from, to))).toEqual(left);
  });

  it('of another figure stays', () => {
    const other = { ...gap('2026-05-10', '2026-05-22'), metric: 'comments' as const };
    expect(cutGaps([other], known('2026-01-01', '2026-12-31'))).toEqual([other]);
  });
});
