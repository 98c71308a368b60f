import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { expect, it } from 'vitest';
import { madeMarket } from '../../../test/made-market.ts';
import { finish } from '../../steps.ts';
import { openMarketInSteps } from './market.ts';
import { findEnds } from './standings.ts';

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
