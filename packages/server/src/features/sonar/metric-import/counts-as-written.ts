import type { DecimalMark } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import type { TableRow } from '#/platform/tables/table.ts';
import { recogniseMetric } from './metric-words.ts';
import { isBlank, markIn, readNumber } from './read-cells.ts';

export interface CountsAsWritten {
  readonly notThousands: Set<DecimalMark>;
  readonly decimals: Set<DecimalMark>;
}

export const noCounts = (): CountsAsWritten => ({ notThousands: new Set(), decimals: new Set() });

const thousands = {
  '.': /^[+-]?(?:0|[1-9]\d{0,2}(?:\.\d{3})*)$/,
  ',': /^[+-]?(?:0|[1-9]\d{0,2}(?:,\d{3})*)$/,
} as const;
const marks = ['.', ','] as const;
const longest = 64;

export const seeCount = ({ notThousands, decimals }: CountsAsWritten, cell: string): void => {
  if (isBlank(cell) || cell.length > longest || Number.isNaN(readNumber(cell, null, true))) return;
  for (const mark of marks) if (!thousands[mark].test(cell.trim())) notThousands.add(mark);
  const mark = markIn(cell);
  if (mark) decimals.add(mark);
};

const isCount = (role: string): boolean => /^(likes|comments|shares|interactions|views)$/.test(role);

/** The columns, from 1, in which a row has whole numbers: all values but ratings. */
export const countColumns = ({ columns, form, metric }: MetricMapping): ((row: TableRow) => readonly number[]) => {
  if (form !== 'long') {
    const counts = columns.filter((one) => isCount(one.role) || (one.role === 'figure' && one.metric !== 'score'));
    return () => counts.map(({ column }) => column);
  }
  const values = columns.filter(({ role }) => role === 'value').map(({ column }) => column);
  const named = columns.find(({ role }) => role === 'metric');
  return ({ cells }) => {
    const cell = named && (cells[named.column - 1] ?? '').trim();
    return (cell ? recogniseMetric(cell) : metric) === 'score' ? [] : values;
  };
};

const groupsOfThree = /^[+-]?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const otherMark = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

/**
 * A count: 12.000 is twelve thousand where all counts of its column can be read so, whatever mark the ratings of the
 * file have before decimals. Null where it may be 12 as well; NaN where it is no number.
 */
export const readCount = (cell: string, mark: DecimalMark | null, written: CountsAsWritten): number | null => {
  const text = cell.trim();
  // "+12" is a change.
  if (text.startsWith('+')) return Number.NaN;
  const between = groupsOfThree.exec(text.replace('−', '-'))?.[1] as DecimalMark | undefined;
  if (!between) return readNumber(text, mark, true);
  if (!written.notThousands.has(between)) return readNumber(text, otherMark(between), true);
  const isOneGroup = text.indexOf(between) === text.lastIndexOf(between);
  return isOneGroup && (mark === between || written.decimals.has(between)) ? null : readNumber(text, mark, true);
};
