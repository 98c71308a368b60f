import type { PostRef } from '@soundings/contract/sonar/carried';
import { leastPosts, type PostKind, postPage } from '@soundings/contract/sonar/post-choices';
import type { TopPosts } from '@soundings/contract/sonar/posts';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { DayRange } from '@soundings/engine/score/score-sums';
import type { Database } from '#/platform/db/database.ts';
import { dayFromNumber, type Span } from '../days.ts';
import type { CountedAccount } from '../metrics/accounts.store.ts';
import { type FoundPost, findTopPosts, findTypical } from './posts.store.ts';

export interface ChosenPosts {
  /** Their ids; of all brands where there is none. */
  readonly brands: readonly string[];
  readonly network: SocialNetwork | undefined;
  readonly days: DayRange;
}

export interface PostSearch extends ChosenPosts {
  readonly kind?: PostKind | undefined;
  readonly words?: string | undefined;
  readonly page: number;
}

export const toSpan = ({ from, to }: DayRange): Span => ({ from: dayFromNumber(from), to: dayFromNumber(to) });

export const chooseAccounts = (
  accounts: readonly CountedAccount[],
  { brands, network }: Pick<ChosenPosts, 'brands' | 'network'>,
): CountedAccount[] => {
  const chosen = new Set(brands);
  return accounts.filter(
    (account) => (chosen.size === 0 || chosen.has(account.brandId)) && (!network || account.network === network),
  );
};

export const presentPost = (post: FoundPost, account: CountedAccount): PostRef => ({
  initDataId: account.brandId,
  network: account.network,
  postId: post.postId,
  publishedAt: post.publishedAt.toISOString(),
  isTimed: post.isTimed,
  kind: post.kind,
  text: post.text,
  // Nobody has published what was invented.
  url: post.source === 'demo' ? null : post.url,
  interactions: post.interactions,
});

export const listTopPosts = async (
  db: Database,
  all: readonly CountedAccount[],
  { page, kind, words, ...chosen }: PostSearch,
): Promise<TopPosts> => {
  const accounts = new Map(chooseAccounts(all, chosen).map((account) => [account.id, account]));
  const span = toSpan(chosen.days);
  const search = { accounts: [...accounts.keys()], span, kind, words };
  const { size } = postPage;
  const { total, posts } = await findTopPosts(db, search, { limit: size, offset: page * size });
  const typical = await findTypical(db, { accounts: [...new Set(posts.map(({ accountId }) => accountId))], span });
  return {
    total,
    page,
    posts: posts.map((post) => {
      const { likes, comments, shares, views, interactions } = post;
      const { median = 0, posts: known = 0 } = typical.get(post.accountId) ?? {};
      const times = interactions !== null && known >= leastPosts && median > 0 ? interactions / median : null;
      return { ...presentPost(post, accounts.get(post.accountId)!), likes, comments, shares, views, times };
    }),
  };
};
