import { describe, expect, it } from 'vitest';
import { isMissing, parseNumber } from '../cell-values.ts';
import { ColumnStats } from './column-stats.ts';

const statsOf = (cells: readonly string[], maxDistinct = 1000): ColumnStats => {
  const stats = new ColumnStats(maxDistinct);
  stats.addColumn(
    cells.map((cell, i) => ({ line: i + 2, cells: [cell] })),
    0,
  );
  return stats;
};

describe('ColumnStats', () => {
  it('distinguishes long texts', () => {
    const texts = Array.from(
      { length: 50 },
      (_, i) => `${'The same beginning of all answers. '.repeat(20)}Answer ${i}`,
    );
    const stats = statsOf([...texts, ...texts.slice(0, 3)]);
    expect([stats.distinct, stats.answered, stats.isUnique]).toEqual([50, 53, false]);
    expect(statsOf(texts).isUnique).toBe(true);
  });

  it('looks at some characters of a text only, so that a cell costs the same whatever its length', () => {
    const long = 'x'.repeat(32_000);
    const unseen = `${long.slice(0, 16_001)}y${long.slice(16_002)}`;
    expect(statsOf([long, unseen]).distinct).toBe(1);
  });

  it('counts values beyond the limit without keeping them', () => {
    const stats = statsOf(
      Array.from({ length: 100 }, (_, i) => `${i} ${'blanks '.repeat(20)}`),
      10,
    );
    expect([stats.distinct, stats.answered, stats.samples.length]).toEqual([10, 100, 5]);
  });
});

it('takes no text of more than 256 characters for a number or a missing answer', () => {
  expect([parseNumber(`${' '.repeat(255)}7`), isMissing(' '.repeat(256))]).toEqual([7, true]);
  expect([parseNumber('7'.repeat(257)), isMissing(' '.repeat(257))]).toEqual([Number.NaN, false]);
});
