import type { ColumnPreview } from '@soundings/contract/resonance';
import type { ColumnRole } from '@soundings/contract/resonance-choices';
import { describe, expect, it } from 'vitest';
import { changeColumn, countRoles, findColumns, inRole, mappingProblems, setRoles, startMapping } from './mapping.ts';
import { changeScale, pointsOf, scaleText, topBoxText, usualTopBox } from './scale.ts';

const preview = (column: number, header: string, role: ColumnRole, label = header): ColumnPreview => ({
  column,
  header,
  samples: ['1', '5'],
  answered: 100,
  missing: 2,
  distinct: 5,
  words: [],
  noAnswer: [],
  suggestion: { column, role, label, scale: role === 'r1' ? { min: 1, max: 5, topBox: 2 } : null },
});
const columns = startMapping([
  preview(0, 'Music', 'r1', 'I enjoy music'),
  preview(1, 'Music again', 'r2', 'I enjoy music'),
  preview(2, 'Gender', 'audience'),
  preview(3, 'Comment', 'ignore'),
]);

describe('mapping', () => {
  it('counts two columns with one text as one message', () => {
    expect(countRoles(columns)).toEqual({ messages: 1, audiences: 1, concepts: 0, ignored: 1 });
  });
  it('gives a column of words that becomes a rating its words as the scale', () => {
    const [column] = startMapping([{ ...preview(0, 'Taste', 'audience'), words: ['bad', 'good', 'great'] }]);
    expect(inRole(column!, 'r1').scale).toEqual({ min: 1, max: 3, topBox: 1, words: ['bad', 'good', 'great'] });
    expect(inRole(column!, 'concept').scale).toBeNull();
    expect(inRole(columns[0]!, 'r2').scale).toEqual({ min: 1, max: 5, topBox: 2 });
  });
  it('sets the role of chosen columns and keeps their scale', () => {
    const changed = setRoles(columns, new Set([0, 3]), 'audience');
    expect(countRoles(changed).audiences).toBe(3);
    expect(changed[0]?.mapping.scale).toEqual({ min: 1, max: 5, topBox: 2 });
  });
  it('finds by heading, label and role', () => {
    expect(findColumns(columns, 'ENJOY', null)).toHaveLength(2);
    expect(findColumns(columns, '', 'audience')).toHaveLength(1);
  });
  it('names what is in the way', () => {
    expect(mappingProblems(columns)).toEqual([]);
    const changed = changeColumn(changeColumn(columns, 0, { role: 'weight' }), 2, { label: ' ' });
    expect(mappingProblems(changed)).toEqual(['noMessages', 'emptyLabel']);
  });
});

describe('scale', () => {
  it('takes round(0.4 k) points as the top box', () => {
    expect([5, 7, 11, 2].map(usualTopBox)).toEqual([2, 3, 4, 1]);
  });
  it('says which points count', () => {
    const scale = { min: 1, max: 5, topBox: 2 };
    expect([topBoxText(scale), scaleText(scale), pointsOf(scale)]).toEqual(['4–5', '1–5', 5]);
    expect(topBoxText({ ...scale, topBox: 1 })).toBe('5');
  });
  it('keeps at least two points and a top box below the whole scale', () => {
    expect(changeScale({ min: 1, max: 5, topBox: 4 }, { max: 3 })).toEqual({ min: 1, max: 3, topBox: 2 });
    expect(changeScale({ min: 1, max: 5, topBox: 2 }, { min: 6 })).toEqual({ min: 6, max: 7, topBox: 1 });
  });
});
