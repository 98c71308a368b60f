import { type MetricKind, type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { randomFrom } from '../random.ts';

/** Ten years that end with the last day that is collected. */
export const days = 3650;
export const lastDay = 20_634;
export const firstDay = lastDay - days + 1;

export const seriesOfBrand: readonly { network: SocialNetwork; metrics: readonly MetricName[] }[] = socialNetworks.map(
  (network) => ({ network, metrics: Object.keys(networkMetrics[network]) as MetricName[] }),
);

const kindOf = (network: SocialNetwork, metric: MetricName): MetricKind =>
  (networkMetrics[network] as Partial<Record<MetricName, MetricKind>>)[metric]!;

/** What flows look like: nothing on many days, skewed on the others. Posts are few, comments a part of the rest. */
const flow = (metric: MetricName, size: number, random: () => number): number => {
  if (metric === 'posts') return Math.floor(random() * 4);
  if (random() < 0.3) return 0;
  return Math.round(Math.exp(3 * random()) * size * (metric === 'comments' ? 0.02 : 1));
};

const rating = (random: () => number): number => Math.round(10 * (3.5 + random())) / 10;

/** Ten years of one figure; the same for the same seed. One day of a hundred was collected without a number. */
export const madeFigures = (network: SocialNetwork, metric: MetricName, seed: number): (number | null)[] => {
  const random = randomFrom(seed);
  const size = Math.exp(3 + 9 * random());
  let state = Math.round(10 * size);
  return Array.from({ length: days }, () => {
    if (random() < 0.01) return null;
    if (kindOf(network, metric) === 'flow') return flow(metric, size, random);
    if (metric === 'score') return rating(random);
    state = Math.max(0, state + Math.round((random() - 0.45) * Math.sqrt(state + 1)));
    return state;
  });
};
