import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { TableRow } from '#/platform/files/table-row.ts';
import { isBlank, readNumber } from './read-number.ts';
import type { PlacedCell, Reading } from './reading.ts';

/** Above this, numbers are no longer told apart. */
const largest = 1e15;
const highestScore = 5;

/** The value in a cell: of a score a number, of anything else a count. Null where it tells nothing, or is wrong. */
export const readValue = (
  { errors, mark }: Reading,
  { line }: TableRow,
  place: PlacedCell,
  metric: MetricName | 'likes' | 'shares',
): number | null => {
  if (isBlank(place.cell)) return null;
  const isScore = metric === 'score';
  const value = readNumber(place.cell, mark, !isScore);
  const code = Number.isNaN(value) ? 'metricValueUnknown' : problemOf(value, isScore);
  if (code === null) return value;
  errors.add(code, line, { ...place });
  return null;
};

const problemOf = (value: number, isScore: boolean) => {
  if (isScore) return value < 0 || value > highestScore ? 'metricValueOutside_score' : null;
  if (value < 0) return 'metricValueOutside_negative';
  if (value > largest) return 'metricValueOutside_large';
  return Number.isInteger(value) ? null : 'metricValueOutside_whole';
};
