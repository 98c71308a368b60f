import type { MetricName } from '@soundings/contract/sonar/metrics';
import { metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Brand } from '../dashboard.ts';
import type { FigureValue } from '../dashboard-search.ts';
import { toPerDay } from '../figures/network-figures.ts';

export interface DataColumn {
  network: SocialNetwork;
  metric: MetricName;
  value: FigureValue;
  field: string;
  isFirst: boolean;
}

interface Wanted {
  network: SocialNetwork | undefined;
  withoutMetrics: ReadonlySet<string>;
  values: readonly FigureValue[];
}

export const dataColumns = ({ network, withoutMetrics, values }: Wanted): DataColumn[] =>
  (network === undefined ? socialNetworks : [network]).flatMap((of) =>
    metricsOfNetwork(of)
      .filter((metric) => !withoutMetrics.has(metric))
      .flatMap((metric) => values.map((value) => ({ network: of, metric, value, field: `${of}.${metric}.${value}` })))
      .map((column, index) => ({ ...column, isFirst: index === 0 })),
  );

export const valueIn = (brand: Brand, { network, metric, value }: DataColumn): number | null => {
  const figure = brand.socialCalculations[network]?.metrics[metric];
  return (figure && toPerDay(figure)[value]) ?? null;
};

/** What a column is sorted by: where some of its sums lack days, all count per day, so that like stands beside like. */
const comparableIn = (brands: readonly Brand[], column: DataColumn): ((brand: Brand) => number | null) => {
  const { network, metric, value } = column;
  const findFigure = (brand: Brand) => brand.socialCalculations[network]?.metrics[metric];
  const end = value === 'compareTo' ? 'compareTo' : 'comparable';
  const of = brands.map((brand) => findFigure(brand)?.days?.[end].of).find((days) => days !== undefined);
  return (brand) => {
    const shown = valueIn(brand, column);
    return shown === null || of === undefined || findFigure(brand)?.days !== undefined ? shown : shown / of;
  };
};

export const parseDataSort = (text: string | undefined, columns: readonly DataColumn[]): string => {
  const field = text?.replace(/^-/, '');
  const isKnown = field === 'company' || columns.some((column) => column.field === field);
  if (text !== undefined && isKnown) return text;
  return columns[0] === undefined ? 'company' : `-${columns[0].field}`;
};

export const sortData = (
  brands: readonly Brand[],
  sort: string,
  columns: readonly DataColumn[],
  language: string,
): Brand[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (one: Brand, other: Brand) => compare(one.label, other.label) || one.count - other.count;
  const sign = sort.startsWith('-') ? -1 : 1;
  const column = columns.find(({ field }) => field === sort.replace(/^-/, ''));
  if (column === undefined) return brands.toSorted((one, other) => (sort === '-company' ? -1 : 1) * byName(one, other));
  const figureOfBrand = comparableIn(brands, column);
  return brands.toSorted((one, other) => {
    const [a, b] = [figureOfBrand(one), figureOfBrand(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return sign * (a - b) || byName(one, other);
  });
};
