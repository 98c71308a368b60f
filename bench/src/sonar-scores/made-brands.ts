import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { createScoreSums } from '@soundings/engine/score/create-score-sums';
import { type MetricColumn, metricColumns } from '@soundings/engine/score/quantities';
import type { DayRange, ScoreSums } from '@soundings/engine/score/score-sums';

/** Ten years. */
export const tenYears: DayRange = { from: 0, to: 3649 };
const mersenne = 2 ** 31 - 1;

const hasAccount = (brand: number, network: SocialNetwork): boolean =>
  (brand * 3 + socialNetworks.indexOf(network)) % 5 > 0;

const networksOf = (brand: number): SocialNetwork[] => socialNetworks.filter((network) => hasAccount(brand, network));

/** The same whole numbers here and in SQL, where both are exact: two steps of a multiplicative generator. */
const noiseOf = (brand: number, column: number, day: number): number =>
  (((((brand * metricColumns.length + column) * 4096 + day) * 48_271) % mersenne) * 69_621) % mersenne;

interface Made {
  readonly number: (brand: number, column: number, day: number, noise: number) => number;
  readonly sql: (column: number) => string;
}
const sizeOf = (brand: number, column: number): number => 20 + ((brand * 7919 + column * 104_729) % 5000);
const sizeInSql = (column: number): string => `(20 + (brand * 7919 + ${column * 104_729}) % 5000)`;

/** Posts are few, reactions many on some days and none on others, comments a part of them, and states grow slowly. */
const makes: Readonly<Record<string, Made>> = {
  posts: { number: (_b, _c, _d, noise) => noise % 3, sql: () => 'noise % 3' },
  interactions: {
    number: (brand, column, _d, noise) => (noise % 4 === 0 ? 0 : noise % sizeOf(brand, column)),
    sql: (column) => `CASE WHEN noise % 4 = 0 THEN 0 ELSE noise % ${sizeInSql(column)} END`,
  },
  comments: { number: (_b, _c, _d, noise) => noise % 9, sql: () => 'noise % 9' },
  score: { number: (_b, _c, _d, noise) => (30 + (noise % 20)) / 10, sql: () => '(30 + noise % 20) / 10' },
  state: {
    number: (brand, column, day, noise) => sizeOf(brand, column) * 40 + day * (brand % 11) + (noise % 50),
    sql: (column) => `${sizeInSql(column)} * 40 + day * (brand % 11) + noise % 50`,
  },
};
const makeOf = ({ metric }: MetricColumn): Made => makes[metric] ?? makes.state!;

const isUnknown = (noise: number): boolean => noise % 100 === 7;

/** What interactions of TikTok are made as: already a flow, as the engine makes of lifetime sums. Here its sum is given back. */
export function sumsOfBrands(brands: number): ScoreSums {
  const ids = Array.from({ length: brands }, (_, brand) => ({ id: `${brand}`, networks: networksOf(brand) }));
  const builder = createScoreSums({ brands: ids, days: tenYears, caps: null });
  const length = tenYears.to + 1;
  const sources = new Uint8Array(length).fill(1);
  for (let brand = 0; brand < brands; brand++) {
    for (const [column, of] of metricColumns.entries()) {
      if (!hasAccount(brand, of.network)) continue;
      const numbers = new Float64Array(length);
      for (let day = 0, lifetime = 0; day < length; day++) {
        const noise = noiseOf(brand, column, day);
        const x = makeOf(of).number(brand, column, day, noise);
        if (of.kind === 'lifetime') numbers[day] = lifetime += x;
        else numbers[day] = isUnknown(noise) ? Number.NaN : x;
      }
      builder.add({ brandId: `${brand}`, network: of.network, metric: of.metric, firstDay: 0, numbers, sources });
    }
  }
  return builder.finish();
}

export const sqlName = ({ network, metric }: Pick<MetricColumn, 'network' | 'metric'>): string =>
  `${network}_${metric}`.toLowerCase();

export const accountInSql = (network: SocialNetwork): string =>
  `(brand * 3 + ${socialNetworks.indexOf(network)}) % 5 > 0`;

/** `brand` and `day` are columns of BIGINT. */
export function dayInSql(column: number): string {
  const of = metricColumns[column]!;
  const noise = `((((brand * ${metricColumns.length} + ${column}) * 4096 + day) * 48271) % ${mersenne} * 69621) % ${mersenne}`;
  const value = makeOf(of).sql(column).replaceAll('noise', `(${noise})`);
  const known = of.kind === 'lifetime' ? 'day > 0' : `(${noise}) % 100 <> 7`;
  return `CASE WHEN ${accountInSql(of.network)} AND ${known} THEN ${value} END`;
}
