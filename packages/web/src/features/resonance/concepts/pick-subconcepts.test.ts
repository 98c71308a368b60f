import type { Share } from '@soundings/contract/resonance/resonance';
import { expect, it } from 'vitest';
import { alignSubconcepts, pickSubconcepts, scaleEnd, seriesBeside } from './subconcepts.ts';

const share = (percent: number): Share => ({
  percent,
  positive: percent,
  base: 100,
  effectiveBase: 100,
  low: 0,
  high: 100,
  verdict: 'same',
  p: 1,
  mark: 'none',
});
const figures = (subName: string, total: number) => ({ subName, total, globalTotal: total, share: share(total) });
const list = [figures('Dry', 20), figures('Light', 60), figures('Kind to the sea', 40), figures('Cheap', 20)];
const all = { query: '', order: 'top', size: null } as const;

it('puts the most or the least named first, equal ones by name', () => {
  expect(pickSubconcepts(list, all).map(({ subName }) => subName)).toEqual([
    'Light',
    'Kind to the sea',
    'Cheap',
    'Dry',
  ]);
  expect(pickSubconcepts(list, { ...all, order: 'bottom', size: 3 }).map(({ subName }) => subName)).toEqual([
    'Cheap',
    'Dry',
    'Kind to the sea',
  ]);
});

it('finds every word of the search', () => {
  expect(pickSubconcepts(list, { ...all, query: 'SEA kind' }).map(({ subName }) => subName)).toEqual([
    'Kind to the sea',
  ]);
});

it('lines concepts up by subconcept; what one lacks counts as 0', () => {
  const headToHead = {
    concepts: [
      {
        id: 'a',
        header: 'Havgus',
        base: 100,
        subconcepts: [
          { subName: 'Cheap', share: null },
          { subName: 'Dry', share: share(30) },
        ],
      },
      {
        id: 'b',
        header: 'Skagbo',
        base: 100,
        subconcepts: [
          { subName: 'Cheap', share: share(50) },
          { subName: 'Dry', share: share(22) },
        ],
      },
    ],
  };
  const rows = alignSubconcepts(headToHead, all);
  expect(rows.map(({ subName, shares }) => [subName, ...shares.map((one) => one?.percent ?? null)])).toEqual([
    ['Dry', 30, 22],
    ['Cheap', null, 50],
  ]);
  expect(alignSubconcepts(headToHead, { ...all, order: 'bottom', size: 1 })[0]?.subName).toBe('Cheap');
  expect(alignSubconcepts({ concepts: [] }, all)).toEqual([]);
});

it('keeps the colours of concepts that are shown above, and gives the others free ones', () => {
  expect(seriesBeside(['a', 'c'], ['a', 'b', 'c'])).toEqual([0, 2]);
  expect(seriesBeside(['d', 'b', 'e'], ['a', 'b'])).toEqual([2, 1, 3]);
  const many = Array.from({ length: 10 }, (_, at) => `${at}`);
  expect(new Set(seriesBeside(many, ['x', '3', 'y', '1'])).size).toBe(10);
});

it('ends the scale at the multiple of 20 beyond the greatest interval, and no later than at 100', () => {
  const high = (value: number) => ({ ...share(value - 5), high: value });
  expect(scaleEnd([high(31), null, high(12)])).toBe(40);
  expect(scaleEnd([high(60)])).toBe(60);
  expect(scaleEnd([high(97)])).toBe(100);
  expect(scaleEnd([null])).toBe(20);
});
