import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import type { ImportedMetrics, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { createWallClock } from '#/platform/calendar/wall-clock.ts';
import { createYield } from '#/platform/event-loop.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { RowEnds } from '#/platform/tables/row-ends.ts';
import type { BrandIndex } from './brand-index.ts';
import { countColumns, noCounts } from './counts-as-written.ts';
import { type GivenPosts, type GivenSeries, GivenValues } from './given-values.ts';
import { checkMapping, readColumns } from './metric-mapping.ts';
import {
  findDateOrder,
  findDecimalMark,
  type MetricTable,
  type Survey,
  surveyTable,
  withMetricTable,
} from './metric-table.ts';
import { readRow } from './read-rows.ts';
import type { PlacedColumn, Reading } from './reading.ts';
import { brandOfFile, readNames } from './reading.ts';
import { reportCommentsAbove, reportCumulated, reportMixedDates, reportSums } from './series-mistakes.ts';

interface ReadMetrics {
  readonly series: readonly GivenSeries[];
  readonly posts: GivenPosts;
  readonly count: number;
  readonly leftOut: NonNullable<ImportedMetrics['leftOut']>;
  readonly errors: FileErrorList;
}

interface MetricsToRead {
  readonly path: string;
  readonly mapping: MetricMapping;
  readonly brands: BrandIndex;
  /** The last day that may be given, YYYY-MM-DD. */
  readonly lastDay: string;
}

const createReading = (
  { headings }: MetricTable,
  survey: Survey,
  toRead: MetricsToRead,
  errors: FileErrorList,
): Reading => {
  const { mapping, brands, lastDay } = toRead;
  const columns = readColumns(mapping)
    .toSorted((a, b) => a.column - b.column)
    .map((column): PlacedColumn => ({ ...column, heading: headings[column.column - 1] ?? '' }));
  const surveyedColumns = (is: (column: PlacedColumn) => boolean) =>
    columns.filter(is).flatMap(({ column }) => survey.columns[column - 1] ?? []);
  const [dates] = surveyedColumns(({ role }) => role === 'date' || role === 'month');
  const values = surveyedColumns(({ role }) => /^(value|figure|likes|comments|shares|interactions|views)$/.test(role));
  return {
    ...{ mapping, columns, brands, brandOfFile: brandOfFile(mapping, brands, errors), errors, lastDay },
    ...{ names: readNames(mapping, brands, errors), leftOut: new Map() },
    order: mapping.dateOrder ?? (dates ? findDateOrder(dates) : null),
    mark: mapping.decimalMark ?? findDecimalMark(values),
    toInstant: createWallClock(mapping.timeZone ?? 'UTC'),
    countsIn: (column) => survey.columns[column - 1]?.counts ?? noCounts(),
  };
};

/** Among fewer a short row may be as it should be. */
const fewestRows = 3;

const readTable = async (
  table: MetricTable,
  toRead: MetricsToRead,
  errors: FileErrorList,
  signal?: AbortSignal,
): Promise<ReadMetrics> => {
  const survey = await surveyTable(table, { shown: 0, countsOf: countColumns(toRead.mapping) }, signal);
  checkMapping(toRead.mapping, table.headings, survey, errors);
  const reading = createReading(table, survey, toRead, errors);
  const given = new GivenValues();
  const result = () => {
    const leftOut = [...reading.leftOut].map(([name, rows]) => ({ name, rows }));
    return { series: given.series, posts: given.posts, count: given.count, leftOut, errors };
  };
  if (!errors.isEmpty) return result();
  const yieldToEventLoop = createYield(signal);
  const ends = new RowEnds(table.headings.length);
  let rows = 0;
  for await (const batch of table.rows()) {
    for (const row of batch) {
      if (readRow(reading, row, table.headings.length, given)) {
        ends.add(row);
        rows++;
      }
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
    if (given.count <= metricFileLimits.values) continue;
    errors.add('metricTooMany', batch.at(-1)!.line, { most: metricFileLimits.values });
    return result();
  }
  if (table.isText && ends.cut !== null && rows >= fewestRows) {
    errors.add('metricCutOff', ends.cut.line, { cells: ends.cut.cells.length, most: table.headings.length });
  }
  await reportMixedDates(given, reading);
  await reportCommentsAbove(given, errors);
  await reportCumulated(given, errors);
  await reportSums(given, reading);
  if (given.count === 0 && errors.isEmpty) errors.add('metricNoRows', null, {});
  return result();
};

/** Throws UnreadableFileError where the file is no table, and the signal's reason. */
export const readMetrics = (toRead: MetricsToRead, signal?: AbortSignal): Promise<ReadMetrics> =>
  withMetricTable(toRead.path, signal, async (table) => {
    const errors = new FileErrorList();
    if (table) return readTable(table, toRead, errors, signal);
    errors.add('metricNoRows_sheets', null, {});
    return { series: [], posts: new Map(), count: 0, leftOut: [], errors };
  });
