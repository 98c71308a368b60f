import type { MetricForm } from '@soundings/contract/sonar/metric-file-choices';
import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TableRow } from '#/platform/tables/table.ts';
import type { IndexedBrand } from './brand-index.ts';
import { findMetricKind, type GivenValues } from './given-values.ts';
import type { ReadDate } from './read-cells.ts';
import { readPost, sumTold } from './read-post.ts';
import { readValue } from './read-value.ts';
import {
  cellIn,
  findCell,
  isLeftOut,
  type PlacedCell,
  type Reading,
  readBrand,
  readMetric,
  readNetwork,
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
  const hasParts = reading.columns.some(({ role }) => isPart(role));
  const ofRow = readNetwork(reading, row, hasParts || figures.some((figure) => !figure.network));
  const brand = readBrand(reading, row, ofRow ?? figures[0]?.network ?? null);
  const date = readWhen(reading, row);
  if (brand && ofRow && date) given.see(brand, ofRow, date);
  if (hasParts) readParts(reading, row, { brand, network: ofRow, date }, given);
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

const parts = ['likes', 'comments', 'shares'] as const;
const isPart = (role: string): boolean => (parts as readonly string[]).includes(role);

/**
 * Likes, comments and shares of a day or month are its interactions together, as far as the file tells them, unless it
 * has a column for these; comments are a figure, too.
 */
const readParts = (
  reading: Reading,
  row: TableRow,
  { brand, network, date }: { [Key in 'brand' | 'network' | 'date']: Place[Key] | null },
  given: GivenValues,
): void => {
  const figureOf = (metric: MetricName) =>
    reading.columns.find((column) => column.metric === metric && (column.network ?? network) === network);
  const places = parts.flatMap((role) => {
    const figure = role === 'comments' ? figureOf('comments') : undefined;
    const place = figure ? cellIn(figure, row) : findCell(reading, role, row);
    return place ? [{ role, place, isFigure: figure !== undefined }] : [];
  });
  const values = places.map(({ role, place, isFigure }) => {
    const value = readValue(reading, row, place, role);
    if (role === 'comments' && !isFigure && value !== null && brand && network && date)
      put(reading, row, { brand, network, metric: 'comments', date }, value, place, given);
    return value;
  });
  const sum = sumTold(values);
  if (figureOf('interactions') || typeof sum !== 'number' || !brand || !network || !date) return;
  put(reading, row, { brand, network, metric: 'interactions', date }, sum, places[0]!.place, given);
};

const readers: Record<MetricForm, ReadRow> = { long: readLong, wide: readWide, posts: readPost };

const isFilled = ({ columns }: Reading, { cells }: TableRow): boolean =>
  columns.some(({ column }) => (cells[column - 1] ?? '').trim() !== '');

/** @returns whether the row says anything that is wanted */
export const readRow = (reading: Reading, row: TableRow, headings: number, given: GivenValues): boolean => {
  if (!isFilled(reading, row) || isLeftOut(reading, row)) return false;
  const behind = row.cells.slice(headings).find((cell) => cell.trim() !== '');
  if (behind !== undefined) reading.errors.add('rowTooWide', row.line, { cell: behind.trim(), last: headings });
  else readers[reading.mapping.form](reading, row, given);
  return true;
};
