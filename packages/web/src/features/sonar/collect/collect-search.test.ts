import { expect, it } from 'vitest';
import { CollectSearch, changeSearch, isFiltered, noFilters, toCollectQuery } from './collect-search.ts';

it('leaves out what it does not understand', () => {
  expect(CollectSearch.parse({ query: ' ', filter: 'none', sort: 'depth', page: '0', size: 'all' })).toEqual({});
  expect(CollectSearch.parse({ query: ' fjord ', filter: 'missing', page: '3' })).toEqual({
    query: 'fjord',
    filter: 'missing',
    page: 3,
  });
});

it('shows 20 brands by their number, unless the address asks for another size that there is', () => {
  expect(toCollectQuery({})).toEqual({ query: undefined, filter: 'all', sort: 'count', page: 1, size: 20 });
  expect(toCollectQuery({ size: 50 }).size).toBe(50);
  expect(toCollectQuery({ size: 7 }).size).toBe(20);
});

it('goes back to the first page when a filter changes, and keeps the address short', () => {
  expect(changeSearch({ page: 4, size: 50 }, { filter: 'missing' })).toEqual({ size: 50, filter: 'missing' });
  expect(changeSearch({ filter: 'missing' }, { filter: 'all', sort: 'count', size: 20 })).toEqual({});
  expect(changeSearch({ sort: '-brandCompany' }, { page: 2 })).toEqual({ sort: '-brandCompany', page: 2 });
});

it('removes its filters', () => {
  const left = changeSearch({ query: 'fjord', filter: 'withErrors', size: 10 }, noFilters);
  expect(isFiltered(toCollectQuery({ query: 'fjord' }))).toBe(true);
  expect(isFiltered(toCollectQuery(left))).toBe(false);
  expect(left.size).toBe(10);
});
