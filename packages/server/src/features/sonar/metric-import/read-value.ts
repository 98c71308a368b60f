import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { TableRow } from '#/platform/tables/table.ts';
import { readCount } from './counts-as-written.ts';
import { isBlank, readNumber } from './read-cells.ts';
import type { PlacedCell, Reading } from './reading.ts';

const largest = 1e15;
const highestScore = 5;
const decimalsOfScore = /^[0-5][.,]\d{3}$/;

export const readValue = (
  { errors, mark, countsIn }: Reading,
  { line }: TableRow,
  place: PlacedCell,
  metric: MetricName | 'likes' | 'shares' | 'views',
): number | null => {
  if (isBlank(place.cell)) return null;
  const isScore = metric === 'score';
  const value = isScore
    ? readNumber(place.cell, decimalsOfScore.test(place.cell) ? null : mark, false)
    : readCount(place.cell, mark, countsIn(place.column));
  if (value === null) {
    const [whole] = place.cell.split(/[.,]/) as [string];
    errors.add('metricValueUnknown_thousands', line, { ...place, all: place.cell.replace(/[.,]/, ''), whole });
    return null;
  }
  const code = Number.isNaN(value) ? 'metricValueUnknown' : findValueProblem(value, isScore);
  if (code === null) return value;
  errors.add(code, line, { ...place });
  return null;
};

const findValueProblem = (value: number, isScore: boolean) => {
  if (isScore) return value < 0 || value > highestScore ? 'metricValueOutside_score' : null;
  if (value < 0) return 'metricValueOutside_negative';
  if (value > largest) return 'metricValueOutside_large';
  return Number.isInteger(value) ? null : 'metricValueOutside_whole';
};
