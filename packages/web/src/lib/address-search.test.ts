import { expect, test } from 'vitest';
import { day, listOf, oneOf, query, searchSchema, textUpTo, uuid, wholeNumber } from './address-search.ts';

const Schema = searchSchema({
  tab: oneOf(['users', 'projects']),
  on: oneOf([true]),
  page: wholeNumber(1),
  query,
  day,
  ids: listOf(textUpTo(3), 2),
  createdBy: uuid,
});

test('reads what the address of a page may hold', () => {
  const createdBy = '0192f0c4-7d6c-7c3e-8a52-1d3b5f7a9c11';
  const search = {
    tab: 'users',
    on: true,
    page: '3',
    query: ' fjord ',
    day: '2024-02-29',
    ids: ['a', 'abc'],
    createdBy,
  };
  expect(Schema.parse(search)).toEqual({ ...search, page: 3, query: 'fjord' });
});

test('leaves out what is missing or unknown, and overrides what is not allowed, which the router would keep', () => {
  expect(Object.keys(Schema.parse({}))).toEqual([]);
  const wrong = { tab: 'x', on: 'yes', page: '0', query: ' ', day: '2023-02-29', ids: ['a', 'abcd'], createdBy: '1' };
  const nothing = Object.fromEntries(Object.keys(wrong).map((name) => [name, undefined]));
  expect(Schema.parse({ ...wrong, unknown: 1 })).toStrictEqual(nothing);
  const others = { page: '1.5', day: 20240101, ids: ['a', 'b', 'c'], query: 'x'.repeat(201) };
  expect(Object.values(Schema.parse(others)).every((value) => value === undefined)).toBe(true);
});
