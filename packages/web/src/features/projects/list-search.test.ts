import { describe, expect, it } from 'vitest';
import { changeSearch, isFiltered, ListSearch, noFilters, projectQueryOf, sizeOf } from './list-search.ts';

describe('the address of the project list', () => {
  it('leaves out what it does not understand', () => {
    expect(ListSearch.parse({ type: 'NAUTILUS', query: ' ', sort: 'depth', page: '-1' })).toEqual({});
    expect(ListSearch.parse({ type: 'PULSE', createdBy: 'maria' })).toEqual({});
    const createdBy = 'fd63bd20-260c-40bc-8ba7-719aabff7d27';
    expect(ListSearch.parse({ type: 'RESONANCE', page: '3', createdBy })).toEqual({
      type: 'RESONANCE',
      page: 3,
      createdBy,
    });
    expect(projectQueryOf({ createdBy }, 'cards').createdBy).toBe(createdBy);
  });
  it('asks for twelve cards or ten rows, newest first', () => {
    expect(projectQueryOf({}, 'cards')).toMatchObject({ page: 1, size: 12, sort: '-createdOn' });
    expect(projectQueryOf({ size: 50 }, 'table').size).toBe(50);
    expect(sizeOf('cards', 50)).toBe(12);
  });
  it('goes back to the first page when a filter changes', () => {
    expect(changeSearch({ page: 4, sort: 'projectName' }, { type: 'RESONANCE' })).toEqual({
      sort: 'projectName',
      type: 'RESONANCE',
    });
    expect(changeSearch({ type: 'SONAR' }, { page: 2 })).toEqual({ type: 'SONAR', page: 2 });
    expect(changeSearch({ sort: 'projectName' }, { sort: '-createdOn' })).toEqual({});
  });
  it.each([{ type: 'SONAR' }, { query: 'bikes' }, { createdBy: 'x' }] as const)('removes the filter %o', (filter) => {
    expect(isFiltered(filter)).toBe(true);
    const left = changeSearch({ ...filter, sort: 'projectName' }, noFilters);
    expect(isFiltered(left)).toBe(false);
    expect(left.sort).toBe('projectName');
  });
});
