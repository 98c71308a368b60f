import { expect, it } from 'vitest';
import { changeSearch, isFiltered, toUserRequest, UserSearch } from './list-search.ts';

it('reads the address and leaves out what it does not understand', () => {
  const read = UserSearch.parse({
    query: ' kern ',
    kind: 'staff',
    role: 'ROLE_KING',
    status: 'away',
    page: '0',
    size: 'x',
  });
  expect(read).toEqual({ query: 'kern', kind: 'staff' });
});

it('asks for the newest ten where the address is empty or names a size that is not offered', () => {
  expect(toUserRequest({ size: 11 })).toMatchObject({ page: 1, size: 10, sort: '-createdOn' });
  expect(toUserRequest({ size: 50, page: 3, sort: 'name' })).toMatchObject({ page: 3, size: 50, sort: 'name' });
});

it('starts again at the first page when a filter changes, and drops defaults', () => {
  const search: UserSearch = { page: 4, query: 'kern' };
  expect(changeSearch(search, { status: 'disabled' })).toEqual({ query: 'kern', status: 'disabled' });
  expect(changeSearch(search, { page: 1, sort: '-createdOn', size: 10 })).toEqual({ query: 'kern' });
  expect(changeSearch(search, { page: 5 })).toEqual({ query: 'kern', page: 5 });
});

it('drops a role that no user of the kind can have', () => {
  expect(changeSearch({ role: 'ROLE_CUSTOMER' }, { kind: 'staff' })).toEqual({ kind: 'staff' });
  expect(changeSearch({ role: 'ROLE_CUSTOMER' }, { kind: 'company' })).toEqual({
    kind: 'company',
    role: 'ROLE_CUSTOMER',
  });
});

it('knows whether anything narrows the list', () => {
  expect(isFiltered({ sort: 'name', page: 2 })).toBe(false);
  expect(isFiltered({ status: 'enabled' })).toBe(true);
});
