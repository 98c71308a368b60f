import { networkMetrics } from '@soundings/contract/sonar/metrics';
import { leastPosts, postLimits } from '@soundings/contract/sonar/post-choices';
import type { PostPatterns } from '@soundings/contract/sonar/posts';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { DayRange, ScoreSums } from '@soundings/engine/score/score-sums';
import { socialFigures } from '@soundings/engine/score/social-figures';
import type { Database } from '#/platform/db/database.ts';
import type { LoadedScores } from '../scores/loaded-scores.ts';
import { chooseAccounts, toSpan } from './list-top-posts.ts';
import { findDailySums, findHashtags, findHours, findKinds } from './posts.store.ts';

interface Chosen {
  /** Of brands; all where there is none. */
  readonly places: readonly number[];
  readonly network: SocialNetwork | undefined;
  readonly days: DayRange;
  readonly timeZone: string;
}

export const findPostPatterns = async (
  db: Database,
  { sums, roll }: LoadedScores,
  { places, network, days, timeZone }: Chosen,
): Promise<PostPatterns> => {
  const brands = places.map((place) => roll.brands[place]!.id);
  const accounts = chooseAccounts(roll.accounts, { brands, network }).map(({ id }) => id);
  const of = { accounts, span: toSpan(days) };
  const daily = await findDailySums(db, of);
  const sum = (figure: 'posts' | 'counted' | 'timed' | 'interactions') =>
    daily.reduce((total, day) => total + day[figure], 0);
  const chosen = places.length > 0 ? places : roll.brands.map((_, place) => place);
  return {
    kept: {
      posts: sum('posts'),
      counted: sum('counted'),
      interactions: sum('interactions'),
      timed: sum('timed'),
    },
    metrics: sumMetrics(sums, chosen, network, days),
    days: daily.map(({ day, posts, interactions }) => ({ day, posts, interactions })),
    kinds: await findKinds(db, of, leastPosts),
    hashtags: await findHashtags(db, of, postLimits.hashtags),
    hours: await findHours(db, of, leastPosts, timeZone),
    timeZone,
  };
};

const hasPosts = (network: SocialNetwork): boolean => 'posts' in networkMetrics[network];

const sumMetrics = (
  sums: ScoreSums,
  places: readonly number[],
  network: SocialNetwork | undefined,
  days: DayRange,
): PostPatterns['metrics'] => {
  const total: { posts: number | null; interactions: number | null } = { posts: null, interactions: null };
  for (const place of places) {
    for (const figure of socialFigures(sums, place, { comparable: days, compareTo: days })) {
      const { metric, comparable } = figure;
      if (!hasPosts(figure.network) || (network && figure.network !== network) || comparable === null) continue;
      if (metric === 'posts' || metric === 'interactions') total[metric] = (total[metric] ?? 0) + comparable;
    }
  }
  return total;
};
