import type { MetricName } from '@soundings/contract/sonar/metrics';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { type SocialFigureOf, socialFigures } from '../../score/social-figures.ts';
import { type Figure, figureOf, figures, withFigures } from './brand-state.ts';
import type { Driver } from './finding.ts';
import type { Market } from './market.ts';

const metricOf: Readonly<Record<Figure, MetricName>> = {
  posts: 'posts',
  interactions: 'interactions',
  comments: 'comments',
  followers: 'followers',
  growth: 'followers',
  rating: 'score',
  reviews: 'reviews',
  listed: 'subscription',
  following: 'following',
};
const flows: ReadonlySet<Figure> = new Set(['posts', 'interactions', 'comments']);
const leastEffect = 0.15;

/**
 * What moved a score of a brand, the strongest first: by how much the score would be another one if that figure alone
 * were still what it was. Figures that are known in one range only have no part.
 */
export function findDrivers(market: Market, brand: number, score: ScoreName): Driver[] {
  const [now, before] = [market.stateOf(brand), market.stateOf(brand, 'before')];
  const scorer = market.scorerOf(brand);
  const place = scoreNames.indexOf(score);
  const whole = scorer.score(now)[place]!;
  const known = socialFigures(market.sums, brand, market.ranges);
  return socialNetworks
    .flatMap((network) =>
      figures.flatMap((figure): Driver[] => {
        const former = figureOf(before, network, figure);
        if (Number.isNaN(former) || Number.isNaN(figureOf(now, network, figure))) return [];
        const effect = whole - scorer.score(withFigures(now, network, { [figure]: former }))[place]!;
        if (!(Math.abs(effect) >= leastEffect)) return [];
        return [
          { network, figure, effect, ...told(known, network, figure, [figureOf(now, network, 'growth'), former]) },
        ];
      }),
    )
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

function told(
  known: readonly SocialFigureOf[],
  network: SocialNetwork,
  figure: Figure,
  [growth, formerGrowth]: readonly [number, number],
): Pick<Driver, 'now' | 'before' | 'unit'> {
  if (figure === 'growth') return { now: growth * 100, before: formerGrowth * 100, unit: 'percent' };
  const found = known.find((of) => of.network === network && of.metric === metricOf[figure]);
  if (!found) return { now: null, before: null, unit: 'state' };
  const { comparable: now, compareTo: before, days } = found;
  if (!flows.has(figure)) return { now, before, unit: figure === 'rating' ? 'stars' : 'state' };
  if (days === null || days.comparable.known === days.compareTo.known) return { now, before, unit: 'sum' };
  const perDay = (sum: number | null, count: number): number | null =>
    sum === null || count === 0 ? null : sum / count;
  return { now: perDay(now, days.comparable.known), before: perDay(before, days.compareTo.known), unit: 'perDay' };
}
