import { describe, expect, it } from 'vitest';
import { madeMarket } from '../../../test/made-market.ts';
import { plantedStories } from '../../../test/planted-stories.ts';
import { finish } from '../../steps.ts';
import { checkNumbers } from '../check/check-numbers.ts';
import { findFacts } from '../find/find-facts.ts';
import { type Market, openMarketInSteps } from '../find/market.ts';
import { writeFactMessages } from './fact-messages.ts';

const open = (own: number | null): Market => {
  const made = madeMarket(1, plantedStories);
  return finish(
    openMarketInSteps({ ...made, brands: made.brands.map((brand, at) => ({ ...brand, isOwn: at === own })) }),
  );
};

describe.each(['en', 'de'] as const)('messages from facts (%s)', (language) => {
  const markets = Array.from({ length: 10 }, (_, own) => open(own));
  const written = markets.map((market) => {
    const facts = findFacts(market);
    return { market, facts, messages: writeFactMessages(market, facts, language) };
  });

  it('speak for the own brand alone, and name the fact that they come from', () => {
    expect(written.filter(({ messages }) => messages.length > 0).length).toBeGreaterThanOrEqual(5);
    for (const { market, facts, messages } of written) {
      for (const { text, factId, fact } of messages) {
        expect(text).toContain(market.brands[market.own!]!.name);
        expect(facts.some(({ id }) => id === factId)).toBe(true);
        expect(fact.length).toBeGreaterThan(0);
      }
      expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
    }
  });

  it('say no number that their fact does not have', () => {
    for (const { market, facts, messages } of written) {
      const names = market.brands.map(({ name }) => name);
      for (const { text, factId } of messages) {
        const against = { facts: facts.filter(({ id }) => id === factId), brands: names, language };
        const { sentences } = checkNumbers(text, against);
        expect(
          sentences.flatMap(({ wrong }) => wrong),
          text,
        ).toEqual([]);
      }
    }
  });

  it('are none where no brand is one’s own', () => {
    const market = open(null);
    expect(writeFactMessages(market, findFacts(market), language)).toEqual([]);
  });
});
