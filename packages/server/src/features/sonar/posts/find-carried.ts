import type { Carried } from '@soundings/contract/sonar/carried';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { findCarriedChange, type RangeOfPosts } from '@soundings/engine/posts/carried-change';
import type { ScoreRanges } from '@soundings/engine/score/calculate';
import { wholeInteractions } from '@soundings/engine/score/social-figures';
import type { Database } from '#/platform/db/database.ts';
import type { CountedAccount } from '../metrics/accounts.store.ts';
import type { LoadedScores } from '../scores/loaded-scores.ts';
import { presentPost, toSpan } from './list-top-posts.ts';
import { type FoundPost, findPosts } from './posts.store.ts';

/** A brand by its place. */
interface BrandOnNetwork {
  readonly brand: number;
  readonly network: SocialNetwork;
}

export interface CarriedOfBrand {
  readonly brand: number;
  readonly carried: Carried;
}

interface Candidate {
  readonly brand: number;
  readonly account: CountedAccount;
  readonly interactions: NonNullable<ReturnType<typeof wholeInteractions>>;
}

const postKey = ({ publishedAt, postId }: FoundPost): string => `${publishedAt.getTime()} ${postId}`;

/** What few posts carried most of, account by account, for brands on networks. See `findCarriedChange`. */
export const findCarried = async (
  db: Database,
  { sums, roll }: LoadedScores,
  asked: readonly BrandOnNetwork[],
  ranges: ScoreRanges,
): Promise<CarriedOfBrand[]> => {
  const accountsOf = Map.groupBy(roll.accounts, ({ brandId }) => brandId);
  const candidates = asked.flatMap(({ brand, network }): Candidate[] => {
    const interactions = wholeInteractions(sums, brand, network, ranges);
    const accounts = accountsOf.get(roll.brands[brand]!.id)?.filter((account) => account.network === network) ?? [];
    return interactions && accounts.length === 1 ? [{ brand, account: accounts[0]!, interactions }] : [];
  });
  if (candidates.length === 0) return [];
  const accounts = candidates.map(({ account }) => account.id);
  const readRange = async (range: keyof ScoreRanges) =>
    Map.groupBy(await findPosts(db, { accounts, span: toSpan(ranges[range]) }), ({ accountId }) => accountId);
  const [now, before] = [await readRange('comparable'), await readRange('compareTo')];
  return candidates.flatMap(({ brand, account, interactions }) => {
    const [posts, former] = [now.get(account.id) ?? [], before.get(account.id) ?? []];
    const toRange = (of: readonly FoundPost[], range: keyof ScoreRanges): RangeOfPosts => ({
      ...interactions[range],
      posts: of.map((post) => ({ id: postKey(post), interactions: post.interactions })),
    });
    const found = findCarriedChange(toRange(posts, 'comparable'), toRange(former, 'compareTo'));
    if (!found) return [];
    const byKey = new Map([...posts, ...former].map((post) => [postKey(post), post]));
    const told = found.posts.map((key) => presentPost(byKey.get(key)!, account));
    return [{ brand, carried: { ...found, network: account.network, posts: told } }];
  });
};
