import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import { type MetricName, metricNames, networkMetrics } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { TableRow } from '#/platform/files/table-row.ts';
import { kindOf } from './given-values.ts';
import { metricOf, networkOf } from './metric-words.ts';
import { monthText, type ReadDate, readDate, readMonthOfYear } from './read-date.ts';
import { cellOf, type PlacedCell, type Reading } from './reading.ts';

/** The network of a row, or of the file; null where none is told, with an error where one has to be. */
export const readNetwork = (reading: Reading, row: TableRow, isNeeded: boolean): SocialNetwork | null => {
  const { mapping, errors } = reading;
  const place = cellOf(reading, 'network', row);
  if (!place || (place.cell === '' && mapping.network)) return mapping.network;
  const { cell, ...column } = place;
  const network = networkOf(cell);
  if (network) return network;
  if (cell !== '') errors.add('metricNetworkUnknown', row.line, { ...place, networks: socialNetworks });
  else if (isNeeded) errors.add('metricNetworkUnknown_blank', row.line, { ...column, networks: socialNetworks });
  return null;
};

/** The figure of a row of the long form. Null, and an error, where it is none of its network. */
export const readMetric = (reading: Reading, row: TableRow, network: SocialNetwork | null): MetricName | null => {
  const { mapping, errors } = reading;
  const place = cellOf(reading, 'metric', row);
  const isBlank = !place || place.cell === '';
  const metric = isBlank ? mapping.metric : likesOfTiktok(place.cell, network);
  const metrics = network ? Object.keys(networkMetrics[network]) : metricNames;
  if (metric) {
    if (network && !kindOf(network, metric))
      errors.add('metricNameUnknown_ofNetwork', row.line, { network, metric, metrics });
    return network && kindOf(network, metric) ? metric : null;
  }
  const { column, heading } = place!;
  if (isBlank) errors.add('metricNameUnknown_blank', row.line, { column, heading, metrics });
  else errors.add('metricNameUnknown', row.line, { ...place, metrics });
  return null;
};

/** What a brand ever got as likes is what TikTok tells of interactions. */
const likesOfTiktok = (cell: string, network: SocialNetwork | null): MetricName | null =>
  metricOf(cell) ?? (network === 'TIKTOK' && /^likes?$/i.test(cell) ? 'interactions' : null);

/** The day or month of a row. Null, and an error, where there is none. */
export const readWhen = (reading: Reading, row: TableRow): ReadDate | null => {
  const place = cellOf(reading, 'date', row) ?? cellOf(reading, 'month', row)!;
  const isMonth = !cellOf(reading, 'date', row);
  const { cell, ...column } = place;
  const { errors } = reading;
  if (cell === '') errors.add('metricDateUnknown_blank', row.line, column);
  else {
    const read = isMonth ? readMonth(reading, row, place) : readDate(cell, reading.order);
    if (read === 'notADate')
      errors.add(isMonth ? 'metricDateUnknown_month' : 'metricDateUnknown', row.line, { ...place });
    else if (read === 'eitherOrder') errors.add('metricDateUnknown_order', row.line, { ...place });
    else return read && inTime(reading, row, place, read);
  }
  return null;
};

const readMonth = (reading: Reading, row: TableRow, place: PlacedCell) => {
  const month = readMonthOfYear(place.cell);
  if (month === null) {
    const read = readDate(place.cell, reading.order);
    if (typeof read === 'string' || read.kind === 'month') return read;
    // A spreadsheet has a month as its first day.
    if (read.text.endsWith('-01')) return { kind: 'month', text: read.text.slice(0, 7) } as const;
    reading.errors.add('metricDateUnknown_aDay', row.line, { ...place });
    return null;
  }
  const given = cellOf(reading, 'year', row);
  const year = given && given.cell !== '' ? given.cell : String(reading.mapping.year ?? '');
  if (/^\d{4}(?:[.,]0+)?$/.test(year))
    return { kind: 'month', text: monthText(Number(year.slice(0, 4)), month) } as const;
  reading.errors.add('metricDateUnknown_year', row.line, { ...(given ?? place) });
  return null;
};

/** A month that is not over may be given: what there is of it until now. */
const inTime = ({ errors, lastDay }: Reading, { line }: TableRow, place: PlacedCell, read: ReadDate) => {
  const { firstDay } = metricFileLimits;
  const { length } = read.text;
  if (read.text >= firstDay.slice(0, length) && read.text <= lastDay.slice(0, length)) return read;
  errors.add('metricDateOutside', line, { ...place, first: firstDay, last: lastDay });
  return null;
};
