import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import fc from 'fast-check';
import { createScoreSums } from '../src/score/create-score-sums.ts';
import type { Caps, DayRange, ScoredBrand, ScoreSums } from '../src/score/score-sums.ts';

/** A day: unknown (undefined), hidden (null) or a number. */
type Day = number | null | undefined;
type Figures = Partial<Record<MetricName, readonly Day[]>>;
export type Brand = Partial<Record<SocialNetwork, Figures>>;

export const seriesOf = (
  brandId: string,
  network: SocialNetwork,
  metric: MetricName,
  firstDay: number,
  days: readonly Day[],
) => ({
  brandId,
  network,
  metric,
  firstDay,
  numbers: Float64Array.from(days, (x) => x ?? Number.NaN),
  sources: Uint8Array.from(days, (x) => (x === undefined ? 0 : 1)),
});

export function sumsFrom(brands: readonly Brand[], days: DayRange, caps: Caps | null = null): ScoreSums {
  const builder = createScoreSums({ brands: brands.map(scored), days, caps });
  for (const [i, brand] of brands.entries()) {
    for (const [network, figures] of Object.entries(brand) as [SocialNetwork, Figures][]) {
      for (const [metric, of] of Object.entries(figures) as [MetricName, readonly Day[]][]) {
        builder.add(seriesOf(`b${i}`, network, metric, days.from, of));
      }
    }
  }
  return builder.finish();
}

const scored = (brand: Brand, i: number): ScoredBrand => ({
  id: `b${i}`,
  networks: Object.keys(brand) as SocialNetwork[],
});

const number = fc.oneof(
  { weight: 6, arbitrary: fc.nat(300) },
  { weight: 3, arbitrary: fc.nat(3_000_000) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(1e15, 1e300, 0.1, 4.3, 5) },
);
const day = fc.oneof({ weight: 8, arbitrary: number }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });
/** Mostly the same kind of days all over, as those of an account are; some are short, or unknown for a while. */
const dayList = (length: number) =>
  fc
    .tuple(fc.array(day, { minLength: 1, maxLength: 12 }), fc.nat(length), fc.nat(length))
    .map(([pattern, gapFrom, gapTo]) =>
      Array.from({ length }, (_, i) => (i >= gapFrom && i < gapTo ? undefined : pattern[i % pattern.length])),
    );

export const anyBrand = (length: number): fc.Arbitrary<Brand> =>
  fc.record(
    Object.fromEntries(
      socialNetworks.map((network) => [
        network,
        fc.record(Object.fromEntries(Object.keys(networkMetrics[network]).map((metric) => [metric, dayList(length)])), {
          requiredKeys: [],
        }),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Brand>;

export const anyRange = (days: DayRange): fc.Arbitrary<DayRange> =>
  fc
    .tuple(fc.integer({ min: days.from, max: days.to }), fc.integer({ min: days.from, max: days.to }))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

export const everyDay = (length: number, x: number | ((day: number) => number)): number[] =>
  Array.from({ length }, (_, i) => (typeof x === 'number' ? x : x(i)));
