import { describe, expect, it } from 'vitest';
import { type MadeBrand, madeDays, madeMarket, madeRanges } from '../../../test/made-market.ts';
import { finish } from '../../steps.ts';
import type { FactLanguage } from '../fact.ts';
import { findFacts } from '../find/find-facts.ts';
import { type Market, openMarketInSteps } from '../find/market.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { answerQuestion, vocabularyOf } from './answer-question.ts';
import { tellChapters } from './chapters.ts';

const forgetAllBut =
  (last: number) =>
  (brand: MadeBrand): void => {
    for (const figures of Object.values(brand))
      for (const days of Object.values(figures)) days.fill(undefined, 0, madeDays - last);
  };
const forget = forgetAllBut(12);
const stories = Object.fromEntries(Array.from({ length: 6 }, (_, brand) => [brand, forget]));
const market = finish(openMarketInSteps(madeMarket(1, stories, 6, madeRanges(5))));
const facts = findFacts(market);
const answer = (of: Market, question: string): string =>
  answerQuestion(of, findFacts(of), parseQuestion(question, vocabularyOf(of)), 'en')
    .sentences.map(({ text }) => text)
    .join(' ');
const told = (language: FactLanguage): string[] =>
  tellChapters(market, facts, language).flatMap(({ sentences }) => sentences.map(({ text }) => text));

describe('where too few days are known to judge a change', () => {
  it('neither noise nor a move is told, but that it cannot be told', () => {
    const changes = told('en').filter((text) => /noise/.test(text));
    expect(changes).toContain('Too few days are known to tell whether any powerrank changed by more than noise.');
    expect(changes).toContain('Too few days are known to tell whether any brand’s scores changed by more than noise.');
    expect(changes.filter((text) => !/too few days are known/i.test(text))).toEqual([]);
    const schwankungen = told('de').filter((text) => /Schwankung|wie üblich|als üblich/.test(text));
    expect(schwankungen.length).toBe(changes.length);
    expect(schwankungen.filter((text) => !text.includes('lässt sich aus so wenigen Tagen nicht sagen'))).toEqual([]);
  });

  it.each(['Who rose the most?', 'Who fell in reach?', 'Why did we rise?', 'What is our share of voice?'])(
    'so is the answer to “%s”',
    (question) => {
      const text = answer(market, question);
      expect(text).toMatch(/too few days are known/i);
    },
  );
});

it('names the score and the direction that were asked for where no brand moved', () => {
  const calm = finish(openMarketInSteps(madeMarket(1)));
  expect(answer(calm, 'Who fell in trust?')).toBe('No brand’s trust fell by more than noise.');
});
