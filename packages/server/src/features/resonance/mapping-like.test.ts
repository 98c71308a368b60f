import type { ColumnMapping } from '@soundings/contract/resonance';
import { describe, expect, it } from 'vitest';
import { mappingLike } from './mapping-like.ts';

const scale = { min: 1, max: 5, topBox: 2 };
const map = (column: number, role: ColumnMapping['role'], label: string, more: Partial<ColumnMapping> = {}) => ({
  column,
  role,
  label,
  scale: null,
  ...more,
});
const suggest = (...suggestions: ColumnMapping[]) =>
  suggestions.map((suggestion, column) => ({ column, suggestion: { ...suggestion, column } }));

describe('what the columns of a new file mean', () => {
  it('is what a column of the same label meant, wherever it now stands', () => {
    const last = [map(0, 'ignore', 'Gender'), map(1, 'r1', 'Calm', { scale: { ...scale, topBox: 1 } })];
    const columns = suggest(map(0, 'r1', 'Calm', { scale }), map(1, 'audience', 'Gender'));
    expect(mappingLike(columns, last)).toEqual([
      map(0, 'r1', 'Calm', { scale: { ...scale, topBox: 1 } }),
      map(1, 'ignore', 'Gender'),
    ]);
  });

  it('tells R1 from R2 of one message by the role', () => {
    const r1 = { scale: { ...scale, topBox: 1 } };
    const r2 = { scale: { ...scale, topBox: 3 } };
    const last = [map(0, 'r1', 'Calm', r1), map(1, 'r2', 'Calm', r2)];
    const columns = suggest(map(0, 'r2', 'Calm', { scale }), map(1, 'r1', 'Calm', { scale }));
    expect(mappingLike(columns, last)).toEqual([map(0, 'r2', 'Calm', r2), map(1, 'r1', 'Calm', r1)]);
  });

  it('is what a new column suggests, also where two old ones have its label and neither its role', () => {
    const fresh = map(0, 'audience', 'Region');
    const unclear = map(1, 'ignore', 'Calm');
    const last = [map(0, 'r1', 'Calm'), map(1, 'r2', 'Calm')];
    expect(mappingLike(suggest(fresh, unclear), last)).toEqual([fresh, unclear]);
    expect(mappingLike(suggest(fresh), [])).toEqual([fresh]);
  });

  it('does not take columns without a heading for one', () => {
    const blank = map(0, 'ignore', '');
    expect(mappingLike(suggest(blank), [map(0, 'audience', '')])).toEqual([blank]);
  });
});
