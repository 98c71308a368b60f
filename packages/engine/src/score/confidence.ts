import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Measured } from './measure.ts';
import { priorShares } from './priors.ts';
import {
  accountBit,
  columnIndex,
  findColumn,
  followerColumns,
  metricColumns,
  neededColumns,
  type QuantityName,
  quantities,
  quantityIndexes,
} from './quantities.ts';
import * as weights from './weights.ts';

const facebook = ['followers', 'interactions', 'posts'] as const;
const response = [
  ...facebook.map((metric) => columnIndex('FACEBOOK', metric)),
  ...facebook.map((metric) => columnIndex('INSTAGRAM', metric)),
  columnIndex('YOUTUBE', 'posts'),
  columnIndex('YOUTUBE', 'interactions'),
  columnIndex('TIKTOK', 'followers'),
  columnIndex('TIKTOK', 'interactions'),
];
const columnsOfMetric = (metric: 'interactions' | 'posts' | 'comments' | 'following'): number[] =>
  metricColumns.flatMap((of, column) => (of.metric === metric ? [column] : []));
const reviews = columnIndex('TRUSTPILOT', 'reviews');
const trust = [
  columnIndex('TRUSTPILOT', 'score'),
  reviews,
  columnIndex('TWITTER', 'subscription'),
  columnIndex('TWITTER', 'followers'),
];
const strength = [...response, ...followerColumns, reviews];

const inputs: Readonly<Record<ScoreName, readonly number[]>> = {
  interest: [...followerColumns, ...columnsOfMetric('interactions')],
  trust,
  passion: response,
  relevanceStrength: strength,
  relevanceBreadth: strength,
  friction: [
    ...columnsOfMetric('comments'),
    ...columnsOfMetric('interactions'),
    ...trust,
    ...followerColumns,
    ...columnsOfMetric('following'),
  ],
  presence: followerColumns,
  energy: [...columnsOfMetric('posts'), ...followerColumns],
  powerrank: metricColumns.flatMap(({ metric }, column) => (metric === 'employees' ? [] : [column])),
};

export const scoreInputs: Readonly<Record<ScoreName, readonly number[]>> = Object.fromEntries(
  scoreNames.map((name) => [name, [...new Set(inputs[name])].sort((a, b) => a - b)]),
) as unknown as Record<ScoreName, readonly number[]>;

export const scoreNetworks = (name: ScoreName): readonly SocialNetwork[] =>
  socialNetworks.filter((network) => scoreInputs[name].some((column) => metricColumns[column]!.network === network));

interface WeighedPart {
  readonly place: number;
  readonly weight: number;
}

const weighQuantity = (name: QuantityName, weight: number | ((network: SocialNetwork) => number) = 1): WeighedPart[] =>
  quantityIndexes(name).map((place) => ({
    place,
    weight: typeof weight === 'number' ? weight : weight(quantities[place]!.network!),
  }));

function among(accounts: number, parts: readonly WeighedPart[]): WeighedPart[] {
  const there = parts.filter(({ place }) => (accounts & accountBit(quantities[place]!.network!)) !== 0);
  const all = there.reduce((sum, { weight }) => sum + weight, 0);
  return there.map(({ place, weight }) => ({ place, weight: weight / all }));
}

function grouped(groups: readonly (readonly [weight: number, parts: readonly WeighedPart[]])[]): WeighedPart[] {
  const all = groups.reduce((sum, [weight, parts]) => sum + (parts.length > 0 ? weight : 0), 0);
  return groups.flatMap(([of, parts]) => parts.map(({ place, weight }) => ({ place, weight: (weight * of) / all })));
}

const trustParts = (accounts: number): WeighedPart[] =>
  among(accounts, [
    ...weighQuantity('rating', weights.trustParts.rating),
    ...weighQuantity('listed', weights.trustParts.listed),
  ]);

function strengthParts(accounts: number): WeighedPart[] {
  const { followers, response } = weights.strengthParts;
  return grouped(
    socialNetworks.map((network) => {
      const of = [
        ...weighQuantity('followers', followers),
        ...weighQuantity('response', response),
        ...weighQuantity('reviews'),
      ];
      return [1, among(accounts & accountBit(network), of)] as const;
    }),
  );
}

const partsOfScore: Readonly<Record<Exclude<ScoreName, 'powerrank'>, (accounts: number) => WeighedPart[]>> = {
  interest: (accounts) => among(accounts, [...weighQuantity('interactions'), ...weighQuantity('audienceGained')]),
  trust: trustParts,
  passion: (accounts) => among(accounts, weighQuantity('response')),
  relevanceStrength: strengthParts,
  relevanceBreadth: strengthParts,
  friction: (accounts) => {
    const { comments, trust, growth, following } = weights.frictionParts;
    return grouped([
      [comments, among(accounts, weighQuantity('comments'))],
      [trust, trustParts(accounts)],
      [growth, among(accounts, weighQuantity('growth'))],
      [following, among(accounts, weighQuantity('following'))],
    ]);
  },
  presence: (accounts) =>
    among(
      accounts,
      weighQuantity('followers', (network) => priorShares[network]!),
    ),
  energy: (accounts) => {
    const { posts, growth } = weights.energyParts;
    return grouped([
      [posts, among(accounts, weighQuantity('posts'))],
      [growth, among(accounts, weighQuantity('growth'))],
    ]);
  },
};

const powerrank = scoreNames.indexOf('powerrank');
const powerrankWeights = scoreNames.map((name) => (name === 'powerrank' ? 0 : weights.powerrankParts[name]));

const partsByAccounts: (readonly (readonly WeighedPart[])[] | undefined)[] = [];
const partsFor = (accounts: number): readonly (readonly WeighedPart[])[] => {
  partsByAccounts[accounts] ??= scoreNames.flatMap((name) =>
    name === 'powerrank' ? [] : [partsOfScore[name](accounts)],
  );
  return partsByAccounts[accounts];
};

const posts = quantities.map(({ network }) => (network === null ? -1 : (findColumn(network, 'posts') ?? -1)));

/**
 * Writes to `covered` how much of each quantity is known, 0 to 1: the mean over the metrics that it needs. Where nothing
 * was posted, that is known of the response.
 */
function cover({ quantities: measured, coverage, silent }: Measured, brand: number, covered: Float64Array): void {
  const [q, c] = [brand * quantities.length, brand * metricColumns.length];
  for (let place = 0; place < covered.length; place++) {
    const { name, network } = quantities[place]!;
    covered[place] = 0;
    if (!Number.isNaN(measured[q + place]!)) {
      const columns = neededColumns[place]!;
      let sum = 0;
      for (let i = 0; i < columns.length; i++) sum += coverage[c + columns[i]!]!;
      covered[place] = columns.length === 0 ? 0 : sum / columns.length;
    } else if (name === 'response' && silent[brand]! & accountBit(network!))
      covered[place] = coverage[c + posts[place]!]!;
  }
}

export interface Confidence {
  readonly known: Float64Array;
  readonly share: Float64Array;
  readonly covered: Float64Array;
}

export const createConfidence = (): Confidence => ({
  known: new Float64Array(scoreNames.length),
  share: new Float64Array(scoreNames.length),
  covered: new Float64Array(quantities.length),
});

/**
 * Writes the confidence of a brand's scores to `into`: Σ weight × coverage over all parts whose accounts exist, so
 * that what is missing counts against it. A score without a value has none; what needs no account is certain.
 * @param scores as they are told, at `at`, `at + stride` and so on
 */
export function writeConfidence(
  measured: Measured,
  brand: number,
  accounts: number,
  scores: Float64Array,
  at: number,
  stride: number,
  into: Confidence,
): void {
  const { known, share, covered } = into;
  const parts = partsFor(accounts);
  cover(measured, brand, covered);
  let all = 0;
  let [knownOfAll, shareOfAll] = [0, 0];
  for (let score = 0; score < parts.length; score++) {
    const own = parts[score]!;
    let [knownHere, shareHere] = [0, 0];
    const isTold = !Number.isNaN(scores[at + score * stride]!);
    for (let i = 0; isTold && i < own.length; i++) {
      const { place, weight } = own[i]!;
      if (covered[place] === 0) continue;
      knownHere += weight;
      shareHere += weight * covered[place]!;
    }
    known[score] = isTold && own.length === 0 ? 1 : Math.min(1, knownHere);
    share[score] = isTold && own.length === 0 ? 1 : Math.min(1, shareHere);
    if (own.length === 0) continue;
    all += powerrankWeights[score]!;
    knownOfAll += powerrankWeights[score]! * known[score]!;
    shareOfAll += powerrankWeights[score]! * share[score]!;
  }
  const isTold = all > 0 && !Number.isNaN(scores[at + powerrank * stride]!);
  known[powerrank] = isTold ? knownOfAll / all : 0;
  share[powerrank] = isTold ? shareOfAll / all : 0;
}
