import { type MetricName, type MetricSource, metricSources } from '@soundings/contract/sonar/metrics';

/** What stands for a figure in stored rows. A number is never given to another figure. */
const codes = {
  followers: 1,
  interactions: 2,
  comments: 3,
  posts: 4,
  following: 5,
  subscription: 6,
  employees: 7,
  score: 8,
  reviews: 9,
} as const satisfies Record<MetricName, number>;

const names = new Map<number, MetricName>(Object.entries(codes).map(([name, code]) => [code, name as MetricName]));

export const metricCodeOf = (metric: MetricName): number => codes[metric];

/** @throws Error where a newer version has written the row */
export const metricOf = (code: number): MetricName => {
  const name = names.get(code);
  if (!name) throw new Error(`There is no figure with the number ${code}.`);
  return name;
};

/** What stands for a source in stored days; 0 is a day that was not collected. */
const sourceCodes = { api: 1, provider: 2, import: 3, demo: 4 } as const satisfies Record<MetricSource, number>;

export const sourceCodeOf = (source: MetricSource): number => sourceCodes[source];

/** Null for a day that was not collected. */
export const sourceOf = (code: number): MetricSource | null =>
  metricSources.find((source) => sourceCodes[source] === code) ?? null;
