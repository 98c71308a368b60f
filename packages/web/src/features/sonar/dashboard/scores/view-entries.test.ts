import { expect, it } from 'vitest';
import { toBrands } from '../dashboard.ts';
import { madeCalculations } from '../for-test/made-calculations.ts';
import type { Entry } from './entries.ts';
import { bestFirst, brandEntry, groupEntries } from './entries.ts';
import {
  findLacking,
  firstEntries,
  listSecondViews,
  resolveFirstView,
  resolveSecondView,
  secondEntries,
  treemapHeight,
} from './view-entries.ts';

const brands = toBrands(madeCalculations(50).rows, {});
const my = brands.find(({ myCompany }) => myCompany);
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

it('shows the narrow circle inside the broad one, one’s own brand in both', () => {
  const narrow = idsOf(firstEntries({ brands, shown: brands }, 'narrow', undefined, 'trust'));
  const broad = idsOf(firstEntries({ brands, shown: brands }, 'broad', undefined, 'trust'));
  const typeOf = (id: string) => brands.find(({ initDataId }) => initDataId === id)?.competitorType;
  expect(narrow.every((id) => id === my?.initDataId || typeOf(id) === 'Narrow')).toBe(true);
  expect(narrow.every((id) => broad.includes(id))).toBe(true);
  expect(narrow).toContain(my?.initDataId);
  expect(broad.some((id) => typeOf(id) === 'Broad')).toBe(true);
  expect(broad.some((id) => typeOf(id) === 'All' && id !== my?.initDataId)).toBe(false);
});

it('begins with the smallest circle that holds a competitor', () => {
  const as = (type: 'All' | 'Broad') => brands.map((brand) => ({ ...brand, competitorType: type }));
  expect(resolveFirstView(undefined, brands)).toBe('narrow');
  expect(resolveFirstView(undefined, as('Broad'))).toBe('broad');
  expect(resolveFirstView(undefined, as('All'))).toBe('groups');
  expect(resolveFirstView('narrow', as('All'))).toBe('narrow');
});

it('holds everybody in a circle where no competitor was ever marked, hidden ones or not', () => {
  const unmarked = brands.map((brand) => ({ ...brand, competitorType: 'All' as const }));
  const shown = unmarked.slice(0, 5);
  expect(firstEntries({ brands: unmarked, shown }, 'narrow', undefined, 'trust')).toHaveLength(5);
  expect(findLacking('narrow', unmarked, shown)).toBeNull();
  // The narrow ones are only hidden: that is said instead.
  const others = brands.filter(({ competitorType, myCompany }) => !myCompany && competitorType === 'All');
  expect(firstEntries({ brands, shown: others }, 'narrow', undefined, 'trust')).toEqual([]);
  expect(findLacking('narrow', brands, others)).toBe('hidden_narrow');
});

const isMine = ({ brand }: Entry) => brand?.myCompany === true;

it('takes the ten best of those that have the score, of rivalry the lowest, with one’s own among them', () => {
  const others = brands.map((brand) => ({ ...brand, myCompany: false }));
  const lowest = brands.flatMap(({ friction }) => friction.score ?? []).sort((one, other) => one - other);
  const scoresOf = (entries: readonly Entry[]) => entries.map(({ levels }) => levels.friction.score);
  expect(scoresOf(secondEntries(others, 'top10', undefined, ['friction']))).toEqual(lowest.slice(0, 10));
  const top = secondEntries(brands, 'top10', undefined, ['friction']);
  expect(top).toHaveLength(11);
  expect(scoresOf(top.slice(0, 10))).toEqual(lowest.slice(0, 10));
  expect(top.filter(isMine)).toHaveLength(1);
});

it('orders the best by the second score where the view says so', () => {
  const top = secondEntries(brands, 'top20b', undefined, ['presence', 'energy']);
  const best = brands.flatMap(({ energy }) => energy.score ?? []).sort((one, other) => other - one);
  expect(top.slice(0, 20).map(({ levels }) => levels.energy.score)).toEqual(best.slice(0, 20));
  expect(top.filter(isMine)).toHaveLength(1);
});

it('keeps brands without a score in “all”, at its end', () => {
  const all = secondEntries(brands, 'all', undefined, ['interest']);
  const unknown = brands.filter(({ interest }) => interest.score === null).length;
  expect(all).toHaveLength(50);
  expect(unknown).toBeGreaterThan(0);
  expect(all.slice(-unknown).every(({ levels }) => levels.interest.score === null)).toBe(true);
});

it('falls back to the only score where a tab has no second', () => {
  expect(resolveSecondView('top20b', ['trust'], 50)).toBe('top20');
  expect(resolveSecondView('top10b', ['presence', 'energy'], 50)).toBe('top10b');
  expect(resolveSecondView('top20b', ['presence', 'energy'], 15)).toBe('top10b');
});

it('offers no top that would show all brands', () => {
  expect(listSecondViews(['trust'], 5)).toEqual(['focus', 'all', 'groups']);
  expect(listSecondViews(['trust'], 0)).toEqual(['focus', 'all', 'groups']);
  expect(listSecondViews(['trust'], 20)).toEqual(['top10', 'focus', 'all', 'groups']);
  expect(listSecondViews(['presence', 'energy'], 5)).toEqual(['top10', 'top10b', 'focus', 'all', 'groups']);
  expect(resolveSecondView(undefined, ['trust'], 5)).toBe('all');
  expect(resolveSecondView('top20', ['trust'], 15)).toBe('all');
  expect(resolveSecondView(undefined, ['trust'], 15)).toBe('top10');
});

it('shows groups as their means, and one of them as its brands', () => {
  const all = firstEntries({ brands, shown: brands }, 'groups', undefined, 'trust');
  const outdoor = firstEntries({ brands, shown: brands }, 'groups', 'Outdoor', 'trust');
  const members = brands.filter(({ groups }) => groups.includes('Outdoor'));
  expect(all.every(({ brand }) => brand === null)).toBe(true);
  expect(new Set(idsOf(outdoor))).toEqual(new Set(members.map(({ initDataId }) => initDataId)));
  const known = members.flatMap(({ trust }) => trust.score ?? []);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  expect(all.find(({ name }) => name === 'Outdoor')?.levels.trust.score).toBeCloseTo(mean, 10);
});

it('gives groups the mean change of the brands that are known in both ranges', () => {
  const level = (score: number | null, prevScore: number | null) => ({
    ...brands[0]?.trust,
    score,
    prevScore,
    trend: null,
    rank: null,
    prevRank: null,
    placesUp: null,
    confidence: 1,
  });
  const [one, other] = brands.slice(0, 2);
  if (one === undefined || other === undefined) throw new Error('no brands');
  const [group] = groupEntries([
    { ...one, groups: ['G'], trust: level(80, null) },
    { ...other, groups: ['G'], trust: level(40, 36) },
  ]);
  expect(group?.levels.trust).toMatchObject({ score: 60, prevScore: 56 });
});

it('is stable for equal scores: by name', () => {
  const equal = brands.slice(0, 5).map((brand) => brandEntry({ ...brand, energy: { ...brand.energy, score: 50 } }));
  const names = bestFirst(equal, 'energy').map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

it('gives a treemap 100 px for each selected brand, 350 at least', () => {
  const entries = brands.map(brandEntry);
  expect(treemapHeight(entries)).toBe(350);
  expect(treemapHeight(brands.slice(0, 6).map((brand) => brandEntry({ ...brand, isSelected: true })))).toBe(600);
});
