import type { AudienceLink, FilterColumn, MessageFigures, Share } from '@soundings/contract/resonance';
import { describe, expect, it } from 'vitest';
import { groupFilters, knownFilters, setVariable } from './filter-groups.ts';
import { pickAudiences } from './pick-audiences.ts';
import { ResponseSearch, withFilters } from './response-search.ts';
import { findMessages, meanOf, sortMessages } from './sort-messages.ts';

const share = (percent: number, base = 500): Share => ({
  percent,
  positive: (percent / 100) * base,
  base,
  effectiveBase: base,
  low: percent - 3,
  high: percent + 3,
  verdict: 'same',
  p: 0.5,
  mark: base < 30 ? 'unranked' : base < 100 ? 'low' : 'none',
});

const message = (id: string, text: string, r1: number, r2: number | null, base = 500): MessageFigures => {
  const total = r2 === null ? r1 : (r1 + r2) / 2;
  return {
    id,
    message: text,
    r1Total: Math.round(r1),
    r2Total: r2 === null ? null : Math.round(r2),
    total: Math.round(total),
    accurateR1Total: r1,
    accurateR2Total: r2,
    accurateTotal: total,
    base,
    r1Share: share(r1, base),
    r2Share: r2 === null ? null : share(r2, base),
  };
};

const messages = [
  message('a', 'Dry all winter', 60.2, 20),
  message('b', 'Built for wind', 60.4, 44),
  message('c', 'Ten winters, one jacket', 30, 10),
  message('d', 'Asked of few', 99, 99, 24),
];
const order = (sort: Parameters<typeof sortMessages>[1]) => sortMessages(messages, sort).map(({ id }) => id);

describe('sortMessages', () => {
  it('ranks by the unrounded figure and leaves small bases unranked at the end', () => {
    expect(order('-total')).toEqual(['b', 'a', 'c', 'd']);
    expect(order('r1')).toEqual(['c', 'a', 'b', 'd']);
    expect(sortMessages(messages, 'r1').map(({ rank }) => rank)).toEqual([3, 2, 1, null]);
  });
  it('sorts by text and keeps the rank by total', () => {
    expect(order('message')).toEqual(['b', 'a', 'c', 'd']);
    expect(order('-message')).toEqual(['c', 'a', 'b', 'd']);
    expect(sortMessages(messages, '-message')[0]?.rank).toBe(3);
  });
  it('finds every word, in any order, and keeps the size', () => {
    const ranked = sortMessages(messages, '-total');
    expect(findMessages(ranked, 'jacket winter', null).map(({ id }) => id)).toEqual(['c']);
    expect(findMessages(ranked, '', 2)).toHaveLength(2);
  });
  it('takes the mean over messages that have the figure', () => {
    expect(meanOf(messages.slice(0, 3), 'r1')).toBeCloseTo(50.2);
    expect(meanOf([message('x', 'x', 50, null)], 'r2')).toBeNull();
  });
});

const columns: FilterColumn[] = [
  {
    type: 'audience',
    header: 'Gender',
    audiences: [
      { id: 'g1', subheader: 'female', base: 300 },
      { id: 'g2', subheader: 'male', base: 200 },
    ],
  },
  { type: 'audience', header: 'Age', audiences: [{ id: 'a1', subheader: '18–24', base: 100 }] },
];

describe('filters', () => {
  it('groups values by their variable', () => {
    expect(groupFilters(columns, ['a1', 'g2', 'g1']).map(({ header, values }) => [header, values.length])).toEqual([
      ['Gender', 2],
      ['Age', 1],
    ]);
  });
  it('sets one variable and keeps the others, in one order', () => {
    expect(setVariable(columns, ['a1', 'g1'], 'Gender', ['g2'])).toEqual(['g2', 'a1']);
    expect(setVariable(columns, ['a1', 'g1'], 'Age', [])).toEqual(['g1']);
    expect(knownFilters(columns, ['gone', 'a1'])).toEqual(['a1']);
  });
  it('drops the global switch with the last filter', () => {
    expect(withFilters({ filters: ['a1'], global: true }, [])).toEqual({});
    expect(withFilters({ filters: ['a1'], global: true }, ['g1'])).toEqual({ filters: ['g1'], global: true });
    expect(ResponseSearch.parse({ filters: 'x', sort: 'depth', global: 'no' })).toEqual({});
  });
});

const link = (id: string, header: string, name: string, filtered: Share, global: Share): AudienceLink => ({
  audienceId: id,
  audienceHeader: header,
  audienceSubheader: name,
  r1: filtered,
  r2: null,
  total: filtered.percent,
  globalR1: global,
  globalR2: null,
  globalTotal: global.percent,
});

describe('pickAudiences', () => {
  const links = [
    link('g1', 'Gender', 'female', share(40), share(50)),
    link('g2', 'Gender', 'male', share(60), share(45)),
    link('a1', 'Age', '18–24', share(90, 12), share(70, 80)),
    link('a2', 'Age', '65+', share(0, 0), share(10)),
  ];
  const choice = {
    metric: 'r1',
    isGlobal: false,
    variables: ['Gender', 'Age'],
    query: '',
    order: 'top',
    size: null,
  } as const;
  it('sorts by the figure, small bases last, empty audiences not at all', () => {
    expect(pickAudiences(links, choice).map(({ id }) => id)).toEqual(['g2', 'g1', 'a1']);
    expect(pickAudiences(links, { ...choice, order: 'bottom', size: 1 }).map(({ id }) => id)).toEqual(['g1']);
  });
  it('honours the global switch, the variables and the search', () => {
    expect(pickAudiences(links, { ...choice, isGlobal: true }).map(({ id }) => id)).toEqual(['a1', 'g1', 'g2', 'a2']);
    expect(pickAudiences(links, { ...choice, variables: ['Age'] }).map(({ id }) => id)).toEqual(['a1']);
    expect(pickAudiences(links, { ...choice, query: 'gender male' }).map(({ id }) => id)).toEqual(['g2']);
    expect(pickAudiences(links, { ...choice, metric: 'r2' })).toEqual([]);
  });
});
