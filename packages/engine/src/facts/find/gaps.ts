import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { accountBit } from '../../score/quantities.ts';
import { socialFigures } from '../../score/social-figures.ts';
import { flowDays, reviewsAdded } from '../../score/weights.ts';
import { type BrandState, figureOf, withFigures } from './brand-state.ts';
import type { Finding, Lever } from './finding.ts';
import { type Market, ranked } from './market.ts';

type Gap = Extract<Finding, { kind: 'gap' }>;

const comparedWith = 5;
/** In points of powerrank. */
const leastGain = 0.2;
/**
 * How far one step goes: to so many times what there is now, or to `least` where there is next to nothing. Posts are of
 * 28 days, growth is a share in 30. Followers come slowly.
 */
const steps: Readonly<Record<LeverOf['lever'], { readonly times: number; readonly least: number }>> = {
  posts: { times: 2, least: 12 },
  response: { times: 2, least: 0 },
  followers: { times: 1.25, least: 0 },
  growth: { times: 2, least: 0.005 },
};
const starsAStep = 0.5;
const powerrank = scoreNames.indexOf('powerrank');
const posting = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'] as const satisfies readonly SocialNetwork[];
const followed = ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'TIKTOK', 'LINKEDIN'] as const satisfies readonly SocialNetwork[];

interface LeverOf {
  readonly lever: Exclude<Lever, 'rating'>;
  readonly network: SocialNetwork;
  /** As it is compared with others: a rate for the response, so that size plays no part. NaN where it is unknown. */
  readonly read: (state: BrandState) => number;
  readonly pull: (state: BrandState, to: number) => BrandState;
  /** As it is told: posts a week, interactions a post, followers, new ones in 30 days. */
  readonly tell: (state: BrandState, value: number) => number;
}

const levers: readonly LeverOf[] = [
  ...posting.flatMap((network): LeverOf[] => [
    {
      lever: 'posts',
      network,
      read: (state) => figureOf(state, network, 'posts'),
      // Each further post is answered as those of now are.
      pull: (state, posts) => {
        const now = figureOf(state, network, 'posts');
        return withFigures(state, network, { posts, ...multiplyAnswers(state, network, now > 0 ? posts / now : 1) });
      },
      tell: (_, posts) => (posts * 7) / flowDays,
    },
    {
      lever: 'response',
      network,
      read: (state) => rateOf(state, network),
      pull: (state, rate) => {
        return withFigures(state, network, multiplyAnswers(state, network, rate / rateOf(state, network)));
      },
      tell: (state, rate) => rate * audienceOf(state, network),
    },
  ]),
  ...followed.flatMap((network): LeverOf[] => [
    {
      lever: 'followers',
      network,
      read: (state) => figureOf(state, network, 'followers'),
      // New followers answer as those of now do.
      pull: (state, followers) => {
        const now = figureOf(state, network, 'followers');
        return withFigures(state, network, {
          followers,
          ...multiplyAnswers(state, network, now > 0 ? followers / now : 1),
        });
      },
      tell: (_, followers) => followers,
    },
    {
      lever: 'growth',
      network,
      read: (state) => figureOf(state, network, 'growth'),
      pull: (state, growth) => withFigures(state, network, { growth }),
      tell: (state, growth) => figureOf(state, network, 'followers') * growth,
    },
  ]),
];

const audienceOf = (state: BrandState, network: SocialNetwork): number =>
  network === 'YOUTUBE' ? 1 : figureOf(state, network, 'followers');

const multiplyAnswers = (state: BrandState, network: SocialNetwork, times: number) => ({
  interactions: figureOf(state, network, 'interactions') * times,
  comments: figureOf(state, network, 'comments') * times,
});

const rateOf = (state: BrandState, network: SocialNetwork): number => {
  const [posts, interactions] = [figureOf(state, network, 'posts'), figureOf(state, network, 'interactions')];
  return posts > 0 && interactions > 0 ? interactions / (posts * audienceOf(state, network)) : Number.NaN;
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
};

/** As they are shown beside each other: to a tenth where one of them is below ten and not whole. */
function asShown(now: number, target: number) {
  const decimals = [now, target].some((value) => Math.abs(value) < 9.95 && !Number.isInteger(value)) ? 1 : 0;
  return { now: Number(now.toFixed(decimals)), target: Number(target.toFixed(decimals)) };
}

/**
 * What a brand is behind the five best others in (their median), ordered by how many points of powerrank it would gain by
 * the formula by one step towards them in that alone.
 */
export function findGaps(market: Market, brand: number): Gap[] {
  const best = ranked(market, 'powerrank')
    .filter((other) => other !== brand)
    .slice(0, comparedWith);
  const state = market.stateOf(brand);
  const scorer = market.scorerOf(brand);
  const whole = scorer.score(state)[powerrank]!;
  if (Number.isNaN(whole)) return [];
  const states = best.map((other) => market.stateOf(other));
  const gainOf = (other: BrandState): number => scorer.score(other)[powerrank]! - whole;
  const gaps = levers.flatMap((of): Gap[] => {
    const { lever, network, read, pull, tell } = of;
    if ((market.sums.accounts[brand]! & accountBit(network)) === 0) return [];
    const known = states.map(read).filter((x) => !Number.isNaN(x));
    const own = read(state);
    if (known.length < 2 || Number.isNaN(own)) return [];
    const level = median(known);
    if (level <= own) return [];
    const target = Math.min(level, Math.max(own * steps[lever].times, steps[lever].least));
    // The formula adds some days at the usual pace, which nobody counts who reads of posts.
    const counted = lever === 'posts' ? postsAWeek(market, brand, network) : null;
    const told =
      counted && own > 0 ? asShown(counted, (counted * target) / own) : asShown(tell(state, own), tell(state, target));
    const beyond = target < level ? tell(state, level) : null;
    return [{ kind: 'gap', brand, lever, network, ...told, beyond, gain: gainOf(pull(state, target)) }];
  });
  const rating = ratingGap(market, brand, best, gainOf);
  return [...gaps, ...(rating ? [rating] : [])]
    .filter(({ gain, now, target }) => gain >= leastGain && target > now)
    .sort((a, b) => b.gain - a.gain);
}

function postsAWeek({ sums, ranges }: Market, brand: number, network: SocialNetwork): number | null {
  const found = socialFigures(sums, brand, ranges).find((of) => of.network === network && of.metric === 'posts');
  if (!found || found.comparable === null) return null;
  const { from, to } = ranges.comparable;
  return (found.comparable * 7) / (found.days?.comparable.known ?? to - from + 1);
}

const starsOf = (market: Market, brand: number) => {
  const figures = socialFigures(market.sums, brand, market.ranges);
  const of = (metric: string) =>
    figures.find((figure) => figure.network === 'TRUSTPILOT' && figure.metric === metric)?.comparable ?? null;
  return { stars: of('score'), reviews: of('reviews') };
};

function ratingGap(
  market: Market,
  brand: number,
  best: readonly number[],
  gainOf: (state: BrandState) => number,
): Gap | null {
  const { stars, reviews } = starsOf(market, brand);
  const others = best.flatMap((other) => starsOf(market, other).stars ?? []);
  if (stars === null || others.length < 2) return null;
  const level = Math.round(median(others) * 10) / 10;
  if (level <= stars) return null;
  const target = Math.min(level, stars + starsAStep);
  const state = market.stateOf(brand);
  const count = reviews ?? reviewsAdded;
  const rating = figureOf(state, 'TRUSTPILOT', 'rating') + (count / (count + reviewsAdded)) * (target - stars);
  const gain = gainOf(withFigures(state, 'TRUSTPILOT', { rating: Math.min(5, rating) }));
  const beyond = target < level ? level : null;
  return { kind: 'gap', brand, lever: 'rating', network: 'TRUSTPILOT', ...asShown(stars, target), beyond, gain };
}
