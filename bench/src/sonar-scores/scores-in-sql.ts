import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { QuantityKey } from '@soundings/engine/score/quantities';
import { followerNetworks } from '@soundings/engine/score/quantities';
import type { Reference } from '@soundings/engine/score/reference';
import type { DayRange } from '@soundings/engine/score/score-sums';
import { accountInSql } from './made-brands.ts';

/**
 * The formulas of decision 0020 once more, written in SQL over `daily`, for ranges of 90 days and more: there a state
 * that is carried and the trailing days lie within the range.
 */
const flows = ['facebook', 'instagram', 'youtube']
  .flatMap((network) => ['posts', 'interactions', 'comments'].map((metric) => `${network}_${metric}`))
  .concat('tiktok_interactions');
const audiences = followerNetworks.map((network) => `${network.toLowerCase()}_followers`);
const states = [...audiences, 'twitter_following', 'twitter_subscription', 'tiktok_following'];
const lasts = ['trustpilot_score', 'trustpilot_reviews'];

const aggregated = ({ from, to }: DayRange): string => {
  const inRange = `day >= ${from}`;
  const trailing = `day > ${to - 90}`;
  return `SELECT brand, ${[
    ...flows.flatMap((x) => [
      `sum(${x}) FILTER (${inRange}) AS ${x}_s`,
      `count(${x}) FILTER (${inRange}) AS ${x}_c`,
      `sum(${x}) FILTER (${trailing}) AS ${x}_ts`,
      `count(${x}) FILTER (${trailing}) AS ${x}_tc`,
    ]),
    ...states.map((x) => `avg(${x}) FILTER (${inRange}) AS ${x}`),
    ...audiences.flatMap((x) => [
      `min(day) FILTER (${x} IS NOT NULL) AS ${x}_f`,
      `max(day) FILTER (${x} IS NOT NULL) AS ${x}_l`,
    ]),
    ...lasts.map((x) => `arg_max(${x}, day) FILTER (${inRange} AND ${x} IS NOT NULL) AS ${x}`),
  ]} FROM daily WHERE day BETWEEN ${from - 1} AND ${to} GROUP BY brand`;
};

/** Means of the first and the last fifth, in a second reading: which days these are is only known after the first. */
const grown = ({ from, to }: DayRange, aggregates: string): string => {
  const fifth = (x: string): string => `greatest(1, (${x}_l - ${x}_f + 1) // 5)`;
  const mean = (x: string, when: string): string => `avg(ln(greatest(${x}, 1))) FILTER (${x} IS NOT NULL AND ${when})`;
  const each = audiences.map((x) => {
    const late = mean(`d.${x}`, `day > e.${x}_l - e.${x}_k`);
    const early = mean(`d.${x}`, `day < e.${x}_f + e.${x}_k`);
    return `CASE WHEN any_value(e.${x}_l) > any_value(e.${x}_f)
      THEN (${late} - ${early}) / (any_value(e.${x}_l) - any_value(e.${x}_f) - any_value(e.${x}_k) + 1) * 30 END AS ${x}_g`;
  });
  const ends = audiences.map((x) => `${x}_f, ${x}_l, ${fifth(x)} AS ${x}_k`);
  return `SELECT d.brand, ${each} FROM daily d JOIN (SELECT brand, ${ends} FROM ${aggregates}) e ON d.brand = e.brand
    WHERE day BETWEEN ${from - 1} AND ${to} GROUP BY d.brand`;
};

const pace = (x: string): string =>
  `CASE WHEN ${x}_c > 0 AND ${x}_tc >= 7 THEN 28 * (${x}_s + 3 * ${x}_ts / ${x}_tc) / (${x}_c + 3) END`;

const comb = (parts: readonly string[]): string => {
  const sum = parts.map((s) => `coalesce(${s}, 0)`).join(' + ');
  const count = parts.map((s) => `(${s} IS NOT NULL)::INTEGER`).join(' + ');
  return `CASE WHEN ${count} > 0 THEN (${sum} + 25) / (${count} + 0.5) END`;
};

const lower = (network: string): string => network.toLowerCase();

function quantitiesInSql({ followerShares, typicalRating }: Reference): Record<string, string> {
  const accounts = followerNetworks.map((network) => ({
    network,
    has: accountInSql(network),
    share: followerShares[network]!,
  }));
  const known = accounts.map(({ network }) => `coalesce(${lower(network)}_followers, 0)`).join(' + ');
  const shares = accounts.map(({ has, share }) => `CASE WHEN ${has} THEN ${share} ELSE 0 END`).join(' + ');
  const knownShares = accounts
    .map(({ network, share }) => `CASE WHEN ${lower(network)}_followers IS NULL THEN 0 ELSE ${share} END`)
    .join(' + ');
  const rating = `((trustpilot_reviews * trustpilot_score + 20 * ${typicalRating}) / (trustpilot_reviews + 20))`;
  const all: Record<string, string> = {
    allFollowers: `CASE WHEN (${shares}) = 0 THEN 0 WHEN (${knownShares}) > 0 THEN ln(1 + (${known}) * (${shares}) / (${knownShares})) END`,
    'rating:TRUSTPILOT': `ln((${rating} - 0.8) / (5.2 - ${rating}))`,
    'reviews:TRUSTPILOT': 'ln(1 + trustpilot_reviews)',
    'listed:TWITTER': 'ln((twitter_subscription + 2) / (twitter_followers + 1000))',
    'following:TWITTER': 'ln((twitter_following + 10) / (twitter_followers + 100))',
    'following:TIKTOK': 'ln((tiktok_following + 10) / (tiktok_followers + 100))',
    'interactions:TIKTOK': 'ln(1 + tiktok_interactions_p)',
    'response:TIKTOK': 'ln((tiktok_interactions_p + 0.5) / (tiktok_followers + 100))',
  };
  for (const network of followerNetworks) {
    const n = lower(network);
    all[`followers:${network}`] = `ln(1 + ${n}_followers)`;
    all[`growth:${network}`] = `${n}_followers_g`;
    all[`audienceGained:${network}`] = `asinh(${n}_followers * ${n}_followers_g / 100)`;
  }
  for (const network of ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE']) {
    const n = lower(network);
    const expected = network === 'YOUTUBE' ? `${n}_posts_p + 0.5 / 100` : `${n}_posts_p * ${n}_followers + 0.5 / 0.003`;
    all[`posts:${network}`] = `ln(${n}_posts_p / 4 + 0.25)`;
    all[`interactions:${network}`] = `ln(1 + ${n}_interactions_p)`;
    all[`comments:${network}`] = `ln((${n}_comments_p + 0.2) / (${n}_interactions_p + 5))`;
    all[`response:${network}`] = `CASE WHEN ${n}_posts_s > 0 THEN ln((${n}_interactions_p + 0.5) / (${expected})) END`;
  }
  return all;
}

const named = (key: string): string => `q_${key.replace(':', '_').toLowerCase()}`;

function strengthOf(network: string): string {
  if (network === 'TRUSTPILOT') return named('reviews:TRUSTPILOT');
  const followers = (followerNetworks as readonly string[]).includes(network) ? named(`followers:${network}`) : 'NULL';
  const response = ['TWITTER', 'LINKEDIN'].includes(network) ? 'NULL' : named(`response:${network}`);
  return `coalesce(0.35 * ${followers} + 0.65 * ${response}, ${followers}, ${response})`;
}

export function scoresInSql(
  range: DayRange,
  reference: Reference,
  suffix: string,
): { tables: string[]; result: string } {
  const quantities = quantitiesInSql(reference);
  const points = Object.entries(quantities).map(([key, sql]) => {
    const { m, s } = reference.scales[key as QuantityKey];
    return `100 / (1 + exp(-1.702 * ((${sql}) - ${m}) / ${s})) AS ${named(key)}`;
  });
  const of = (name: string): string[] =>
    Object.keys(quantities)
      .filter((key) => key.startsWith(`${name}:`))
      .map(named);
  const strengths = socialNetworks.map((network) => `${strengthOf(network)} AS r_${lower(network)}`);
  const r = socialNetworks.map((network) => `r_${lower(network)}`);
  const full = socialNetworks.map((network) => `least(1, coalesce(r_${lower(network)} / 50, 0))`).join(' + ');
  // Posts are known wherever followers of YouTube would be, so that only accounts without any value fail.
  const counts = socialNetworks
    .map((network) => {
      const posts = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'].includes(network)
        ? `OR ${lower(network)}_posts_p IS NOT NULL`
        : '';
      return `(r_${lower(network)} IS NOT NULL OR NOT ${accountInSql(network)} ${posts})::INTEGER`;
    })
    .join(' + ');
  const best = [1, 2, 3].map(
    (k) => `CASE WHEN len(strong) >= ${k} THEN (list_sum(strong[1:${k}]) + 25) / ${k + 0.5} END`,
  );
  const [rating, listed] = [named('rating:TRUSTPILOT'), named('listed:TWITTER')];
  const a = `aggregated_${suffix}`;
  const tables = [
    `${a} AS MATERIALIZED (${aggregated(range)})`,
    `grown_${suffix} AS MATERIALIZED (${grown(range, a)})`,
    `paced_${suffix} AS (SELECT *, ${flows.map((x) => `${pace(x)} AS ${x}_p`)} FROM ${a} JOIN grown_${suffix} USING (brand))`,
    `pointed_${suffix} AS MATERIALIZED (SELECT brand, facebook_posts_p, instagram_posts_p, youtube_posts_p, ${points} FROM paced_${suffix})`,
    `combed_${suffix} AS MATERIALIZED (SELECT *, ${strengths},
      ${comb(of('growth'))} AS growth, ${comb(of('comments'))} AS comments, ${comb(of('following'))} AS following,
      ${comb(of('posts'))} AS posts, ${comb([...of('interactions'), ...of('audienceGained')])} AS interest,
      ${comb(of('response'))} AS passion,
      CASE WHEN ${rating} IS NOT NULL OR ${listed} IS NOT NULL THEN
        (0.8 * coalesce(${rating}, 0) + 0.2 * coalesce(${listed}, 0) + 15)
        / (0.3 + CASE WHEN ${rating} IS NULL THEN 0 ELSE 0.8 END + CASE WHEN ${listed} IS NULL THEN 0 ELSE 0.2 END) END AS trust
      FROM pointed_${suffix})`,
    `strong_${suffix} AS (SELECT *, list_reverse_sort(list_filter([${r}], lambda x: x IS NOT NULL)) AS strong FROM combed_${suffix})`,
    `eight_${suffix} AS (SELECT brand, interest, trust, passion, greatest(${best}) AS relevanceStrength,
      100 * (${full}) / (${counts}) AS relevanceBreadth,
      CASE WHEN coalesce(comments, trust, growth, following) IS NOT NULL THEN
        0.4 * coalesce(comments, 50) + 0.3 * (100 - coalesce(trust, 50)) + 0.2 * (100 - coalesce(growth, 50))
        + 0.1 * coalesce(following, 50) END AS friction,
      ${named('allFollowers')} AS presence, coalesce(0.6 * posts + 0.4 * growth, posts, growth) AS energy FROM strong_${suffix})`,
    `nine_${suffix} AS MATERIALIZED (SELECT *, ${powerrank} AS powerrank FROM eight_${suffix})`,
  ];
  return { tables, result: `nine_${suffix}` };
}

const weights = {
  interest: 0.16,
  trust: 0.16,
  passion: 0.16,
  presence: 0.14,
  energy: 0.12,
  '100 - friction': 0.1,
  relevanceStrength: 0.09,
  relevanceBreadth: 0.07,
};
const powerrank = (() => {
  const sum = Object.entries(weights)
    .map(([x, weight]) => `${weight} * coalesce(${x}, 0)`)
    .join(' + ');
  const all = Object.entries(weights)
    .map(([x, weight]) => `CASE WHEN (${x}) IS NULL THEN 0 ELSE ${weight} END`)
    .join(' + ');
  const measured = Object.keys(weights).filter((x) => x !== 'presence');
  return `CASE WHEN coalesce(${measured}) IS NOT NULL THEN (${sum}) / (${all}) END`;
})();

/** Brand, its scores and its places; a place is null where the score is. */
export const rankedInSql = (result: string): string => {
  const ranks = scoreNames.map(
    (name) =>
      `CASE WHEN ${name} IS NOT NULL THEN rank() OVER (ORDER BY ${name} ${name === 'friction' ? 'ASC' : 'DESC'} NULLS LAST) END AS ${name}_rank`,
  );
  return `SELECT brand, ${scoreNames}, ${ranks} FROM ${result}`;
};
