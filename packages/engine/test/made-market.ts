import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { MarketInput } from '../src/facts/find/market.ts';
import { calculate, type ScoreRanges } from '../src/score/calculate.ts';
import { freezeReference } from '../src/score/freeze-reference.ts';
import { randomFrom } from '../src/writer/random.ts';
import { sumsFrom } from './scored-brands.ts';

type Days = (number | undefined)[];
export type MadeBrand = Partial<Record<SocialNetwork, Partial<Record<MetricName, Days>>>>;

export const madeDays = 210;
/** 2026-05-01 and so on. */
const firstMadeDay = 20574;
const lastMadeDay = firstMadeDay + madeDays - 1;

const madeNames = [
  'Havgus',
  'Fjeldholm',
  'Nordvand',
  'Solbakken',
  'Isbod',
  'Tundra',
  'Kronan',
  'Lumi',
  'Gletsjer',
  'Wattwurm',
  'Halla',
  'Ymer',
  'Polarkiosk',
  'Snefnug',
  'Aurora',
  'Smultron',
];

export const madeRanges = (length = 28): ScoreRanges => ({
  comparable: { from: lastMadeDay - length + 1, to: lastMadeDay },
  compareTo: { from: lastMadeDay - 2 * length + 1, to: lastMadeDay - length },
});

const normalFrom = (random: () => number): (() => number) => {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
};

function poisson(mean: number, random: () => number): number {
  let count = 0;
  for (let left = Math.exp(-mean), product = random(); product > left; product *= random()) count++;
  return count;
}

/** Figures of a brand that only waver: weekdays, good and bad spells, followers that drift by chance. */
function madeBrand(seed: number, size: number): MadeBrand {
  const random = randomFrom(seed * 7919 + 13);
  const normal = normalFrom(random);
  const social = (followers: number, postsADay: number, rate: number) => {
    const of: Record<'followers' | 'posts' | 'interactions' | 'comments', Days> = {
      followers: [],
      posts: [],
      interactions: [],
      comments: [],
    };
    let level = followers;
    let spell = 0;
    for (let day = 0; day < madeDays; day++) {
      level *= Math.exp(0.0008 * normal());
      spell = 0.6 * spell + 0.25 * normal();
      const weekday = day % 7 >= 5 ? 0.7 : 1.1;
      const posts = poisson(postsADay * weekday, random);
      let interactions = 0;
      for (let post = 0; post < posts; post++) interactions += followers * rate * Math.exp(spell + 0.5 * normal());
      of.followers.push(Math.round(level));
      of.posts.push(posts);
      of.interactions.push(Math.round(interactions));
      of.comments.push(Math.round(interactions * 0.05 * Math.exp(0.2 * normal())));
    }
    return of;
  };
  const stars = 3.6 + random();
  let [score, reviews, following] = [stars, 200 + Math.round(800 * random()), 150];
  const trustpilot: { score: Days; reviews: Days } = { score: [], reviews: [] };
  const twitter: { followers: Days; following: Days; subscription: Days } = {
    followers: [],
    following: [],
    subscription: [],
  };
  let birds = size * 0.3;
  for (let day = 0; day < madeDays; day++) {
    score = stars + 0.9 * (score - stars) + 0.01 * normal();
    reviews += poisson(1, random);
    trustpilot.score.push(Math.round(score * 10) / 10);
    trustpilot.reviews.push(reviews);
    birds *= Math.exp(0.0006 * normal());
    following += random() < 0.02 ? 1 : 0;
    twitter.followers.push(Math.round(birds));
    twitter.following.push(following);
    twitter.subscription.push(Math.round(birds * 0.004));
  }
  return {
    FACEBOOK: social(size, 0.9, 0.002),
    INSTAGRAM: social(size * 0.8, 0.7, 0.01),
    TWITTER: twitter,
    TRUSTPILOT: trustpilot,
  };
}

export type Story = (brand: MadeBrand) => void;

/** From the noise of a seed, with stories told by the places of brands. The second brand is one's own. */
export function madeMarket(
  seed: number,
  stories: Readonly<Record<number, Story>> = {},
  count = 16,
  ranges = madeRanges(),
): MarketInput {
  const random = randomFrom(seed);
  const made = Array.from({ length: count }, (_, i) =>
    madeBrand(seed * 1000 + i, 20_000 * Math.exp(1.2 * (random() - 0.5))),
  );
  const days = { from: firstMadeDay, to: lastMadeDay };
  const usual = sumsFrom(made as never, days);
  for (const [place, story] of Object.entries(stories)) story(made[Number(place)]!);
  const sums = sumsFrom(made as never, days);
  // Frozen before anything happened, as a project's is.
  const reference = { ...freezeReference(usual, { from: lastMadeDay - 146, to: lastMadeDay - 57 }), caps: {} };
  const brands = made.map((_, i): MarketInput['brands'][number] => ({
    id: `b${i}`,
    count: i + 1,
    name: madeNames[i] ?? `Brand ${i + 1}`,
    domain: `brand${i}.example`,
    groups: i < 4 ? ['Premium'] : i < 9 ? ['Mainstream'] : [],
    isOwn: i === 1,
    inFocus: i < 3,
  }));
  return { sums, reference, ranges, calculation: calculate(sums, reference, ranges), brands };
}
