import { expect, it } from 'vitest';
import { type MadeBrand, madeDays, madeMarket } from '../../../test/made-market.ts';
import { finish } from '../../steps.ts';
import { openMarketInSteps } from './market.ts';
import { findVoices } from './voice.ts';

const from = madeDays - 28;
const voicesWithout = (days: number) => {
  const forget = ({ FACEBOOK }: MadeBrand) => FACEBOOK!.interactions!.fill(undefined, from, from + days);
  return findVoices(finish(openMarketInSteps(madeMarket(1, { 3: forget }, 4))));
};

it('compares shares of interactions with those before, where about the same days are known', () => {
  for (const days of [0, 2]) {
    const voices = voicesWithout(days);
    expect(voices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
    expect(voices.reduce((sum, { former }) => sum + former!, 0)).toBeCloseTo(100);
  }
});

it('compares none where many days of a brand are unknown', () => {
  const voices = voicesWithout(12);
  expect(voices).toHaveLength(4);
  for (const { former } of voices) expect(former).toBeNull();
});
