import { expect, it } from 'vitest';
import { createComparison } from './norms.ts';

const shareOf = (percent: number, scale = '00011') => ({ percent, base: 400, scale });
const projectOf = (importedOn: string, percents: readonly number[], scale?: string) => ({
  importedOn,
  messages: percents.map((percent, i) => ({ id: `m${i}`, r1: shareOf(percent, scale), r2: null })),
});

const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const others = [
  projectOf('2026-01-01', tens),
  projectOf('2026-03-01', tens),
  projectOf('2025-06-01', tens),
  projectOf('2024-01-01', [1, 2, 3], '0000011'),
];

it('ranks a share among those of the same scale, with their number and dates', () => {
  const compare = createComparison(others);
  expect(compare('r1', shareOf(45))).toEqual({
    ...{ percentile: 40, range: { low: 10, median: 55, high: 100 } },
    ...{ messages: 30, projects: 3, from: '2025-06-01', to: '2026-03-01' },
  });
  expect(compare('r1', shareOf(50))!.percentile).toBe(45);
});

it('says nothing of few messages or projects, and how many there are', () => {
  const compare = createComparison(others);
  expect(compare('r1', shareOf(50, '0000011'))).toMatchObject({
    percentile: null,
    range: null,
    messages: 3,
    projects: 1,
  });
  expect(compare('r1', shareOf(50, '011'))).toMatchObject({ percentile: null, messages: 0, projects: 0, from: null });
  expect(compare('r2', shareOf(50))).toMatchObject({ percentile: null, messages: 0 });
  const two = createComparison([
    projectOf('2026-01-01', [...tens, ...tens]),
    projectOf('2026-02-01', [...tens, ...tens]),
  ]);
  expect(two('r1', shareOf(50))).toMatchObject({ percentile: null, messages: 40, projects: 2 });
  expect(compare('r1', null)).toBeNull();
});
