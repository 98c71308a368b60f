import type { MetricForm } from '@soundings/contract/sonar/metric-file-choices';
import { type MetricName, networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TableRow } from '#/platform/tables/table.ts';
import type { IndexedBrand } from './brand-index.ts';
import { findMetricKind, type GivenValues } from './given-values.ts';
import type { ReadDate } from './read-cells.ts';
import { readPost } from './read-post.ts';
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

const readers: Record<MetricForm, ReadRow> = { long: readLong, wide: readWide, posts: readPost };

const isFilled = ({ columns }: Reading, { cells }: TableRow): boolean =>
  columns.some(({ column }) => (cells[column - 1] ?? '').trim() !== '');

export const readRow = (reading: Reading, row: TableRow, headings: number, given: GivenValues): void => {
  if (!isFilled(reading, row) || isLeftOut(reading, row)) return;
  const behind = row.cells.slice(headings).find((cell) => cell.trim() !== '');
  if (behind !== undefined) reading.errors.add('rowTooWide', row.line, { cell: behind.trim(), last: headings });
  else readers[reading.mapping.form](reading, row, given);
};
