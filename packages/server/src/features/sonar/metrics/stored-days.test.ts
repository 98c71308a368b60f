import { describe, expect, it } from 'vitest';
import { randomFrom } from './random-test-files.ts';
import { type Days, packDays, storageBlockDays, uncollected, unpackDays } from './stored-days.ts';

const everyDay = (figureOf: (day: number) => number, sourceOf: (day: number) => number = () => 1): Days => ({
  values: Float64Array.from({ length: storageBlockDays }, (_, day) => figureOf(day)),
  sources: Uint8Array.from({ length: storageBlockDays }, (_, day) => sourceOf(day)),
});

const unpacked = (bytes: Uint8Array): Days => {
  const days = uncollected(storageBlockDays);
  unpackDays(bytes, days);
  return days;
};

describe('a packed block', () => {
  it.each<[string, (day: number) => number]>([
    ['zeros', () => 0],
    ['small numbers', (day) => day % 5],
    ['a large account that grows', (day) => 12_345_678 + day * 321],
    ['the largest whole numbers', (day) => Number.MAX_SAFE_INTEGER - day],
    ['more apart than six bytes hold', (day) => (day === 0 ? 0 : 2 ** 48)],
    ['as far apart as six bytes hold', (day) => (day === 0 ? 0 : 2 ** 48 - 1)],
    ['negative numbers', (day) => 5 - day],
    ['ratings', (day) => 4.3 + (day % 7) / 10],
    ['a sum that is not exact', (day) => (day === 0 ? 0.1 : 0.1 + day)],
    ['the largest and the least number', (day) => (day % 2 === 0 ? Number.MAX_VALUE : -Number.MAX_VALUE)],
    ['the smallest numbers', (day) => day * Number.MIN_VALUE],
  ])('gives %s back', (_, figureOf) => {
    const days = everyDay(figureOf);
    expect(unpacked(packDays(days))).toEqual(days);
  });

  it('keeps 0, hidden and not collected apart', () => {
    const days = everyDay(
      (day) => (day % 3 === 0 ? 0 : Number.NaN),
      (day) => (day % 3 === 2 ? 0 : 4),
    );
    expect(unpacked(packDays(days))).toEqual(days);
  });

  it('takes no more than the bytes that its numbers need', () => {
    const head = 10 + storageBlockDays / 4;
    expect(packDays(everyDay(() => 4.3))).toHaveLength(head);
    expect(packDays(everyDay((day) => 1e9 + day))).toHaveLength(head + storageBlockDays);
    expect(packDays(everyDay((day) => 1e9 + 2 * day))).toHaveLength(head + storageBlockDays);
    expect(packDays(everyDay((day) => 1e9 + 3 * day))).toHaveLength(head + 2 * storageBlockDays);
    expect(packDays(everyDay((day) => day / 10))).toHaveLength(head + 8 * storageBlockDays);
  });

  it('gives any days back', () => {
    const random = randomFrom(8);
    for (let round = 0; round < 500; round++) {
      const [size, sources, step] = [2 ** Math.floor(random() * 60), 1 + Math.floor(random() * 4), random() < 0.5];
      const days = everyDay(
        () => (random() < 0.1 ? Number.NaN : step ? Math.floor(random() * size) : random() * size),
        () => Math.floor(random() * (1 + sources)),
      );
      for (const [day, source] of days.sources.entries()) if (source === 0) days.values[day] = Number.NaN;
      expect(unpacked(packDays(days))).toEqual(days);
    }
  });

  it('is written behind others without touching them', () => {
    const days = uncollected(3 * storageBlockDays);
    unpackDays(packDays(everyDay((day) => day)), days, storageBlockDays);
    expect(days.sources.indexOf(1)).toBe(storageBlockDays);
    expect(days.sources.lastIndexOf(1)).toBe(2 * storageBlockDays - 1);
    expect(days.values[storageBlockDays + 9]).toBe(9);
  });
});
