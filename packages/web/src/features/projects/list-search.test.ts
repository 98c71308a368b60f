import { describe, expect, it } from 'vitest';
import { changeSearch, ListSearch, projectQueryOf, sizeOf } from './list-search.ts';

describe('the address of the project list', () => {
  it('leaves out what it does not understand', () => {
    expect(ListSearch.parse({ type: 'NAUTILUS', query: ' ', sort: 'depth', page: '-1' })).toEqual({});
    expect(ListSearch.parse({ type: 'RESONANCE', page: '3' })).toEqual({ type: 'RESONANCE', page: 3 });
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
});
