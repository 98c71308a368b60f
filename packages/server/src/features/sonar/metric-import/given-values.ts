import { type MetricKind, type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Item } from '../connectors/connector.ts';
import { dayFromNumber, type TimeSpan, toDayNumber } from '../days.ts';
import type { IndexedBrand } from './brand-index.ts';
import type { ReadDate } from './read-cells.ts';

interface GivenValue {
  value: number;
  readonly line: number;
}

export interface GivenSeries {
  readonly brand: IndexedBrand;
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly kind: MetricKind;
  /** By days since 1970-01-01. */
  readonly days: Map<number, GivenValue>;
  /** By `YYYY-MM`: what belongs to a month and to none of its days. */
  readonly months: Map<string, GivenValue>;
  readonly rows: ReadonlySet<number>;
}

interface PostsOfAccount {
  readonly items: Item[];
  /** On which any was published, by their beginnings: each where its clock shows the time. */
  readonly days: Map<number, TimeSpan>;
}

/** The posts that tell their day, by `accountKey`. */
export type GivenPosts = ReadonlyMap<string, PostsOfAccount>;

export const accountKey = ({ brand, network }: Pick<GivenSeries, 'brand' | 'network'>): string =>
  `${brand.id} ${network}`;

export const findMetricKind = (network: SocialNetwork, metric: MetricName): MetricKind | null =>
  (networkMetrics[network] as Partial<Record<MetricName, MetricKind>>)[metric] ?? null;

export class GivenValues {
  readonly #series = new Map<string, GivenSeries>();
  readonly #posts = new Map<string, number>();
  readonly #kept = new Map<string, PostsOfAccount>();
  readonly #rows = new Map<string, Set<number>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get series(): GivenSeries[] {
    return [...this.#series.values()];
  }

  of(brand: IndexedBrand, network: SocialNetwork, metric: MetricName): GivenSeries {
    const name = `${brand.id} ${network} ${metric}`;
    const known = this.#series.get(name);
    if (known) return known;
    const kind = findMetricKind(network, metric)!;
    const rows = this.#rowsOf(brand, network);
    const series: GivenSeries = { brand, network, metric, kind, days: new Map(), months: new Map(), rows };
    this.#series.set(name, series);
    return series;
  }

  see(brand: IndexedBrand, network: SocialNetwork, { kind, text }: ReadDate): void {
    if (kind === 'day') this.#rowsOf(brand, network).add(toDayNumber(text));
  }

  /** @returns the line that gave the post already; null where none has */
  seePost(brand: IndexedBrand, network: SocialNetwork, id: string, line: number): number | null {
    const name = `${brand.id} ${network} ${id}`;
    const first = this.#posts.get(name);
    if (first === undefined) this.#posts.set(name, line);
    return first ?? null;
  }

  get posts(): GivenPosts {
    return this.#kept;
  }

  keepPost(of: Pick<GivenSeries, 'brand' | 'network'>, post: Item, day: TimeSpan): void {
    const { items, days } = this.#postsOf(accountKey(of));
    items.push(post);
    days.set(day.from.getTime(), day);
  }

  #postsOf(account: string): PostsOfAccount {
    const known = this.#kept.get(account);
    if (known) return known;
    const posts: PostsOfAccount = { items: [], days: new Map() };
    this.#kept.set(account, posts);
    return posts;
  }

  #rowsOf(brand: IndexedBrand, network: SocialNetwork): Set<number> {
    const name = `${brand.id} ${network}`;
    const known = this.#rows.get(name);
    if (known) return known;
    const rows = new Set<number>();
    this.#rows.set(name, rows);
    return rows;
  }

  /** @returns what was given for the date already, and stays */
  put({ days, months }: GivenSeries, { kind, text }: ReadDate, value: number, line: number): GivenValue | null {
    const [values, key] = kind === 'day' ? [days, toDayNumber(text)] : [months, text];
    const known = (values as Map<number | string, GivenValue>).get(key);
    if (known) return known;
    (values as Map<number | string, GivenValue>).set(key, { value, line });
    this.#count++;
    return null;
  }

  add(series: GivenSeries, date: ReadDate, value: number, line: number): void {
    const known = this.put(series, date, value, line);
    if (known) known.value += value;
  }
}

/** Days one after the other. Null: the day belongs to a month whose figure is on its last day. */
export interface DaysToWrite {
  readonly from: number;
  readonly values: readonly (number | null | undefined)[];
}

export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

const joined = 32;

const lastDayOfMonth = (month: string): number => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return Date.UTC(year, number, 0) / 86_400_000;
};

/**
 * A figure of a month is put on its last day, or on today while it runs. It is not spread over the days: that would
 * invent them. The other days of a flow's month are noted as told by the file, without a number: their share is in the
 * sum, so they are neither 0 nor unknown. A state (followers) is told for one day only.
 * See docs/decisions/0017.
 */
const setMonths = (days: Map<number, number | null>, { months, kind }: GivenSeries, today: number): void => {
  for (const [month, { value }] of months) {
    const first = toDayNumber(`${month}-01`);
    const last = Math.max(first, Math.min(lastDayOfMonth(month), today));
    if (kind === 'flow') for (let day = first; day < last; day++) days.set(day, null);
    days.set(last, value);
  }
};

const setZeros = (days: Map<number, number | null>, { rows, kind }: GivenSeries, { from, to }: DaySpan): void => {
  if (kind !== 'flow') return;
  for (let day = from; day <= to; day++) if (!rows.has(day)) days.set(day, 0);
};

const joinDays = (days: ReadonlyMap<number, number | null>): DaysToWrite[] => {
  const spans: { from: number; values: (number | null | undefined)[] }[] = [];
  for (const day of [...days.keys()].toSorted((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span && day - (span.from + span.values.length - 1) <= joined) {
      while (span.from + span.values.length < day) span.values.push(undefined);
      span.values.push(days.get(day));
    } else spans.push({ from: day, values: [days.get(day)] });
  }
  return spans;
};

/**
 * What days of a series are from now on, in order of days.
 * @param zeros days of which those without a row had nothing; null where the file says nothing of them
 */
export const daysToWrite = (series: GivenSeries, today: number, zeros: DaySpan | null): DaysToWrite[] => {
  const days = new Map<number, number | null>();
  if (zeros) setZeros(days, series, zeros);
  setMonths(days, series, today);
  for (const [day, { value }] of series.days) days.set(day, value);
  return joinDays(days);
};

export const knownSpans = ({ from, values }: DaysToWrite): { from: string; to: string }[] => {
  const spans: { from: string; to: string }[] = [];
  for (let at = 0; at < values.length; at++) {
    if (values[at] === undefined) continue;
    const first = at;
    while (at + 1 < values.length && values[at + 1] !== undefined) at++;
    spans.push({ from: dayFromNumber(from + first), to: dayFromNumber(from + at) });
  }
  return spans;
};
