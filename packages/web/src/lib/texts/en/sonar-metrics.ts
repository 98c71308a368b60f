import type { CollectReason, MetricName, MetricSource } from '@soundings/contract/sonar/metrics';

/** What collecting says of accounts and figures: one text for each code of the contract. */
export const sonarMetrics = {
  /** How the last collecting of an account ended. */
  reason: {
    collected: 'Collected.',
    partly: 'Partly collected. The rest will be retried next time.',
    gone: 'Not collected: the account doesn’t exist on this network, or no longer does.',
    private: 'Not collected: the account is private or isn’t a professional account.',
    hidden: 'Collected. The account hides some of its figures.',
    keyInvalid: 'Not collected: the key for this network is invalid or has expired.',
    quotaSpent: 'Not collected: the key’s daily quota is used up.',
    rateLimited: 'Not collected: the network’s rate limit would have delayed the run for too long.',
    unreachable: 'Not collected: the network couldn’t be reached.',
    badAnswer: 'Not collected: the network’s response couldn’t be read.',
    noSource: 'Not collected: there’s no key for this network. You can import its data.',
    cancelled: 'Not collected: the run was cancelled before it reached this account.',
    failed: 'Not collected: the run failed.',
  } satisfies Record<CollectReason, string>,
  /** The same in a list of figures: “account gone: 3”. */
  briefly: {
    collected: 'collected',
    partly: 'partly',
    gone: 'account not found',
    private: 'account private',
    hidden: 'figures hidden',
    keyInvalid: 'key invalid',
    quotaSpent: 'quota used up',
    rateLimited: 'rate limited',
    unreachable: 'network unreachable',
    badAnswer: 'response unreadable',
    noSource: 'no key',
    cancelled: 'cancelled',
    failed: 'run failed',
  } satisfies Record<CollectReason, string>,
  /** Where the figures of an account come from. */
  from: {
    api: 'Directly from the network.',
    provider: 'From a provider.',
    import: 'Imported from a file.',
    demo: 'Demo data: invented, not measured.',
  } satisfies Record<MetricSource, string>,
  name: {
    followers: 'followers',
    following: 'following',
    interactions: 'interactions',
    comments: 'comments',
    posts: 'posts',
    subscription: 'lists',
    employees: 'employees',
    score: 'rating',
    reviews: 'reviews',
  } satisfies Record<MetricName, string>,
} as const;
