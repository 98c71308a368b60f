import { notifications, notificationsStore } from '@mantine/notifications';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { needResonanceTexts, startI18n } from '#/lib/i18n.ts';
import { dataForTest, messageForTest } from '../for-test/resonance-data.ts';
import type { ResponseSearch } from './response-search.ts';
import { dataVersion, useVersionedSearch } from './versioned-search.ts';

beforeAll(startI18n);
beforeAll(needResonanceTexts);
beforeEach(() => notifications.clean());
const data = dataForTest();
const of = dataVersion(data);
const [gender, age] = data.filterColumns;
const next = dataForTest({
  importedOn: '2026-11-04T10:00:00.000Z',
  filterColumns: [
    {
      ...gender!,
      audiences: [
        { id: '0.0', subheader: 'male', base: 250 },
        { id: '0.1', subheader: 'female', base: 250 },
      ],
    },
    { ...age!, header: 'Region' },
  ],
  messages: [messageForTest('0', 'Built for wind', 31)],
});
const told = () => notificationsStore.getState().notifications.map(({ title }) => title);
const given = (search: ResponseSearch) => JSON.parse(JSON.stringify(search));

const open = (address: ResponseSearch) => {
  const page = renderHook(
    ({ data }) => {
      const [search, onSearch] = useState(address);
      return { stands: search, ...useVersionedSearch(data, search, onSearch) };
    },
    { initialProps: { data } },
  );
  return page;
};

it('says in the address whose ids it holds', () => {
  const { result } = open({});
  act(() => result.current.onSearch({ filters: ['0.0'] }));
  expect(given(result.current.stands)).toEqual({ filters: ['0.0'], of });
  act(() => result.current.onSearch({ ...result.current.search, filters: undefined, sort: 'r1' }));
  expect(given(result.current.stands)).toEqual({ sort: 'r1' });
  expect(told()).toEqual([]);
});

it.each([{ of: dataVersion(next) }, {}])('drops the ids of other data, and says so', (version) => {
  const { result } = open({ ...version, filters: ['0.0'], global: true, concept: '1', sort: 'r1' });
  expect(given(result.current.search)).toEqual({ sort: 'r1' });
  expect(given(result.current.stands)).toEqual({ sort: 'r1' });
  expect(told()).toEqual(['Your filter and selection were cleared']);
});

it('carries ids over to new data by their words, and drops the rest', () => {
  const { result, rerender } = open({ of, filters: ['0.0', '1.0'], message: '1', messagesBeside: ['0', '1'] });
  rerender({ data: next });
  const carried = { of: dataVersion(next), filters: ['0.1'], message: '0', messagesBeside: ['0'] };
  expect(given(result.current.search)).toEqual(carried);
  expect(given(result.current.stands)).toEqual(carried);
  expect(told()).toEqual(['Part of your filter or selection was cleared']);
});

it('says nothing where all could be carried over', () => {
  const { result, rerender } = open({ of, filters: ['0.1'] });
  rerender({ data: next });
  expect(given(result.current.stands)).toEqual({ of: dataVersion(next), filters: ['0.0'] });
  expect(told()).toEqual([]);
});
