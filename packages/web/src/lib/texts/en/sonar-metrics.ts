import type { CollectReason, MetricName, MetricSource } from '@soundings/contract/sonar-metrics';

/** What collecting says of accounts and figures: one text for each code of the contract. */
export const sonarMetrics = {
  /** How the last collecting of an account ended. */
  reason: {
    collected: 'Collected.',
    partly: 'Collected in part. The rest is tried again next time.',
    gone: 'Not collected: the network knows no such account, or none any more.',
    private: 'Not collected: the account is private, or not a professional account.',
    hidden: 'Collected. The account hides some of its figures.',
    keyInvalid: 'Not collected: the key for this network is not valid, or has expired.',
    quotaSpent: 'Not collected: the key’s quota for the day is spent.',
    rateLimited: 'Not collected: the network asked to wait longer than a run can.',
    unreachable: 'Not collected: the network could not be reached.',
    badAnswer: 'Not collected: the network’s answer is not understood.',
    noSource: 'Not collected: there is no key for this network. Its figures can be imported.',
    cancelled: 'Not collected: the run was cancelled before its turn.',
    failed: 'Not collected: the run failed.',
  } satisfies Record<CollectReason, string>,
  /** The same in a list of figures: “account gone: 3”. */
  briefly: {
    collected: 'collected',
    partly: 'in part',
    gone: 'account gone',
    private: 'account private',
    hidden: 'figures hidden',
    keyInvalid: 'key not valid',
    quotaSpent: 'quota spent',
    rateLimited: 'told to wait',
    unreachable: 'network not reached',
    badAnswer: 'answer not understood',
    noSource: 'no key',
    cancelled: 'cancelled',
    failed: 'run failed',
  } satisfies Record<CollectReason, string>,
  /** Where the figures of an account come from. */
  from: {
    api: 'From the network itself.',
    provider: 'From a provider.',
    import: 'Imported from a file.',
    demo: 'Demo data: invented by the sandbox.',
  } satisfies Record<MetricSource, string>,
  name: {
    followers: 'followers',
    following: 'following',
    interactions: 'interactions',
    comments: 'comments',
    posts: 'posts',
    subscription: 'lists',
    employees: 'employees',
    score: 'score',
    reviews: 'reviews',
  } satisfies Record<MetricName, string>,
} as const;
