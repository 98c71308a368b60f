import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { describe, expect, it } from 'vitest';
import { madeMarket } from '../../../test/made-market.ts';
import { finish } from '../../steps.ts';
import { type Change, openMarketInSteps } from './market.ts';
import { findEnds, isTold, partOfData } from './standings.ts';

it('calls no place that nobody contends for a strong or a weak side, and no first place a weak one', () => {
  const market = finish(openMarketInSteps(madeMarket(1)));
  const presence = scoreNames.indexOf('presence') * market.brands.length;
  market.calculation.ranks.fill(0, presence, presence + market.brands.length);
  market.calculation.ranks[presence] = 1;
  const ends = market.brands.flatMap((_, brand) => findEnds(market, brand));
  expect(ends.length).toBeGreaterThan(market.brands.length);
  expect(ends.filter(({ score }) => score === 'presence')).toEqual([]);
  expect(ends.filter(({ kind, rank }) => kind === 'worst' && rank === 1)).toEqual([]);
});

describe('a change of unlike parts', () => {
  const changed = (by: number, ofCommon: number): Change => ({
    ...{ value: 50 + by, former: 50, change: by, ofCommon, isUnlike: true },
    ...{ rank: 1, formerRank: 1, verdict: 'clear' },
  });

  it('is mostly data where what is known in both ranges went the other way', () => {
    expect([partOfData(changed(3, -5)), partOfData(changed(-3, 5))]).toEqual(['most', 'most']);
    expect([partOfData(changed(3, 2)), partOfData(changed(-3, -1))]).toEqual(['part', 'most']);
  });

  it('is neither told nor data where it does not show', () => {
    for (const ofCommon of [6, -6]) {
      expect(isTold(changed(0.03, ofCommon))).toBe(false);
      expect(partOfData(changed(0.03, ofCommon))).toBeNull();
    }
    expect(isTold(changed(3, 6))).toBe(true);
  });
});
