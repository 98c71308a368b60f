import { provisionalUnder, scoreNames } from '@soundings/contract/sonar/score-choices';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { accountBit } from '../../score/quantities.ts';
import { figureOf, withFigures } from './brand-state.ts';
import type { Fact, Finding } from './finding.ts';
import { findGaps } from './gaps.ts';
import { findGroups } from './groups.ts';
import { type Market, ranked, type Verdict } from './market.ts';
import { countUnknown, findEnds, findLeader, findMove, findStanding, isTold, weightOf } from './standings.ts';
import { findUnknown } from './stories.ts';
import { toFact } from './to-fact.ts';
import { findVoices } from './voice.ts';

const powerrank = scoreNames.indexOf('powerrank');
/** What a network without figures weighs, shared by the networks of the brand: as much as losing a few points. */
const unknownWeighs = 6;

const careFor = ({ brands }: Market, brand: number): number => {
  const { isOwn, inFocus } = brands[brand]!;
  return isOwn ? 1.5 : inFocus ? 1.2 : 1;
};

type Weighed = { finding: Finding; verdict: Verdict | null; weight: number };

export function findFacts(market: Market): Fact[] {
  const found: Weighed[] = [
    ...leader(market),
    ...standing(market),
    ...movers(market),
    ...gaps(market),
    ...stories(market),
    ...unknown(market),
    ...findGroups(market).map((finding) => ({ finding, verdict: null, weight: 0.4 })),
    ...voices(market),
  ];
  return found
    .map(({ finding, verdict, weight }) => toFact(market, finding, verdict, weight))
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}

function leader(market: Market): Weighed[] {
  const rose = market.brands.filter(
    (_, brand) => isTold(market.changeOf(brand, 'powerrank')) && market.changeOf(brand, 'powerrank')!.change > 0,
  ).length;
  const fell = market.brands.filter(
    (_, brand) => isTold(market.changeOf(brand, 'powerrank')) && market.changeOf(brand, 'powerrank')!.change < 0,
  ).length;
  const total = ranked(market, 'powerrank').length;
  const unknown = countUnknown(market, 'powerrank');
  const all: Weighed = {
    finding: { kind: 'market', rose, fell, steady: total - rose - fell, unknown, total },
    verdict: null,
    weight: 0.5,
  };
  const finding = findLeader(market, 'powerrank');
  if (!finding) return total === 0 ? [] : [all];
  const swing =
    finding.former === null
      ? 0
      : [finding.brand, finding.former].reduce(
          (sum, brand) => sum + Math.abs(market.changeOf(brand, 'powerrank')?.change ?? 0),
          0,
        );
  const isSwap = finding.former !== null && finding.verdict === 'clear';
  return [
    all,
    { finding, verdict: finding.former === null ? null : finding.verdict, weight: isSwap ? 1 + swing / 4 : 1 },
  ];
}

function standing(market: Market): Weighed[] {
  const { own } = market;
  if (own === null) return [];
  const found = findStanding(market, own, 'powerrank');
  if (!found) return [];
  const ends = findEnds(market, own).map((finding) => ({ finding, verdict: null, weight: 0.8 }));
  return [{ finding: found, verdict: found.change?.verdict ?? null, weight: 1.2 }, ...ends];
}

function movers(market: Market): Weighed[] {
  return market.brands.flatMap((_, brand) => {
    const finding = findMove(market, brand);
    if (!finding) return [];
    const whole = market.changeOf(brand, 'powerrank');
    const ofWhole = isTold(whole) ? Math.abs(whole.change) : 0;
    const weight =
      Math.max(ofWhole, Math.abs(finding.change.change) * weightOf(finding.score)) * careFor(market, brand);
    return [{ finding, verdict: 'clear' as const, weight }];
  });
}

function gaps(market: Market): Weighed[] {
  if (market.own === null) return [];
  return findGaps(market, market.own)
    .slice(0, 5)
    .map((finding) => ({ finding, verdict: null, weight: finding.gain / 2 }));
}

function stories(market: Market): Weighed[] {
  return market.stories.flatMap(({ finding, verdict }) => {
    if (verdict !== 'clear' || !('brand' in finding)) return [];
    const state = market.stateOf(finding.brand);
    const scorer = market.scorerOf(finding.brand);
    const now = scorer.score(state)[powerrank]!;
    let weight = 0;
    if (finding.kind === 'outlier') {
      const { comparable } = market.ranges;
      const extra = ((finding.value - finding.usual) * 28) / (comparable.to - comparable.from + 1 + 3);
      const without = withFigures(state, finding.network, {
        interactions: Math.max(0, figureOf(state, finding.network, 'interactions') - extra),
      });
      weight = Math.max(Math.abs(now - scorer.score(without)[powerrank]!), Math.log(finding.value / finding.usual) / 2);
    } else if (finding.kind === 'longRun') {
      const without = withFigures(state, finding.network, { followers: finding.before, growth: 0 });
      weight = Math.abs(now - scorer.score(without)[powerrank]!);
    }
    return Number.isNaN(weight) ? [] : [{ finding, verdict, weight: weight * careFor(market, finding.brand) }];
  });
}

function unknown(market: Market): Weighed[] {
  const { sums, calculation, brands, ranges } = market;
  const accountsOf = (brand: number): number =>
    socialNetworks.filter((network) => (sums.accounts[brand]! & accountBit(network)) !== 0).length;
  const found = findUnknown(market).map((finding): Weighed => {
    if (!('brand' in finding)) return { finding, verdict: null, weight: 0.3 };
    const share = finding.kind === 'hole' ? finding.missing / finding.of : 1;
    if (finding.kind === 'silence') {
      const [state, before] = [market.stateOf(finding.brand), market.stateOf(finding.brand, 'before')];
      const former = Object.fromEntries(
        (['posts', 'interactions', 'comments'] as const).map((of) => [of, figureOf(before, finding.network, of)]),
      );
      const scorer = market.scorerOf(finding.brand);
      const now = scorer.score(state)[powerrank]!;
      const lost = Math.abs(now - scorer.score(withFigures(state, finding.network, former))[powerrank]!);
      return { finding, verdict: null, weight: (lost || 1) * careFor(market, finding.brand) };
    }
    const isNever = finding.kind === 'lost' && finding.till === null;
    const weight = (unknownWeighs * share * careFor(market, finding.brand)) / accountsOf(finding.brand);
    return { finding, verdict: null, weight: isNever ? weight / 4 : weight };
  });
  const provisional = brands.flatMap((_, brand) => {
    const at = powerrank * brands.length + brand;
    return !Number.isNaN(calculation.scores[at]!) && calculation.confidence[at]! < provisionalUnder ? [brand] : [];
  });
  const unscored = brands.flatMap((_, brand) => (market.scoreOf(brand, 'powerrank') === null ? [brand] : []));
  const of = brands.length - unscored.length;
  const behind = found.flatMap(({ finding }) => (finding.kind === 'lost' ? [finding.brand] : []));
  return [
    ...found,
    ...(provisional.length > 0
      ? [{ finding: { kind: 'provisional', brands: provisional, of } as const, verdict: null, weight: 0.6 }]
      : []),
    ...(of > 0 && unscored.length > 0
      ? [{ finding: { kind: 'unscored', brands: unscored } as const, verdict: null, weight: 0.5 }]
      : []),
    {
      finding: { kind: 'fresh', till: ranges.comparable.to, behind: [...new Set(behind)] } as const,
      verdict: null,
      weight: 0.1,
    },
  ];
}

function voices(market: Market): Weighed[] {
  const found = findVoices(market);
  const told = [found[0], found.find(({ brand }) => brand === market.own)].filter((finding) => finding !== undefined);
  return [...new Set(told)].map((finding) => ({ finding, verdict: finding.verdict, weight: 0.7 }));
}
