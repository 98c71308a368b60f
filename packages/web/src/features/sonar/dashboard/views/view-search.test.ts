import { defaultParseSearch } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { toggleCard } from '../dashboard.ts';
import { DashboardSearch } from '../dashboard-search.ts';
import { searchText, toSearchChange, viewLink } from './view-search.ts';

const id = '0d4c1c66-3f0c-4f3e-9a58-6a1f0a8f2f11';
const search: DashboardSearch = {
  tab: 'trust',
  from: '2026-11-13',
  to: '2026-11-19',
  group: 'Outdoor & Sport = 100 %',
  query: '17',
  labels: ['groups', 'country'],
  hidden: '3.17.204',
  values: ['comparable', 'trend'],
  without: ['comments'],
  slim: true,
};
const given = (value: object) => JSON.parse(JSON.stringify(value));

it('keeps all of an address but the explained score and the view that it began with', () => {
  const text = searchText({ ...search, why: '17.interest', view: id });
  expect(text.startsWith('?')).toBe(false);
  expect(given(DashboardSearch.parse(defaultParseSearch(text)))).toEqual(search);
});

it('takes back what the view does not say', () => {
  const open = { ...search, why: '17.interest', marked: '5' };
  const change = toSearchChange(searchText({ tab: 'rivalry', sort: '-trust' }), id);
  expect(given({ ...open, ...change })).toEqual({ tab: 'rivalry', sort: '-trust', view: id });
});

it('opens an empty view, and one that a later release has written, with what is understood of it', () => {
  expect(given(toSearchChange('', id))).toEqual({ view: id });
  expect(given(toSearchChange('tab=moon&slim=true&more=1', id))).toEqual({ slim: true, view: id });
});

it('links to the view on the page that is open, with all that it says', () => {
  const page = { origin: 'https://soundings.example', pathname: '/sonar/Nordic' } as Location;
  const link = new URL(viewLink({ id, search: searchText(search) }, page));
  expect(link.pathname).toBe('/sonar/Nordic');
  expect(given(DashboardSearch.parse(defaultParseSearch(link.search)))).toEqual({ ...search, view: id });
  expect(viewLink({ id, search: '' }, page)).toBe(`https://soundings.example/sonar/Nordic?view=${id}`);
});

it('adds and removes cards, sorted, and leaves nothing where none is left', () => {
  expect(toggleCard(undefined, 17, true)).toBe('17');
  expect(toggleCard('17.204', 3, true)).toBe('3.17.204');
  expect(toggleCard('3.17', 17, true)).toBe('3.17');
  expect(toggleCard('17', 17, false)).toBeUndefined();
});
