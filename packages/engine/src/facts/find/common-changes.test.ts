import { expect, it } from 'vitest';
import { type MadeBrand, madeDays, madeMarket } from '../../../test/made-market.ts';
import { quantities, quantityIndex } from '../../score/quantities.ts';
import { finish } from '../../steps.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { answerQuestion, vocabularyOf } from '../tell/answer-question.ts';
import { type BrandState, onlyCommon, readState, withFigures, writeQuantities } from './brand-state.ts';
import { findFacts } from './find-facts.ts';
import { openMarketInSteps } from './market.ts';
import { findMove } from './standings.ts';

const from = madeDays - 28;
const open = (change: (brand: MadeBrand) => void) => finish(openMarketInSteps(madeMarket(1, { 3: change }, 6)));

/** As where a file begins: nothing of Facebook is known before the range. */
const begin = ({ FACEBOOK }: MadeBrand) => {
  for (const days of Object.values(FACEBOOK!)) days.fill(undefined, 0, from);
};

const multiply = (days: (number | undefined)[], by: number) => {
  for (let day = from; day < days.length; day++) days[day] = (days[day] ?? 0) * by;
};

it('tests a change by what is known in both ranges, whatever only came to be known', () => {
  const changes = [1, 30].map((by) => {
    const market = open((brand) => {
      begin(brand);
      multiply(brand.FACEBOOK!.interactions!, by);
    });
    expect(findMove(market, 3)).toBeNull();
    return market.changeOf(3, 'powerrank')!;
  });
  const [usual, strong] = [changes[0]!, changes[1]!];
  expect(usual.isUnlike && strong.isUnlike).toBe(true);
  expect(strong.change - usual.change).toBeGreaterThan(2);
  expect(strong.ofCommon).toBeCloseTo(usual.ofCommon, 9);
  expect(strong.verdict).toBe('noise');
});

it('tells noise of what is known in both ranges alone', () => {
  const market = open((brand) => {
    begin(brand);
    multiply(brand.FACEBOOK!.interactions!, 30);
  });
  const question = parseQuestion(`Why did ${market.brands[3]!.name} rise?`, vocabularyOf(market));
  const told = (language: 'en' | 'de') =>
    answerQuestion(market, findFacts(market), question, language).sentences.map(({ text }) => text);
  expect(told('en')[0]).toMatch(/’s? powerrank is up [\d.]+ points \(from [\d.]+ to [\d.]+\)\.$/);
  expect(told('en')[1]).toBe(
    'Part of that change is that different data is known in the two periods; the rest is within noise.',
  );
  expect(told('de')[1]).toContain('; der Rest liegt im Rahmen der üblichen Schwankungen.');
});

it('tells a change of what is known in both ranges', () => {
  const market = open((brand) => {
    begin(brand);
    multiply(brand.INSTAGRAM!.interactions!, 40);
  });
  const move = findMove(market, 3)!;
  expect(move.change.verdict).toBe('clear');
  expect(move.drivers.map(({ network }) => network)).not.toContain('FACEBOOK');
});

it('leaves the change of others as it is', () => {
  const market = open(begin);
  const { change, ofCommon, isUnlike } = market.changeOf(0, 'powerrank')!;
  expect(isUnlike).toBe(false);
  expect(ofCommon).toBe(change);
});

it('knows reach in neither range where followers of no network are known in both', () => {
  const nothing = readState(new Float64Array(quantities.length).fill(Number.NaN), 0);
  const estimated = nothing.with(-1, 2000);
  const [before, now] = (['FACEBOOK', 'INSTAGRAM'] as const).map((network) =>
    withFigures(estimated, network, { followers: 5000 }),
  ) as [BrandState, BrandState];
  const reach = onlyCommon(now, before).map((state) => {
    const written = new Float64Array(quantities.length);
    writeQuantities(state, 0, written);
    return written[quantityIndex('allFollowers')];
  });
  expect(reach).toEqual([Number.NaN, Number.NaN]);
});
