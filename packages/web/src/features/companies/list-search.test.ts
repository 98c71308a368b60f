import { describe, expect, it } from 'vitest';
import { changeSearch, isFiltered, ListSearch, toCompanyRequest } from './list-search.ts';

describe('the address of the customers', () => {
  it('leaves out what it does not understand', () => {
    expect(ListSearch.parse({ query: ' ', status: 'asleep', sort: 'depth', page: '0' })).toEqual({});
    expect(ListSearch.parse({ status: 'disabled', page: '3' })).toEqual({ status: 'disabled', page: 3 });
  });
  it('asks for ten, newest first, and for no size that is not offered', () => {
    expect(toCompanyRequest({})).toMatchObject({ page: 1, size: 10, sort: '-createdOn' });
    expect(toCompanyRequest({ size: 50 }).size).toBe(50);
    expect(toCompanyRequest({ size: 500 }).size).toBe(10);
  });
  it('goes back to the first page when a filter changes, and drops defaults', () => {
    expect(changeSearch({ page: 4, sort: 'companyName' }, { status: 'enabled' })).toEqual({
      sort: 'companyName',
      status: 'enabled',
    });
    expect(changeSearch({ sort: 'companyName', size: 20 }, { sort: '-createdOn', size: 10 })).toEqual({});
    expect(isFiltered({ page: 2 })).toBe(false);
    expect(isFiltered({ query: 'x' })).toBe(true);
  });
});
