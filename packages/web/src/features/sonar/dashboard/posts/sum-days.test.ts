import { expect, it } from 'vitest';
import { sumDays } from './sum-days.ts';

const days = [
  { day: '2026-01-01', posts: 1, interactions: 10 },
  { day: '2026-01-31', posts: 2, interactions: 20 },
  { day: '2026-02-01', posts: 3, interactions: 30 },
  { day: '2026-12-31', posts: 4, interactions: 40 },
];
const ends = (startDate: string, endDate: string) => {
  const sums = sumDays(days, { startDate, endDate });
  expect(sums.reduce((sum, { posts }) => sum + posts, 0)).toBe(10);
  return sums;
};

it('sums posts by day, by week where the range is long, and by month where it is longer', () => {
  expect(sumDays(days.slice(0, 1), { startDate: '2026-01-01', endDate: '2026-01-02' })).toEqual([
    { startDate: '2026-01-01', endDate: '2026-01-01', posts: 1, interactions: 10 },
    { startDate: '2026-01-02', endDate: '2026-01-02', posts: 0, interactions: 0 },
  ]);
  const weeks = ends('2026-01-01', '2026-12-31');
  expect(weeks).toHaveLength(53);
  expect(weeks[4]).toEqual({ startDate: '2026-01-29', endDate: '2026-02-04', posts: 5, interactions: 50 });
  expect(weeks.at(-1)).toEqual({ startDate: '2026-12-31', endDate: '2026-12-31', posts: 4, interactions: 40 });
  const months = ends('2025-05-20', '2026-12-31');
  expect(months[0]).toEqual({ startDate: '2025-05-20', endDate: '2025-05-31', posts: 0, interactions: 0 });
  expect(months.find(({ startDate }) => startDate === '2026-01-01')).toMatchObject({ endDate: '2026-01-31', posts: 3 });
  expect(months).toHaveLength(20);
});
