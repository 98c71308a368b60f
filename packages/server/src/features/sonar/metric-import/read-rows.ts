import type { MetricForm } from '@soundings/contract/sonar/metric-file-choices';
import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TableRow } from '#/platform/tables/table.ts';
import type { IndexedBrand } from './brand-index.ts';
import { findMetricKind, type GivenValues } from './given-values.ts';
import type { ReadDate } from './read-cells.ts';
import { isBlank } from './read-cells.ts';
import {
  cellIn,
  findCell,
  findRoleColumn,
  type PlacedCell,
  type Reading,
  readBrand,
  readMetric,
  readNetwork,
  readValue,
  readWhen,
} from './reading.ts';

type ReadRow = (reading: Reading, row: TableRow, given: GivenValues) => void;

interface Place {
  readonly brand: IndexedBrand;
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly date: ReadDate;
}

const put = (
  { errors }: Reading,
  { line }: TableRow,
  { brand, network, metric, date }: Place,
  value: number,
  { column, heading }: PlacedCell,
  given: GivenValues,
): void => {
  const known = given.put(given.of(brand, network, metric), date, value, line);
  if (!known) return;
  const named = { metric, domain: brand.domain, network, date: date.text, first: known.line };
  errors.add('metricTwice', line, { column, heading, ...named });
};

const readLong: ReadRow = (reading, row, given) => {
  const network = readNetwork(reading, row, true);
  const brand = readBrand(reading, row, network);
  const metric = readMetric(reading, row, network);
  const date = readWhen(reading, row);
  const place = findCell(reading, 'value', row)!;
  if (brand && network && date) given.see(brand, network, date);
  const value = readValue(reading, row, place, metric ?? 'followers');
  if (brand && network && metric && date && value !== null) {
    put(reading, row, { brand, network, metric, date }, value, place, given);
  }
};

const readWide: ReadRow = (reading, row, given) => {
  const figures = reading.columns.filter(({ role }) => role === 'figure');
  const ofRow = readNetwork(
    reading,
    row,
    figures.some((figure) => !figure.network),
  );
  const brand = readBrand(reading, row, ofRow ?? figures[0]!.network);
  const date = readWhen(reading, row);
  for (const figure of figures) {
    const [place, network, metric] = [cellIn(figure, row), figure.network ?? ofRow, figure.metric!];
    const value = readValue(reading, row, place, metric);
    if (brand && network && date) given.see(brand, network, date);
    if (value === null || !network) continue;
    if (!findMetricKind(network, metric)) {
      const metrics = Object.keys(networkMetrics[network]);
      reading.errors.add('metricNameUnknown_ofNetwork', row.line, { network, metric, metrics });
    } else if (brand && date) put(reading, row, { brand, network, metric, date }, value, place, given);
  }
};

/** The sum of what some columns tell of a post; null where all of them are blank, undefined where there is none. */
const sumRoles = (reading: Reading, row: TableRow, roles: readonly ('likes' | 'comments' | 'shares')[]) => {
  let sum: number | null | undefined;
  for (const role of roles) {
    const place = findCell(reading, role, row);
    if (!place) continue;
    const value = readValue(reading, row, place, role);
    sum = value === null ? (sum ?? null) : (sum ?? 0) + value;
  }
  return sum;
};

const isNew = (reading: Reading, row: TableRow, of: Pick<Place, 'brand' | 'network'>, given: GivenValues): boolean => {
  const post = findCell(reading, 'post', row);
  if (!post || isBlank(post.cell)) return true;
  const first = given.seePost(of.brand, of.network, post.cell, row.line);
  if (first !== null) reading.errors.add('metricTwice_post', row.line, { ...post, first });
  return first === null;
};

/**
 * A post counts for its day, or its month where the file tells no day. Interactions are likes, comments and shares as
 * far as the file tells them; a blank cell tells nothing, and a day or month none of whose posts tells anything has no
 * value.
 */
const readPost: ReadRow = (reading, row, given) => {
  const network = readNetwork(reading, row, true);
  const brand = readBrand(reading, row, network);
  const date = readWhen(reading, row);
  const comments = sumRoles(reading, row, ['comments']);
  const total = findCell(reading, 'interactions', row);
  const interactions = findRoleColumn(reading, 'likes')
    ? sumRoles(reading, row, ['likes', 'comments', 'shares'])
    : total && readValue(reading, row, total, 'interactions');
  if (network && !findMetricKind(network, 'posts')) {
    const metrics = Object.keys(networkMetrics[network]);
    reading.errors.add('metricNameUnknown_ofNetwork', row.line, { network, metric: 'posts', metrics });
  } else if (brand && network && date && isNew(reading, row, { brand, network }, given)) {
    given.see(brand, network, date);
    for (const [metric, value] of [
      ['posts', 1],
      ['interactions', interactions],
      ['comments', comments],
    ] as const) {
      if (typeof value === 'number') given.add(given.of(brand, network, metric), date, value, row.line);
    }
  }
};

const readers: Record<MetricForm, ReadRow> = { long: readLong, wide: readWide, posts: readPost };

const isFilled = ({ columns }: Reading, { cells }: TableRow): boolean =>
  columns.some(({ column }) => (cells[column - 1] ?? '').trim() !== '');

export const readRow = (reading: Reading, row: TableRow, headings: number, given: GivenValues): void => {
  if (!isFilled(reading, row)) return;
  const behind = row.cells.slice(headings).find((cell) => cell.trim() !== '');
  if (behind !== undefined) reading.errors.add('rowTooWide', row.line, { cell: behind.trim(), last: headings });
  else readers[reading.mapping.form](reading, row, given);
};
