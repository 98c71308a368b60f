import { expect, it } from 'vitest';
import { madeMarket } from '../../../test/made-market.ts';
import { finish } from '../../steps.ts';
import { type Change, type Market, openMarketInSteps } from '../find/market.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { answerQuestion, vocabularyOf } from './answer-question.ts';

const opened = finish(openMarketInSteps(madeMarket(1, {}, 6)));
const [{ name }] = opened.brands as [Market['brands'][number]];

/** @param by of the powerrank, where what is known in both periods fell by 6, beyond noise */
const answer = (question: string, by: number, language: 'en' | 'de' = 'en'): string[] => {
  const change: Change = {
    ...{ value: 50 + by, former: 50, change: by, ofCommon: -6, isUnlike: true },
    ...{ rank: 1, formerRank: 1, verdict: 'clear' },
  };
  const market: Market = { ...opened, changeOf: () => change };
  const parsed = parseQuestion(question, vocabularyOf(market));
  return answerQuestion(market, [], parsed, language).sentences.map(({ text }) => text);
};
const place = `How does ${name} rank in powerrank?`;
const why = `Why did ${name}’s powerrank change?`;

it('tells a change that does not show as none, and says nothing of data', () => {
  expect(answer(place, 0.03)[1]).toBe('It is unchanged since the period before.');
  expect(answer(place, 0.03, 'de')[1]).toBe('Seit dem Zeitraum davor ist der Wert unverändert.');
  expect(answer(place, 0.03).join(' ')).not.toMatch(/rose|fell|that change/);
  expect(answer(why, 0.03)).toEqual([expect.stringMatching(/powerrank is unchanged \(50\.0\)\.$/)]);
});

it('tells most of a rise as data where what is known in both periods fell', () => {
  const most = 'Most of that change is that different data is known in the two periods.';
  expect(answer(place, 3)).toContain(most);
  expect(answer(why, 3)).toEqual([expect.stringContaining('is up 3.0 points (from 50.0 to 53.0).'), most]);
});
