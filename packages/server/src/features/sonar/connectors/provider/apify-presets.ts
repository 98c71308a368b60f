import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { ProviderSettings } from './provider-settings.ts';

export const apifyAddress = 'https://api.apify.com/v2';

type Paths = Pick<ProviderSettings, 'gauges' | 'items' | 'body'>;

/** An actor that is run and waited for, which Apify ends after 300 s; the answer is the list of what it found. */
export const apifyActor = (network: SocialNetwork, actor: string, paths: Paths): ProviderSettings => ({
  network,
  path: `/acts/${encodeURIComponent(actor)}/run-sync-get-dataset-items`,
  header: { name: 'authorization', prefix: 'Bearer ' },
  missing: 'emptyAnswer',
  refusal: '[0].error',
  timeoutMs: 310_000,
  ...paths,
});

/** Actors whose answers are known. They are paid for by what Apify's account page says. */
export const apifyPresets = {
  INSTAGRAM: apifyActor('INSTAGRAM', 'apify~instagram-profile-scraper', {
    body: { usernames: ['{handle}'] },
    gauges: { followers: '[0].followersCount' },
    items: {
      list: '[0].latestPosts',
      id: 'id',
      publishedAt: 'timestamp',
      likes: 'likesCount',
      comments: 'commentsCount',
    },
  }),
  FACEBOOK: apifyActor('FACEBOOK', 'apify~facebook-pages-scraper', {
    body: { startUrls: [{ url: '{url}' }] },
    gauges: { followers: '[0].followers' },
  }),
  TIKTOK: apifyActor('TIKTOK', 'clockworks~tiktok-profile-scraper', {
    body: { profiles: ['{handle}'], resultsPerPage: 1 },
    gauges: {
      followers: '[0].authorMeta.fans',
      following: '[0].authorMeta.following',
      interactions: '[0].authorMeta.heart',
    },
  }),
} as const satisfies Partial<Record<SocialNetwork, ProviderSettings>>;
