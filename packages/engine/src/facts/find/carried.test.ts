import { describe, expect, it } from 'vitest';
import { madeMarket } from '../../../test/made-market.ts';
import { plantedStories } from '../../../test/planted-stories.ts';
import { finish } from '../../steps.ts';
import { checkNumbers } from '../check/check-numbers.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { answerQuestion, vocabularyOf } from '../tell/answer-question.ts';
import { tellChapters, tellFacts } from '../tell/chapters.ts';
import { addCarried, carriedCandidates } from './carried.ts';
import { findFacts } from './find-facts.ts';
import type { Fact, FindingOf } from './finding.ts';
import { openMarketInSteps } from './market.ts';

const market = finish(openMarketInSteps(madeMarket(1, plantedStories)));
const facts = findFacts(market);
const candidates = carriedCandidates(facts);
const isMover = ({ finding }: Fact, brand: number): boolean => finding.kind === 'mover' && finding.brand === brand;

const carriedOf = (more: Partial<FindingOf<'carried'>> = {}): FindingOf<'carried'> => ({
  ...{ kind: 'carried', ...candidates[0]!, metric: 'interactions', direction: 'rise', share: 73.4 },
  ...{ now: 64.5, before: 33.3, posts: 1, value: 5120, day: market.ranges.comparable.from + 3 },
  ...more,
});

describe('posts that carried a change', () => {
  it('are asked for where interactions moved a score the way it went', () => {
    expect(candidates.length).toBeGreaterThan(0);
    for (const { brand, network } of candidates) {
      const { finding } = facts.find((fact) => isMover(fact, brand))!;
      if (finding.kind !== 'mover') throw new Error('no change');
      const driver = finding.drivers.find((of) => of.network === network && of.figure === 'interactions')!;
      expect(Math.sign(driver.effect)).toBe(Math.sign(finding.change.change));
    }
  });

  it.each(['en', 'de'] as const)('are told right behind the change, with numbers that hold (%s)', (language) => {
    for (const direction of ['rise', 'fall'] as const) {
      for (const posts of [1, 3]) {
        const finding = carriedOf({ direction, posts });
        const all = addCarried(market, facts, [finding]);
        const told = all.find((fact) => fact.finding === finding)!;
        const mover = all.find((fact) => isMover(fact, finding.brand))!;
        const chapters = tellChapters(market, all, language);
        const of = chapters.find(({ sentences }) => sentences.some(({ factIds }) => factIds.includes(told.id)))!;
        const ids = of.sentences.map(({ factIds }) => factIds[0]);
        const place = ids.indexOf(told.id);
        expect(ids[place - 1]).toBe(mover.id);
        const { text, view } = of.sentences[place]!;
        expect(text).toContain(market.brands[finding.brand]!.name);
        expect(text).toContain(language === 'en' ? '73.4%' : '73,4 %');
        expect(text).toContain(language === 'en' ? '5,120' : '5.120');
        expect(view).toEqual({ tab: 'posts', network: finding.network, ofBrand: market.brands[finding.brand]!.count });
        const against = { facts: [told], brands: market.brands.map(({ name }) => name), language };
        expect(checkNumbers(text, against).kept).toBe(text);
        const wrong = text.replace(language === 'en' ? '73.4' : '73,4', language === 'en' ? '83.4' : '83,4');
        expect(checkNumbers(wrong, against).kept).toBe('');
      }
    }
  });

  it('are part of the answer to why', () => {
    const finding = carriedOf();
    const all = addCarried(market, facts, [finding]);
    const { name } = market.brands[finding.brand]!;
    const parsed = parseQuestion(`Why did ${name} change?`, vocabularyOf(market));
    const [told] = tellFacts(market, [all.find((fact) => fact.finding === finding)!], 'en');
    const { sentences } = answerQuestion(market, all, parsed, 'en');
    expect(sentences.map(({ text }) => text)).toContain(told!.text);
    expect(answerQuestion(market, facts, parsed, 'en').sentences).not.toContainEqual(told);
  });
});
