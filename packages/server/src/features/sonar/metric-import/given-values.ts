import { type MetricKind, type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { dayNumberOf } from '../metrics/day-number.ts';
import type { IndexedBrand } from './brand-index.ts';
import type { ReadDate } from './read-date.ts';

/** A value, and the line of the file that gave it first. */
interface GivenValue {
  value: number;
  readonly line: number;
}

/** What a file gives of one figure of a brand on a network. */
export interface GivenSeries {
  readonly brand: IndexedBrand;
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly kind: MetricKind;
  /** By days since 1970-01-01. */
  readonly days: Map<number, GivenValue>;
  /** By `YYYY-MM`: what belongs to a month and to none of its days. */
  readonly months: Map<string, GivenValue>;
  /** Days that the file has a row for, of this figure or of another one of the brand on the network. */
  readonly rows: ReadonlySet<number>;
}

/** Null where the network has no such figure. */
export const kindOf = (network: SocialNetwork, metric: MetricName): MetricKind | null =>
  (networkMetrics[network] as Partial<Record<MetricName, MetricKind>>)[metric] ?? null;

/** Everything that a file gives, by brand, network and figure. */
export class GivenValues {
  readonly #series = new Map<string, GivenSeries>();
  readonly #posts = new Map<string, number>();
  readonly #rows = new Map<string, Set<number>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get series(): GivenSeries[] {
    return [...this.#series.values()];
  }

  /** The series of a figure that the network has. */
  of(brand: IndexedBrand, network: SocialNetwork, metric: MetricName): GivenSeries {
    const name = `${brand.id} ${network} ${metric}`;
    const known = this.#series.get(name);
    if (known) return known;
    const kind = kindOf(network, metric)!;
    const rows = this.#rowsOf(brand, network);
    const series: GivenSeries = { brand, network, metric, kind, days: new Map(), months: new Map(), rows };
    this.#series.set(name, series);
    return series;
  }

  /** Notes that there is a row for a day, whatever its cells tell. */
  see(brand: IndexedBrand, network: SocialNetwork, { kind, text }: ReadDate): void {
    if (kind === 'day') this.#rowsOf(brand, network).add(dayNumberOf(text));
  }

  /** @returns the line that gave the post already; null where none has */
  seePost(brand: IndexedBrand, network: SocialNetwork, id: string, line: number): number | null {
    const name = `${brand.id} ${network} ${id}`;
    const first = this.#posts.get(name);
    if (first === undefined) this.#posts.set(name, line);
    return first ?? null;
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
    const [values, key] = kind === 'day' ? [days, dayNumberOf(text)] : [months, text];
    const known = (values as Map<number | string, GivenValue>).get(key);
    if (known) return known;
    (values as Map<number | string, GivenValue>).set(key, { value, line });
    this.#count++;
    return null;
  }

  /** What several rows give together: posts of a day. */
  add(series: GivenSeries, date: ReadDate, value: number, line: number): void {
    const known = this.put(series, date, value, line);
    if (known) known.value += value;
  }
}
