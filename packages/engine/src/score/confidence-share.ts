import { type ScoreName, scoreNames } from '@soundings/contract/score-choices';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar-choices';
import { columnOf, followerColumns, metricColumns } from './metric-columns.ts';

const facebook = ['followers', 'interactions', 'posts'] as const;
const response = [
  ...facebook.map((metric) => columnOf('FACEBOOK', metric)),
  ...facebook.map((metric) => columnOf('INSTAGRAM', metric)),
  columnOf('YOUTUBE', 'posts'),
  columnOf('YOUTUBE', 'interactions'),
  columnOf('TIKTOK', 'followers'),
  columnOf('TIKTOK', 'interactions'),
];
const columnsOf = (metric: 'interactions' | 'posts' | 'comments' | 'following'): number[] =>
  metricColumns.flatMap((of, column) => (of.metric === metric ? [column] : []));
const reviews = columnOf('TRUSTPILOT', 'reviews');
const trust = [
  columnOf('TRUSTPILOT', 'score'),
  reviews,
  columnOf('TWITTER', 'subscription'),
  columnOf('TWITTER', 'followers'),
];
const strength = [...response, ...followerColumns, reviews];

const inputs: Readonly<Record<ScoreName, readonly number[]>> = {
  interest: [...followerColumns, ...columnsOf('interactions')],
  trust,
  passion: response,
  relevanceStrength: strength,
  relevanceBreadth: strength,
  friction: [
    ...columnsOf('comments'),
    ...columnsOf('interactions'),
    ...trust,
    ...followerColumns,
    ...columnsOf('following'),
  ],
  presence: followerColumns,
  energy: [...columnsOf('posts'), ...followerColumns],
  powerrank: metricColumns.flatMap(({ metric }, column) => (metric === 'employees' ? [] : [column])),
};

/** Metric columns that a score is made of, in their order, each once. */
export const inputsOf: Readonly<Record<ScoreName, readonly number[]>> = Object.fromEntries(
  scoreNames.map((name) => [name, [...new Set(inputs[name])].sort((a, b) => a - b)]),
) as unknown as Record<ScoreName, readonly number[]>;

/** Networks that a score is made of. */
export const networksOfScore = (name: ScoreName): readonly SocialNetwork[] =>
  socialNetworks.filter((network) => inputsOf[name].some((column) => metricColumns[column]!.network === network));

const bitOf = Uint8Array.from(metricColumns, ({ network }) => 1 << socialNetworks.indexOf(network));
const ones = Uint8Array.from({ length: 128 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);
const byScore = scoreNames.map((name) => {
  const columns = Uint8Array.from(inputsOf[name]);
  return { columns, networks: columns.reduce((bits, column) => bits | bitOf[column]!, 0) };
});

/** Of the networks with an account that a score uses, how many are known; of the days of what is known, how many. */
export const confidence = { networks: 0, days: 0, share: 0 };

/**
 * Puts that of a score into `confidence`, all 0 to 1. What needs no account (a brand without one has 0 followers) is
 * certain.
 * @param from where the brand begins in `coverage`
 */
export function confide(score: number, coverage: Float64Array, from: number, accounts: number): void {
  const { columns, networks } = byScore[score]!;
  let bits = 0;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i]!;
    const share = coverage[from + column]!;
    if (share === 0) continue;
    bits |= bitOf[column]!;
    sum += share;
    count++;
  }
  const asked = ones[networks & accounts]!;
  confidence.networks = asked === 0 ? 1 : ones[bits]! / asked;
  confidence.days = asked === 0 ? 1 : count === 0 ? 0 : sum / count;
  confidence.share = confidence.networks * confidence.days;
}
