import type { MetricName } from '@soundings/contract/sonar/metrics';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import type { FactLanguage } from '../fact.ts';
import { findFigures } from '../find/figures.ts';
import type { Fact, Finding } from '../find/finding.ts';
import { type Market, ranked } from '../find/market.ts';
import { findEnds, findLeader, findMove, findStanding, isTold, mainDrivers } from '../find/standings.ts';
import type { AskedMetric } from '../question/intent.ts';
import { languages, noMovers, say, type ToldSentence, tellFacts } from './chapters.ts';

export interface Asked {
  readonly market: Market;
  readonly facts: readonly Fact[];
  readonly language: FactLanguage;
  readonly fact: (finding: Finding, verdict?: Fact['verdict']) => Fact;
  readonly place: (id: string) => number;
}

export const scoreOf = (metric: AskedMetric | null): ScoreName | null =>
  metric === null ? null : 'score' in metric ? metric.score : scoreOfFigure[metric.figure];
const scoreOfFigure: Readonly<Record<MetricName, ScoreName>> = {
  followers: 'presence',
  posts: 'energy',
  interactions: 'interest',
  comments: 'friction',
  following: 'friction',
  subscription: 'trust',
  employees: 'presence',
  score: 'trust',
  reviews: 'trust',
};

export function ranking(
  { market, language, fact }: Asked,
  metric: AskedMetric,
  isTop: boolean,
  count: number,
): ToldSentence[] {
  const words = languages[language];
  const name = (brand: number): string => market.brands[brand]!.name;
  if ('figure' in metric) {
    const all = findFigures(market, metric.figure, metric.network);
    const what = words.figure(metric.figure, metric.network);
    if (all.length === 0) return [say(words.nobodyHas(what))];
    const told = (isTop ? all : all.toReversed()).slice(0, count);
    const unit = metric.figure === 'score' ? 'stars' : 'count';
    const facts = told.map((figure) => fact(figure));
    const list = words.and(told.map(({ brand, value }) => `${name(brand)} (${words.value(value, unit)})`));
    return [{ ...say(words.order(what, list, isTop), facts[0]!), factIds: facts.map(({ id }) => id) }];
  }
  const { score } = metric;
  const order = ranked(market, score);
  if (order.length === 0) return [say(words.nobodyHas(words.score[score]))];
  const told = (isTop ? order : order.toReversed()).slice(0, count);
  const facts = told.flatMap((brand) => {
    const of = findStanding(market, brand, score);
    return of ? [fact(of)] : [];
  });
  const list = words.and(
    told.map((brand) => `${name(brand)} (${words.value(market.scoreOf(brand, score)!, 'score')})`),
  );
  // Of rivalry the lowest are the best.
  const isHighest = isTop !== (score === 'friction');
  const leader = isTop ? findLeader(market, score) : null;
  const sentence = {
    ...say(words.order(words.score[score], list, isHighest), facts[0]!),
    factIds: facts.map(({ id }) => id),
  };
  return [...(leader ? tellFacts(market, [fact(leader, leader.verdict)], language).slice(0, 1) : []), sentence];
}

export function standing(asked: Asked, brand: number, metric: AskedMetric | null): ToldSentence[] {
  const { market, language, fact } = asked;
  const words = languages[language];
  const { name } = market.brands[brand]!;
  if (metric !== null && 'figure' in metric) {
    const what = words.figure(metric.figure, metric.network);
    const found = findFigures(market, metric.figure, metric.network).find((figure) => figure.brand === brand);
    if (!found) return [say(words.noFigure(name, what))];
    const unit = metric.figure === 'score' ? 'stars' : 'count';
    const former = found.former === null ? null : words.value(found.former, unit);
    return [say(words.has(name, what, words.value(found.value, unit), former), fact(found))];
  }
  const score = metric?.score ?? 'powerrank';
  const found = findStanding(market, brand, score);
  if (!found) return [say(words.noScore(name, score))];
  const ends = metric === null ? findEnds(market, brand).map((end) => fact(end)) : [];
  return tellFacts(market, [fact(found, found.change?.verdict ?? null), ...ends], language);
}

export function compare(
  { market, language, fact }: Asked,
  one: number,
  other: number,
  metric: AskedMetric | null,
): ToldSentence[] {
  const words = languages[language];
  const name = (brand: number): string => market.brands[brand]!.name;
  if (metric !== null && 'figure' in metric) {
    const all = findFigures(market, metric.figure, metric.network);
    const what = words.figure(metric.figure, metric.network);
    const unit = metric.figure === 'score' ? 'stars' : 'count';
    return [one, other].map((brand) => {
      const found = all.find((figure) => figure.brand === brand);
      return found
        ? say(words.has(name(brand), what, words.value(found.value, unit), null), fact(found))
        : say(words.noFigure(name(brand), what));
    });
  }
  const score = metric?.score ?? 'powerrank';
  const missing = [one, other].find((brand) => market.scoreOf(brand, score) === null);
  if (missing !== undefined) return [say(words.noScore(name(missing), score))];
  const better = (a: number, b: number, of: ScoreName): number => {
    const [x, y] = [market.scoreOf(a, of), market.scoreOf(b, of)];
    if (x === null || y === null || shownDifference(x, y) === 0) return 0;
    return (of === 'friction' ? y - x : x - y) > 0 ? 1 : -1;
  };
  const ahead = better(one, other, score);
  const [first, second] = ahead < 0 ? [other, one] : [one, other];
  const [value, otherValue] = [market.scoreOf(first, score)!, market.scoreOf(second, score)!];
  const found = fact({ kind: 'difference', score, brand: first, other: second, value, otherValue });
  const values = [value, otherValue] as const;
  const sentences = [
    say(
      ahead === 0
        ? words.even(name(first), name(second), score, values)
        : words.difference(name(first), name(second), score, Math.abs(shownDifference(value, otherValue)), values),
      found,
    ),
  ];
  if (metric !== null) return sentences;
  for (const brand of [first, second]) {
    const rival = brand === first ? second : first;
    const scores = scoreNames.filter((of) => of !== 'powerrank' && better(brand, rival, of) > 0);
    if (scores.length > 0) sentences.push(say(words.aheadIn(name(brand), scores), found));
  }
  return sentences;
}

export function movers(
  { market, language, fact }: Asked,
  metric: AskedMetric | null,
  direction: 'up' | 'down' | null,
): ToldSentence[] {
  const score = scoreOf(metric);
  const found = market.brands
    .flatMap((_, brand) => {
      const change = score === null ? null : market.changeOf(brand, score);
      if (score === null) {
        const move = findMove(market, brand);
        const whole = market.changeOf(brand, 'powerrank');
        return move
          ? [{ finding: move, size: isTold(whole) ? Math.abs(whole.change) : Math.abs(move.change.change) / 10 }]
          : [];
      }
      if (!isTold(change)) return [];
      return [
        {
          finding: { kind: 'mover', brand, score, change, drivers: mainDrivers(market, brand, score) } as const,
          size: Math.abs(change.change),
        },
      ];
    })
    .filter(({ finding }) => direction === null || finding.change.change > 0 === (direction === 'up'))
    .sort((a, b) => b.size - a.size)
    .slice(0, 3);
  return found.length === 0
    ? [say(noMovers({ market, language }, score, direction))]
    : tellFacts(
        market,
        found.map(({ finding }) => fact(finding, 'clear')),
        language,
      );
}

export function why(
  { market, language, fact }: Asked,
  brand: number,
  asked: ScoreName | null,
  direction: 'up' | 'down' | null,
): ToldSentence[] {
  const words = languages[language];
  const { name } = market.brands[brand]!;
  const move = asked === null ? findMove(market, brand) : null;
  const isAsked = move !== null && (direction === null || move.change.change > 0 === (direction === 'up'));
  const score = asked ?? (isAsked ? move.score : 'powerrank');
  const change = market.changeOf(brand, score);
  if (change === null)
    return [say(market.scoreOf(brand, score) === null ? words.noScore(name, score) : words.noChange(name, score))];
  const drivers = mainDrivers(market, brand, score);
  const finding = { kind: 'mover', brand, score, change, drivers } as const;
  const found = fact(finding, change.verdict);
  const ofData = words.ofData(change).map((text) => say(text, found));
  if (change.verdict !== 'clear' || !isTold(change)) return [say(words.steady(name, score, change), found), ...ofData];
  if (direction !== null && change.change > 0 !== (direction === 'up'))
    return [say(words.otherWay(name, score, change), found)];
  const sentences = tellFacts(market, [found], language);
  return sentences.length > 1 ? sentences : [...sentences, say(words.noCause, found)];
}
