import type { ColumnMapping, Recode, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { describe, expect, it } from 'vitest';
import { recodeOf } from '#test/mapping.ts';
import { applyLastMapping } from './last-mapping.ts';

const map = (column: number, role: ColumnMapping['role'], label: string, more: Partial<ColumnMapping> = {}) => ({
  ...{ column, role, label, recode: null, audience: null },
  ...more,
});
const top = recodeOf({ min: 1, max: 5, topBox: 1 }, 's1');
const five = { ...recodeOf({ min: 1, max: 5, topBox: 2 }, 's1'), confirmed: false };

const like = (last: readonly ColumnMapping[] | null, ...headings: [string, ColumnMapping][]): ResonanceMapping =>
  applyLastMapping(
    {
      columns: headings.map(([header, suggestion], column) => ({ column, header, suggestion })),
      recodes: [five],
      place: { sheet: 'Data', headerRow: 2, headerRows: 1, confidence: 'certain' },
    },
    last && { recodes: [top], columns: [...last] },
  );

describe('what the columns of a new file mean', () => {
  it('is what a column of the same heading meant, wherever it now stands and whatever it was called', () => {
    const last = [
      map(0, 'ignore', 'Sex', { heading: 'Gender' }),
      map(1, 'r1', 'It calms', { heading: 'Calm', recode: 's1' }),
    ];
    const calm = map(0, 'r1', 'Calm', { recode: 's1' });
    expect(like(last, ['Calm', calm], ['Gender', map(1, 'audience', 'Gender')])).toEqual({
      recodes: [top],
      columns: [
        map(0, 'r1', 'It calms', { heading: 'Calm', recode: 's1' }),
        map(1, 'ignore', 'Sex', { heading: 'Gender' }),
      ],
      ...{ sheet: 'Data', headerRow: 2, headerRows: 1 },
    });
  });

  it('is what the column in the same place among those of one heading meant', () => {
    const last = [
      map(0, 'audience', 'First', { heading: 'Brand' }),
      map(4, 'audience', 'Second', { heading: 'Brand' }),
    ];
    const brand = map(0, 'audience', 'Brand');
    const { columns } = like(last, ['Brand', brand], ['Brand', brand], ['Brand', brand]);
    expect(columns.map(({ label }) => label)).toEqual(['First', 'Second', 'Brand']);
  });

  it('is what a new column suggests, with a recode that is still asked about', () => {
    const { columns, recodes } = like(
      [map(0, 'r1', 'A', { heading: 'A', recode: 's1' })],
      ['A', map(0, 'r1', 'A')],
      ['B', map(1, 'r1', 'B', { recode: 's1' })],
    );
    expect(columns.map(({ recode }) => recode)).toEqual(['s1', 'new-s1']);
    expect(recodes.map(({ id, confirmed }) => [id, confirmed])).toEqual([
      ['s1', true],
      ['new-s1', false],
    ]);
    expect(like(null, ['B', map(0, 'r1', 'B', { recode: 's1' })]).columns).toEqual([
      map(0, 'r1', 'B', { recode: 'new-s1' }),
    ]);
  });

  it('is found by the label in a mapping from before headings were kept, R1 and R2 by their role', () => {
    const last = [map(0, 'r1', 'Calm', { recode: 's1' }), map(1, 'r2', 'Calm', { recode: 's2' })];
    const { columns } = like(last, ['Calm R2', map(0, 'r2', 'Calm')], ['Calm R1', map(1, 'r1', 'Calm')]);
    expect(columns.map(({ role, recode }) => [role, recode])).toEqual([
      ['r2', 's2'],
      ['r1', 's1'],
    ]);
  });

  it('is asked about where fractions come to a scale to 100', () => {
    const slider: Recode = {
      ...({ kind: 'range', id: 's1', confidence: 'unsure', reason: 'manyPoints', confirmed: true } as const),
      ...({ min: 0, max: 100, positiveFrom: 61, direction: 'ascending', noAnswer: [], doubtful: [] } as const),
    };
    const last = { recodes: [slider], columns: [map(0, 'r1', 'Calm', { heading: 'Calm', recode: 's1' })] };
    const confirmedFor = (...samples: string[]) => {
      const suggestion = map(0, 'r1', 'Calm');
      const [recode] = applyLastMapping(
        { columns: [{ column: 0, header: 'Calm', suggestion, samples }], recodes: [], place: null },
        last,
      ).recodes;
      return recode?.confirmed;
    };
    expect(confirmedFor('0.4', '1', '0,85')).toBe(false);
    expect(confirmedFor('40', '1', '0.5')).toBe(true);
    expect(confirmedFor('0', '1')).toBe(true);
  });
});
