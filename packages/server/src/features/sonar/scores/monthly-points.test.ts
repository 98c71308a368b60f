import { expect, it } from 'vitest';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { monthlyPoints } from './score-ranges.ts';

const days = (from: string, to: string) => ({ from: toDayNumber(from), to: toDayNumber(to) });
const collected = days('2016-01-01', '2026-05-31');
const pointsOf = (from: string, to: string, within = collected) =>
  monthlyPoints(within, days(from, to)).map((point) => [dayFromNumber(point.from), dayFromNumber(point.to)]);

it('are whole months, as many as were asked for, over the turn of a year and in February', () => {
  const points = pointsOf('2026-02-01', '2026-02-28');
  expect(points.slice(-3)).toEqual([
    ['2025-12-01', '2025-12-31'],
    ['2026-01-01', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
  ]);
  expect(pointsOf('2025-12-01', '2026-02-28').at(-2)).toEqual(['2025-11-01', '2026-01-31']);
});

it('are 40 at most, none twice, and end with the range', () => {
  const points = pointsOf('2024-06-01', '2026-05-31');
  expect(points).toHaveLength(40);
  expect(new Set(points.map(([, to]) => to)).size).toBe(40);
  expect(points.at(-1)).toEqual(['2024-06-01', '2026-05-31']);
  expect(points.every(([, to]) => dayFromNumber(toDayNumber(to!) + 1).endsWith('-01'))).toBe(true);
});

it('begin where collecting began', () => {
  expect(pointsOf('2026-05-01', '2026-05-31', days('2026-05-01', '2026-05-31'))).toEqual([
    ['2026-05-01', '2026-05-31'],
  ]);
  expect(pointsOf('2026-05-01', '2026-05-31', days('2026-04-01', '2026-05-31'))).toHaveLength(2);
});
