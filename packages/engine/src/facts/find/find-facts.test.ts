import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { describe, expect, it } from 'vitest';
import { type MadeBrand, madeDays, madeMarket, madeRanges } from '../../../test/made-market.ts';
import { plantedStories } from '../../../test/planted-stories.ts';
import type { ScoreRanges } from '../../score/calculate.ts';
import { finish } from '../../steps.ts';
import { tellFacts } from '../tell/chapters.ts';
import { findFacts } from './find-facts.ts';
import type { Fact, FactKind } from './finding.ts';
import { findGaps } from './gaps.ts';
import { openMarketInSteps } from './market.ts';

const open = (...given: Parameters<typeof madeMarket>) => finish(openMarketInSteps(madeMarket(...given)));
const powerrank = scoreNames.indexOf('powerrank');

const isOf =
  (brand: number, ...kinds: FactKind[]) =>
  ({ finding, verdict }: Fact): boolean =>
    kinds.includes(finding.kind) && 'brand' in finding && finding.brand === brand && verdict !== 'noise';

const names: Readonly<Record<number, (fact: Fact) => boolean>> = {
  0: isOf(0, 'outlier'),
  2: isOf(2, 'lost'),
  3: (fact) => isOf(3, 'mover')(fact) && 'score' in fact.finding && ['trust', 'powerrank'].includes(fact.finding.score),
  4: isOf(4, 'longRun'),
  5: isOf(5, 'hole'),
  6: isOf(6, 'silence'),
  7: (fact) => isOf(7, 'leader', 'mover')(fact),
  8: isOf(8, 'mover'),
  9: isOf(9, 'mover'),
  10: isOf(10, 'mover'),
};

describe('ten stories in generated series', () => {
  const seeds = [1, 2, 3, 4];
  it.each(seeds)('are named, at least nine of them (market %d)', (seed) => {
    const facts = findFacts(open(seed, plantedStories));
    const named = Object.entries(names).filter(([, is]) => facts.some(is));
    expect(named.length).toBeGreaterThanOrEqual(9);
  });

  it('are told in the order of what each does to the powerrank, taken by itself', () => {
    let [agreed, all] = [0, 0];
    for (const seed of seeds) {
      const usual = madeMarket(seed).calculation;
      const facts = findFacts(open(seed, plantedStories));
      const stories = Object.entries(plantedStories).flatMap(([place, story]) => {
        const brand = Number(place);
        const weight = facts.find(names[brand]!)?.weight;
        const { scores } = madeMarket(seed, { [brand]: story }).calculation;
        const at = powerrank * usual.brands + brand;
        return weight === undefined ? [] : [{ weight, effect: Math.abs(scores[at]! - usual.scores[at]!) }];
      });
      for (const one of stories) {
        for (const other of stories) {
          if (one.effect < 2.5 * other.effect) continue;
          all++;
          if (one.weight > other.weight) agreed++;
        }
      }
    }
    expect(all).toBeGreaterThan(60);
    expect(agreed / all).toBeGreaterThanOrEqual(0.85);
  });

  it('have the swapped leader among them', () => {
    const facts = findFacts(open(1, plantedStories));
    const leader = facts.find(({ finding }) => finding.kind === 'leader');
    expect(leader).toMatchObject({ verdict: 'clear', finding: { brand: 7, former: 0 } });
    expect(facts.indexOf(leader!)).toBeLessThan(3);
  });

  it('name what moved them', () => {
    const facts = findFacts(open(1, plantedStories));
    const driver = (brand: number) => {
      const found = facts.find(isOf(brand, 'mover'))?.finding;
      return found?.kind === 'mover' ? found.drivers[0] : undefined;
    };
    expect(driver(3)).toMatchObject({ network: 'TRUSTPILOT', figure: 'rating', unit: 'stars' });
    expect(driver(8)).toMatchObject({ network: 'INSTAGRAM', figure: 'followers' });
    expect(driver(9)).toMatchObject({ figure: 'comments' });
    expect(driver(10)).toMatchObject({ figure: 'posts' });
  });
});

const forgetPast = (brand: MadeBrand): void => {
  for (const figures of Object.values(brand)) for (const days of Object.values(figures)) days.fill(undefined, 0, 200);
};

describe('noise', () => {
  const told = (facts: readonly Fact[]): Fact[] =>
    facts.filter(
      ({ finding, verdict }) =>
        ['mover', 'longRun', 'outlier', 'silence', 'lost', 'hole'].includes(finding.kind) ||
        (finding.kind === 'leader' && verdict === 'clear'),
    );

  it('is told as a story in no more than 5 % of 100 markets in which nothing happened', () => {
    const invented = Array.from({ length: 100 }, (_, i) => told(findFacts(open(i + 1, {}, 8)))).filter(
      (facts) => facts.length > 0,
    );
    expect(invented.length).toBeLessThanOrEqual(5);
  }, 240_000);

  it('is told as such: a change within it has its verdict', () => {
    const market = open(1, {}, 8, madeRanges(7));
    const verdicts = market.brands.map((_, brand) => market.changeOf(brand, 'powerrank')!.verdict);
    expect(verdicts).toEqual(Array(8).fill('noise'));
  });

  it('says of too few days that nothing can be told', () => {
    const input = madeMarket(1, Object.fromEntries([0, 1, 2, 3].map((i) => [i, forgetPast])), 4, madeRanges(3));
    const market = finish(openMarketInSteps(input));
    for (let brand = 0; brand < 4; brand++) {
      expect(market.changeOf(brand, 'interest')?.verdict ?? 'unknown').toBe('unknown');
    }
    expect(told(findFacts(market)).filter(({ finding }) => finding.kind === 'mover')).toEqual([]);
  });

  it('is the same with every reading', () => {
    expect(findFacts(open(7, plantedStories))).toEqual(findFacts(open(7, plantedStories)));
  });
});

describe('what is not known', () => {
  const missing = (networks: MadeBrand, length: number): unknown[] => {
    const market = open(1, { 2: (brand) => Object.assign(brand, networks) }, 8, endedEarlier(madeRanges(length), 20));
    return findFacts(market).flatMap(({ finding }) => (['lost', 'hole'].includes(finding.kind) ? [finding] : []));
  };
  const only = (...known: readonly number[]) =>
    Array.from({ length: madeDays }, (_, day) => (known.includes(day) ? 8_000 : undefined));
  const end = madeDays - 21;

  it('is not what was first counted right after a range, which stands in for it', () => {
    expect(missing({ TWITTER: { followers: only(end + 1, end + 2) } }, 1)).toEqual([]);
    expect(missing({ TWITTER: { followers: only(end - 5, end + 9) } }, 1)).toEqual([]);
  });

  it('is the whole range where figures came long after it only, and they have not ended', () => {
    const hole = { kind: 'hole', brand: 2, network: 'TWITTER', missing: 7, of: 7, begins: null };
    expect(missing({ TWITTER: { followers: only(end + 15, end + 16) } }, 7)).toEqual([hole]);
    expect(missing({ FACEBOOK: { posts: only(end + 1) } }, 7)).toEqual([{ ...hole, network: 'FACEBOOK' }]);
    const market = open(
      1,
      { 2: (brand) => Object.assign(brand, { TWITTER: { followers: only(end + 15) } }) },
      8,
      endedEarlier(madeRanges(7), 20),
    );
    const facts = findFacts(market).filter(({ finding }) => finding.kind === 'hole');
    expect(
      (['en', 'de'] as const).map((language) => tellFacts(market, facts, language).map(({ text }) => text)),
    ).toEqual([
      ['Nordvand has no figures from Twitter in the period.'],
      ['Für Nordvand gibt es bei Twitter im Zeitraum keine Zahlen.'],
    ]);
  });

  it('has ended where nothing came any more', () => {
    const lost = { kind: 'lost', brand: 2, network: 'TWITTER', till: expect.any(Number) };
    expect(missing({ TWITTER: { followers: only(end - 30) } }, 7)).toEqual([lost]);
  });
});

const endedEarlier = ({ comparable, compareTo }: ScoreRanges, by: number): ScoreRanges => ({
  comparable: { from: comparable.from - by, to: comparable.to - by },
  compareTo: { from: compareTo.from - by, to: compareTo.to - by },
});

describe('what would help', () => {
  it('is ordered by the gain, and the gain is that of the formula', () => {
    const market = open(1, plantedStories);
    const gaps = findFacts(market).flatMap(({ finding }) => (finding.kind === 'gap' ? [finding] : []));
    expect(gaps.length).toBeGreaterThan(2);
    expect(gaps.map(({ gain }) => gain)).toEqual(gaps.map(({ gain }) => gain).toSorted((a, b) => b - a));
    for (const { now, target, beyond, gain } of gaps) {
      expect(target).toBeGreaterThan(now);
      expect(gain).toBeGreaterThan(0);
      if (beyond !== null) expect(beyond).toBeGreaterThan(target);
    }
    // The brand with exactly that many more followers, measured as any other.
    const gap = gaps.find(({ lever }) => lever === 'followers')!;
    const story = plantedGap(gap.network as 'FACEBOOK', gap.target / gap.now);
    const { scores } = madeMarket(1, { ...plantedStories, 1: story }).calculation;
    const at = powerrank * market.brands.length + 1;
    expect(scores[at]! - market.calculation.scores[at]!).toBeCloseTo(gap.gain, 0);
  });

  it('is a step that can be taken, and says where it does not reach the best others', () => {
    const market = open(1, plantedStories);
    const gaps = findGaps(market, 1);
    const furthest = { posts: 2, response: 2, followers: 1.25, growth: 2, rating: 1.2 };
    // A tenth is what they are rounded to.
    for (const { lever, now, target } of gaps) expect(target).toBeLessThanOrEqual(furthest[lever] * (now + 0.5) + 0.5);
    const short = gaps.find(({ beyond, lever }) => beyond !== null && lever === 'followers')!;
    expect(short.beyond).toBeGreaterThan(short.target);
    const fact = findFacts(market).find(({ finding }) => finding.kind === 'gap' && finding.gain === short.gain)!;
    const told = (['en', 'de'] as const).map((language) => tellFacts(market, [fact], language).map(({ text }) => text));
    expect(told).toEqual([
      [
        expect.stringContaining('(10,838 instead of 8,670)'),
        'The best others typically have 21,232: this alone doesn’t close the gap.',
      ],
      [
        expect.stringContaining('(10.838 statt 8.670)'),
        'Bei den besten anderen sind es meist 21.232: Das allein schließt den Abstand nicht.',
      ],
    ]);
    expect([told[0]![0], told[1]![0]]).toEqual([
      expect.stringMatching(/^2,168 more/),
      expect.stringMatching(/^2\.168 Follower mehr/),
    ]);
  });
});

const plantedGap =
  (network: 'FACEBOOK' | 'INSTAGRAM', times: number) =>
  (brand: MadeBrand): void => {
    for (const metric of ['followers', 'interactions', 'comments'] as const) {
      const days = brand[network]?.[metric];
      if (days) for (let day = 0; day < days.length; day++) days[day] = (days[day] ?? 0) * times;
    }
  };
