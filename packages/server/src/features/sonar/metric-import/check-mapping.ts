import {
  type MetricColumn,
  type MetricMapping,
  type MetricRole,
  metricRoles,
} from '@soundings/contract/sonar-metric-import';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import { kindOf } from './given-values.ts';
import { questionsOf } from './propose-mapping.ts';
import type { Survey } from './survey-table.ts';

const codes = {
  brand: 'metricMapping_noBrand',
  network: 'metricMapping_noNetwork',
  metric: 'metricMapping_noMetric',
  date: 'metricMapping_noDate',
  value: 'metricMapping_noValue',
  year: 'metricMapping_noYear',
} as const;

/** Only figures may be several; of these no two may be the same. */
const nameOf = ({ role, metric, network }: MetricColumn, mapping: MetricMapping): string =>
  role === 'figure' ? `${network ?? mapping.network} ${metric}` : role;

/** What a mapping means: columns whose role its form does not have are not read. */
export const readColumns = ({ form, columns }: MetricMapping): MetricColumn[] => {
  const allowed: readonly MetricRole[] = metricRoles[form];
  return columns.filter(({ role }) => allowed.includes(role));
};

/** Notes what is wrong with a mapping, or missing; where there is anything, rows are not read. */
export const checkMapping = (
  mapping: MetricMapping,
  headings: readonly string[],
  survey: Survey,
  errors: FileErrorList,
): void => {
  const columns = readColumns(mapping);
  const byColumn = new Map<number, MetricColumn>();
  const byName = new Map<string, MetricColumn>();
  for (const one of columns) {
    const { column, role, metric } = one;
    const heading = headings[column - 1];
    if (heading === undefined) {
      errors.add('metricMapping_notInFile', null, { column, last: headings.length });
      continue;
    }
    const other = byName.get(nameOf(one, mapping));
    const network = one.network ?? mapping.network;
    if (byColumn.has(column)) errors.add('metricMapping_columnTwice', null, { column, heading });
    else if (other) {
      const otherHeading = headings[other.column - 1]!;
      errors.add('metricMapping_roleTwice', null, { other: other.column, otherHeading, column, heading });
    } else if (role === 'figure' && (!metric || (network && !kindOf(network, metric)))) {
      const named = { network: network ?? '–', metric: metric ?? '–' };
      errors.add('metricMapping_notOfNetwork', null, { column, heading, ...named });
    }
    byColumn.set(column, one);
    byName.set(nameOf(one, mapping), one);
  }
  const { form, network } = mapping;
  if (form === 'posts' && network && !kindOf(network, 'posts')) errors.add('metricMapping_noPosts', null, { network });
  if (!errors.isEmpty) return;
  // The order of dates is told by the rows that leave it open.
  for (const question of questionsOf({ ...mapping, columns }, survey)) {
    if (question !== 'dateOrder') errors.add(codes[question], null, {});
  }
};
