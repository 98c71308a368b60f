import type { AudienceMapping, AudienceValue, ColumnPreview } from '@soundings/contract/resonance/mapping';
import { describe, expect, it } from 'vitest';
import { addRange, combine, countValue, dropValue, fullAudience, moveValue, restoreAnswer } from './audience.ts';

const preview = {
  values: [
    { value: 'North', count: 10 },
    { value: 'South', count: 20 },
    { value: 'West', count: 5 },
    { value: '99', count: 2 },
    { value: '', count: 1 },
  ],
} as unknown as ColumnPreview;
const value = (label: string, more: Partial<AudienceValue> = {}): AudienceValue => ({
  ...{ label, answers: [label], range: null, hidden: false },
  ...more,
});
const audience: AudienceMapping = {
  ...{ separator: null, choice: null, joined: false, noAnswer: ['99'] },
  values: [value('South')],
};
const labels = ({ values }: AudienceMapping) => values.map(({ label }) => label);

describe('audiences of a column', () => {
  const full = fullAudience(audience, preview);

  it('lists every answer, the named ones first', () => {
    expect(labels(full)).toEqual(['South', 'North', 'West']);
    expect(labels(fullAudience(null, preview))).toEqual(['North', 'South', 'West', '99']);
  });

  it('are put in order', () => {
    expect(labels(moveValue(full, 2, 0))).toEqual(['West', 'South', 'North']);
  });

  it('become a net, beside their parts or in their place', () => {
    const net = combine(full, new Set([0, 2]), 'Not north', true);
    expect(labels(net)).toEqual(['Not north', 'South', 'North', 'West']);
    expect(countValue(net.values[0]!, preview)).toBe(25);
    expect(labels(combine(full, new Set([0, 2]), 'Not north', false))).toEqual(['Not north', 'North']);
    expect(combine(full, new Set([0]), 'One', true)).toBe(full);
  });

  it('are no answers, and audiences again', () => {
    const without = dropValue(full, 0);
    expect([labels(without), without.noAnswer]).toEqual([
      ['North', 'West'],
      ['99', 'South'],
    ]);
    expect(labels(restoreAnswer(without, 'South'))).toEqual(['North', 'West', 'South']);
  });

  it('of numbers are groups that join and go on', () => {
    const ages = {
      ...audience,
      values: [value('18–24', { range: { from: 18, to: 24 } }), value('25–34', { range: { from: 25, to: 34 } })],
    };
    expect(combine(ages, new Set([0, 1]), '18–34', false).values[0]?.range).toEqual({ from: 18, to: 34 });
    expect(addRange(ages).values.at(-1)).toMatchObject({ label: '35+', range: { from: 35, to: null } });
    const people = {
      values: [
        { value: '18', count: 3 },
        { value: '24', count: 4 },
        { value: '25', count: 5 },
      ],
    };
    expect(countValue(ages.values[0]!, people as unknown as ColumnPreview)).toBe(7);
  });

  it('lists and counts each answer of cells that hold several', () => {
    const several = {
      values: [
        { value: 'TV; Radio', count: 3 },
        { value: 'tv', count: 2 },
        { value: '', count: 4 },
      ],
    } as unknown as ColumnPreview;
    const parts = fullAudience({ ...audience, values: [], noAnswer: [], separator: ';' }, several);
    expect(labels(parts)).toEqual(['TV', 'Radio']);
    expect(parts.values.map((one) => countValue(one, several, ';'))).toEqual([5, 3]);
  });
});
