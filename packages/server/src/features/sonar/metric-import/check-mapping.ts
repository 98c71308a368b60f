import { type MetricRole, metricRoles } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricColumn, MetricMapping } from '@soundings/contract/sonar/metric-import';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import { kindOf } from './given-values.ts';
import { questionsOf } from './propose-mapping.ts';
import type { Survey } from './survey-table.ts';

/** What a mapping means: columns whose role its form does not have are not read. */
export const readColumns = ({ form, columns }: MetricMapping): MetricColumn[] => {
  const allowed: readonly MetricRole[] = metricRoles[form];
  return columns.filter(({ role }) => allowed.includes(role));
};

/** Only figures may be several; of these no two may be the same. */
const nameOf = ({ role, metric, network }: MetricColumn, mapping: MetricMapping): string =>
  role === 'figure' ? `${network ?? mapping.network} ${metric}` : role;

const checkFigure = (one: MetricColumn, mapping: MetricMapping, heading: string, errors: FileErrorList): void => {
  const { column, role, metric } = one;
  const network = one.network ?? mapping.network;
  if (role !== 'figure' || (metric && (!network || kindOf(network, metric)))) return;
  const named = { network: network ?? '–', metric: metric ?? '–' };
  errors.add('metricMapping_notOfNetwork', null, { column, heading, ...named });
};

/** Every column is in the file and assigned once, and every role but figures is given once. */
const checkColumns = (mapping: MetricMapping, headings: readonly string[], errors: FileErrorList): void => {
  const columns = new Set<number>();
  const byName = new Map<string, number>();
  for (const one of readColumns(mapping)) {
    const { column } = one;
    const heading = headings[column - 1];
    const other = byName.get(nameOf(one, mapping));
    if (heading === undefined) errors.add('metricMapping_notInFile', null, { column, last: headings.length });
    else if (columns.has(column)) errors.add('metricMapping_columnTwice', null, { column, heading });
    else if (other === undefined) checkFigure(one, mapping, heading, errors);
    else {
      const otherHeading = headings[other - 1] ?? '';
      errors.add('metricMapping_roleTwice', null, { other, otherHeading, column, heading });
    }
    columns.add(column);
    byName.set(nameOf(one, mapping), column);
  }
};

const missing = {
  brand: 'metricMapping_noBrand',
  network: 'metricMapping_noNetwork',
  metric: 'metricMapping_noMetric',
  date: 'metricMapping_noDate',
  value: 'metricMapping_noValue',
  year: 'metricMapping_noYear',
} as const;

/** Notes what is wrong with a mapping, or missing; where there is anything, rows are not read. */
export const checkMapping = (
  mapping: MetricMapping,
  headings: readonly string[],
  survey: Survey,
  errors: FileErrorList,
): void => {
  checkColumns(mapping, headings, errors);
  const { form, network } = mapping;
  if (form === 'posts' && network && !kindOf(network, 'posts')) errors.add('metricMapping_noPosts', null, { network });
  if (!errors.isEmpty) return;
  // The order of dates is told by the rows that leave it open.
  for (const question of questionsOf({ ...mapping, columns: readColumns(mapping) }, survey)) {
    if (question !== 'dateOrder') errors.add(missing[question], null, {});
  }
};
