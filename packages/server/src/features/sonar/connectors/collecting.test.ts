import { describe, expect, it } from 'vitest';
import { addDays, daysIn, eachDay } from '../days.ts';
import { countInteractions, flowsPerDay, startCollecting } from './collecting.ts';
import type { Item } from './connector.ts';
import { CollectFailure } from './connector.ts';
import { lifetimeFlow } from './connectors-test-files.ts';
import { readPages } from './define-connector.ts';

const now = new Date('2026-11-21T12:00:00Z');
const span = { from: '2026-11-10', to: '2026-11-21' };
const source = { kind: 'api', baseUrl: 'http://x', secret: 's' } as const;
const nothing = { calls: 0, units: 0, usd: 0 };
const item = (id: string, at: string, figures: Partial<Item> = {}): Item => ({
  id,
  publishedAt: new Date(at),
  likes: 10,
  comments: 2,
  shares: 1,
  ...figures,
});
const start = () => startCollecting({ network: 'FACEBOOK', source, span, now });

describe('what was collected', () => {
  it('reaches back to the day after the last item, while more may come', () => {
    const { collecting, finish } = start();
    expect(collecting.page([item('a', '2026-11-20T01:00:00Z'), item('b', '2026-11-15T23:00:00Z')], false)).toBe(false);
    const collected = finish(new CollectFailure('unreachable'), nothing);
    expect(collected).toMatchObject({ reason: 'partly', cause: 'unreachable' });
    expect(collected.covered).toEqual({ from: '2026-11-16', to: '2026-11-21' });
    expect(collected.items.map(({ id }) => id)).toEqual(['a']);
    expect(collected.gaps).toContainEqual({
      metric: 'posts',
      from: '2026-11-10',
      to: '2026-11-15',
      reason: 'unreachable',
    });
  });

  it('is not taken further back by one old item that is pinned on top', () => {
    const { collecting, finish } = start();
    collecting.page([item('pinned', '2020-01-01T00:00:00Z'), item('a', '2026-11-19T00:00:00Z')], false);
    expect(finish(new CollectFailure('badAnswer'), nothing).covered).toEqual({ from: '2026-11-20', to: '2026-11-21' });
  });

  it('covers no day where the first page is of today alone', () => {
    const { collecting, finish } = start();
    collecting.page([item('a', '2026-11-21T08:00:00Z')], false);
    expect(finish(new CollectFailure('quotaSpent'), nothing)).toMatchObject({
      reason: 'quotaSpent',
      stopsNetwork: true,
      covered: null,
      items: [],
    });
  });

  it('ends behind the span, and counts an item on two pages once', () => {
    const { collecting, finish } = start();
    expect(collecting.page([item('a', '2026-11-12T08:00:00Z')], false)).toBe(false);
    expect(collecting.page([item('a', '2026-11-12T08:00:00Z'), item('b', '2026-11-09T08:00:00Z')], false)).toBe(false);
    expect(collecting.page([item('c', '2026-11-09T07:00:00Z')], false)).toBe(true);
    const { covered, items, reason } = finish(null, nothing);
    expect([covered, items.length, reason]).toEqual([span, 1, 'collected']);
  });

  it('says on which day its answer begins', () => {
    const { collecting, finish } = start();
    collecting.gauge('followers', 5);
    collecting.page([], true);
    expect(finish(null, nothing).earliest).toEqual({
      followers: '2026-11-21',
      posts: '2026-11-10',
      interactions: '2026-11-10',
      comments: '2026-11-10',
    });
  });
});

describe('pages', () => {
  it('that lead around in a circle end', async () => {
    const { collecting } = start();
    const circle = async () => ({ items: [item('a', '2026-11-20T00:00:00Z')], next: 'again' });
    await expect(readPages(collecting, circle)).rejects.toMatchObject({ reason: 'badAnswer' });
  });

  it('that never end are left', async () => {
    const { collecting } = start();
    let page = 0;
    await expect(readPages(collecting, async () => ({ items: [], next: `${++page}` }))).rejects.toMatchObject({
      reason: 'partly',
    });
    expect(page).toBe(300);
  });
});

describe('flows', () => {
  it('are 0 on days without items, and unknown where a part is hidden', () => {
    const items = [
      item('a', '2026-11-20T00:00:00Z'),
      item('b', '2026-11-20T23:59:59Z', { shares: null }),
      item('c', '2026-11-21T00:00:00Z', { likes: null }),
    ];
    expect(flowsPerDay(items, { from: '2026-11-19', to: '2026-11-21' })).toEqual([
      { day: '2026-11-19', posts: 0, interactions: 0, comments: 0 },
      { day: '2026-11-20', posts: 2, interactions: 25, comments: 4 },
      { day: '2026-11-21', posts: 1, interactions: null, comments: 2 },
    ]);
    expect(flowsPerDay(items, null)).toEqual([]);
    expect(countInteractions(item('d', '2026-11-21T00:00:00Z', { comments: null }))).toBeNull();
  });

  it('of a lifetime sum are its differences, and a fall is no flow', () => {
    expect(lifetimeFlow(100, 130)).toEqual({ flow: 30, isFall: false });
    expect(lifetimeFlow(100, 100)).toEqual({ flow: 0, isFall: false });
    expect(lifetimeFlow(100, 90)).toEqual({ flow: 0, isFall: true });
  });
});

it('days are counted over leap days and changes of the clock', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysIn({ from: '2026-03-01', to: '2026-11-30' })).toBe(275);
  expect(eachDay({ from: '2026-10-24', to: '2026-10-26' })).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});
