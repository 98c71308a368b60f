import type { HeadToHeadMessages } from '@soundings/contract/resonance/calculation-answers';
import type { AudienceLink, FilterColumn, MessageFigures, Share } from '@soundings/contract/resonance/resonance';
import { describe, expect, it } from 'vitest';
import { audienceFigures, correlatedFigures, meanShare, pickFigures } from '../charts/figures.ts';
import { groupFilters, knownFilters, setVariable } from '../filter/filters.ts';
import { ResponseSearch, withFilters } from '../page/response-search.ts';
import { comparedIds, findOutcome, pBehindBest, withFirst } from './head-to-head/compared-messages.ts';
import { findMessages, meanPercent, sortMessages } from './ranked-messages.ts';

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
  it('takes the mean over messages that have the figure on a base of at least 30', () => {
    expect(meanPercent(messages, 'r1')).toBeCloseTo(50.2);
    expect(meanPercent(messages.slice(3), 'r2')).toBeNull();
    expect(meanPercent(messages.slice(0, 3), 'r1')).toBeCloseTo(50.2);
    expect(meanPercent([message('x', 'x', 50, null)], 'r2')).toBeNull();
  });
});

const columns: FilterColumn[] = [
  {
    type: 'audience',
    header: 'Gender',
    overlapping: false,
    audiences: [
      { id: 'g1', subheader: 'female', base: 300 },
      { id: 'g2', subheader: 'male', base: 200 },
    ],
  },
  { type: 'audience', header: 'Age', overlapping: false, audiences: [{ id: 'a1', subheader: '18–24', base: 100 }] },
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

describe('figures of a chart', () => {
  const links = [
    link('g1', 'Gender', 'female', share(40), share(50)),
    link('g2', 'Gender', 'male', share(60), share(45)),
    link('a1', 'Age', '18–24', share(90, 12), share(70, 80)),
    link('a2', 'Age', '65+', share(0, 0), share(10)),
  ];
  const choice = { metric: 'r1', isFiltered: true, isGlobal: false } as const;
  const view = { query: '', order: 'top', size: null } as const;
  const ids = (figures: readonly { id: string }[]) => figures.map(({ id }) => id);
  it('are sorted, small bases last, empty audiences not at all', () => {
    const figures = audienceFigures(links, choice);
    expect(ids(pickFigures(figures, view))).toEqual(['g2', 'g1', 'a1']);
    expect(ids(pickFigures(figures, { ...view, order: 'bottom', size: 1 }))).toEqual(['g1']);
  });
  it('honour the global switch and the search by variable and value', () => {
    const global = audienceFigures(links, { ...choice, isGlobal: true });
    expect(ids(pickFigures(global, view))).toEqual(['a1', 'g1', 'g2', 'a2']);
    expect(ids(pickFigures(global, { ...view, query: 'gender male' }))).toEqual(['g1', 'g2']);
    expect(ids(pickFigures(global, { ...view, query: ' 18 ' }))).toEqual(['a1']);
    expect(audienceFigures(links, { ...choice, metric: 'r2' })).toEqual([]);
  });
  it('know the share over all respondents only where it is another', () => {
    const globals = (given: Parameters<typeof audienceFigures>[1]) =>
      audienceFigures(links.slice(0, 1), given).map(({ global }) => global?.percent);
    expect(globals(choice)).toEqual([50]);
    expect(globals({ ...choice, isGlobal: true })).toEqual([undefined]);
    expect(globals({ ...choice, isFiltered: false })).toEqual([undefined]);
  });
  it('of correlated messages have a mean without the unranked', () => {
    const other = (id: string, r1: Share) => ({
      ...{ id, message: id, r1, r2: null, total: r1.percent },
      ...{ globalR1: r1, globalR2: null, globalTotal: r1.percent },
    });
    const correlated = {
      ...{ messageId: 'a', targetMessage: 'A', base: 200, globalBase: 200 },
      messages: [other('b', share(40)), other('c', share(60)), other('d', share(99, 12))],
    };
    const figures = correlatedFigures(correlated, { ...choice, isFiltered: false });
    expect(ids(pickFigures(figures, view))).toEqual(['c', 'b', 'd']);
    expect(meanShare(figures)).toBe(50);
    expect(meanShare([])).toBeNull();
  });
});

describe('head-to-head', () => {
  const best = sortMessages(messages, '-total');
  it('begins with the three best, and keeps what the address says of messages that are there', () => {
    expect(comparedIds(undefined, best)).toEqual(['b', 'a', 'c']);
    expect(comparedIds(['c', 'gone', 'b', 'c'], best)).toEqual(['c', 'b']);
    expect(comparedIds(['gone'], best)).toEqual(['b', 'a', 'c']);
  });
  it('takes another message to the first place, out of the others', () => {
    expect(withFirst(['a', 'b', 'c'], 'c')).toEqual(['c', 'b']);
    expect(withFirst(['a', 'b'], 'd')).toEqual(['d', 'b']);
  });
  it('says how surely a message is behind the best', () => {
    const test = (p: number, verdict: 'above' | 'below' | 'same') =>
      ({ method: 'mcnemarExact', pairs: 90, p, verdict }) as const;
    const one = { ...message('a', 'A', 40, 20), isWinner: false };
    expect(pBehindBest({ ...one, r1Test: test(0.04, 'below'), r2Test: test(0.002, 'below') })).toBe(0.002);
    expect(pBehindBest({ ...one, r1Test: test(0.04, 'below'), r2Test: test(0.001, 'above') })).toBe(0.04);
    expect(pBehindBest({ ...one, r1Test: test(0.4, 'same'), r2Test: null })).toBeNull();
  });
  it('calls one ahead only where each other message was tested and is below it', () => {
    const of = (id: string, isWinner: boolean, verdict: 'below' | null) => ({
      ...{ ...message(id, id, 40, 20), isWinner, r2Test: null },
      r1Test: verdict && ({ method: 'mcnemarExact', pairs: 90, p: 0.01, verdict } as const),
    });
    const isAhead = (...messages: ReturnType<typeof of>[]) =>
      findOutcome({ bestId: 'a', messages } as unknown as HeadToHeadMessages) === 'oneWinner';
    const [best, other] = [of('a', true, null), of('b', false, 'below')];
    expect(isAhead(best, other)).toBe(true);
    expect(isAhead(best, other, of('c', false, null))).toBe(false);
    expect(isAhead(best, other, of('c', true, null))).toBe(false);
    expect(isAhead(best)).toBe(false);
  });
});
