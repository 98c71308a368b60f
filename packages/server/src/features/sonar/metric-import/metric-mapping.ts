import {
  type DateOrder,
  type MetricForm,
  type MetricQuestion,
  type MetricRole,
  metricFileLimits,
  metricRoles,
} from '@soundings/contract/sonar/metric-file-choices';
import { type MetricColumn, type MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { shortenText } from '#/platform/tables/cell-text.ts';
import { type FileErrorList, UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { findMetricKind } from './given-values.ts';
import {
  findDateOrder,
  findDecimalMark,
  holdsDates,
  holdsMonths,
  type MetricTable,
  type Survey,
  surveyTable,
  withMetricTable,
} from './metric-table.ts';
import { findFigure, findRole, networkIn, toWords } from './metric-words.ts';

const longestCell = 80;
const cut = (text: string): string => shortenText(text.trim(), longestCell);

const inspect = async (table: MetricTable, fileName: string, signal?: AbortSignal): Promise<MetricFile> => {
  const survey = await surveyTable(table, { shown: metricFileLimits.shownRows }, signal);
  const mapping = proposeMapping(table, survey, fileName);
  return {
    fileName,
    columns: table.headings.map((heading, at) => ({
      column: at + 1,
      heading: cut(heading),
      isBlank: survey.columns[at]!.isBlank,
    })),
    rows: survey.rows,
    otherSheets: [...table.otherSheets],
    hiddenRows: table.hiddenRows(),
    firstRows: survey.firstRows.map(({ cells }) => table.headings.map((_, at) => cut(cells[at] ?? ''))),
    mapping,
    questions: listQuestions(mapping, survey),
  };
};

/** Throws UnreadableFileError and the signal's reason. */
export const inspectMetricFile = (path: string, fileName: string, signal?: AbortSignal): Promise<MetricFile> =>
  withMetricTable(path, signal, async (table) => {
    if (!table) throw new UnreadableFileError('metricNoRows_sheets', {});
    return inspect(table, fileName, signal);
  });

interface Headed {
  readonly column: number;
  readonly role: ReturnType<typeof findRole>;
  readonly figure: ReturnType<typeof findFigure>;
}

const ofPosts = new Set([
  'post id',
  'postid',
  'permalink',
  'hour',
  'stunde',
  'weekday',
  'wochentag',
  'post type',
  'post message',
]);

const findForm = (headed: readonly Headed[], headings: readonly string[]): MetricForm => {
  const has = (role: MetricRole) => headed.some((one) => one.role === role);
  if (has('value') && (has('metric') || !headed.some(({ figure }) => figure))) return 'long';
  if (headings.some((heading) => ofPosts.has(toWords(heading)))) return 'posts';
  const counts = headed.some(({ figure }) => figure && figure.metric !== 'comments');
  return !counts && (has('likes') || has('shares')) ? 'posts' : 'wide';
};

const assign = (headed: readonly Headed[], form: MetricForm, { columns }: Survey): MetricColumn[] => {
  const given: MetricColumn[] = [];
  const isFree = (role: MetricRole) => !given.some((other) => other.role === role);
  const allowed: readonly string[] = metricRoles[form];
  for (const { column, role: named, figure } of headed) {
    const seen = columns[column - 1]!;
    // Of an id and an address the first names the post, the other leads to it.
    const role = named === 'post' && !isFree('post') ? 'link' : named;
    if (form === 'wide' && figure) given.push({ column, role: 'figure', ...figure });
    else if (form === 'posts' && figure?.metric === 'interactions' && isFree('interactions'))
      given.push({ column, role: 'interactions', metric: null, network: null });
    else if (role && allowed.includes(role) && isFree(role)) {
      const fits = role === 'date' ? holdsDates(seen) : role === 'month' ? holdsMonths(seen) || holdsDates(seen) : true;
      if (fits) given.push({ column, role, metric: null, network: null });
    }
  }
  // Likes alone may be those of the page, which are its followers.
  const areParts = ['likes', 'comments', 'shares'].every((part) => headed.some(({ role }) => role === part));
  // Parts say more than their sum; a date says more than a month.
  const has = (role: MetricRole) => given.some((one) => one.role === role);
  return given.filter(
    ({ role }) =>
      !(role === 'interactions' && has('likes')) &&
      !(/^(month|year)$/.test(role) && has('date')) &&
      !(form === 'wide' && /^(likes|shares)$/.test(role) && !areParts),
  );
};

const findDates = (given: MetricColumn[], { columns }: Survey): MetricColumn[] => {
  if (given.some(({ role }) => role === 'date' || role === 'month')) return given;
  const at = columns.findIndex((column, index) => holdsDates(column) && !given.some((one) => one.column === index + 1));
  return at === -1 ? given : [...given, { column: at + 1, role: 'date', metric: null, network: null }];
};

const possibleFigures = (given: readonly MetricColumn[], ofFile: SocialNetwork | null): MetricColumn[] => {
  const seen = new Set<string>();
  return given.filter(({ role, metric, network }) => {
    if (role !== 'figure') return true;
    const of = network ?? ofFile;
    const name = `${of} ${metric}`;
    if (seen.has(name) || (of && !(metric! in networkMetrics[of]))) return false;
    return seen.add(name);
  });
};

const dateColumn = (columns: readonly MetricColumn[]) =>
  columns.find(({ role }) => role === 'date' || role === 'month');

const findOrder = (columns: readonly MetricColumn[], survey: Survey): DateOrder | null => {
  const date = dateColumn(columns);
  return date ? findDateOrder(survey.columns[date.column - 1]!) : null;
};

const proposeMapping = (table: MetricTable, survey: Survey, fileName: string): MetricMapping => {
  const headed = table.headings.map(
    (heading, at): Headed => ({
      column: at + 1,
      role: findRole(heading),
      figure: heading === '' ? null : findFigure(heading),
    }),
  );
  const form = findForm(headed, table.headings);
  const given = findDates(assign(headed, form, survey), survey);
  const network = given.some(({ role }) => role === 'network') ? null : (networkIn(fileName) ?? networkIn(table.sheet));
  const columns = possibleFigures(given, network).toSorted((a, b) => a.column - b.column);
  const values = columns.filter(({ role }) => /^(value|figure|likes|comments|shares|interactions|views)$/.test(role));
  return MetricMapping.parse({
    form,
    columns,
    network,
    dateOrder: findOrder(columns, survey),
    decimalMark: findDecimalMark(values.map(({ column }) => survey.columns[column - 1]!)),
    // A list of posts has no row for a day without one.
    missingDaysAreZero: form === 'posts',
  });
};

const listQuestions = (mapping: MetricMapping, survey: Survey): MetricQuestion[] => {
  const has = (...roles: MetricRole[]) => mapping.columns.some(({ role }) => roles.includes(role));
  const { form, network, metric, domain, year } = mapping;
  const date = dateColumn(mapping.columns);
  const seen = date && survey.columns[date.column - 1];
  const figures = mapping.columns.filter(({ role }) => role === 'figure');
  const needsNetwork =
    form !== 'wide' || has('likes', 'comments', 'shares') || figures.some((figure) => !figure.network);
  const isOpen: Record<MetricQuestion, boolean> = {
    brand: !has('domain', 'company') && domain === null,
    network: needsNetwork && !has('network') && network === null,
    metric: form === 'long' && !has('metric') && metric === null,
    date: !date,
    value: !has('value', 'figure', 'likes', 'comments', 'shares', 'interactions'),
    year: date?.role === 'month' && !holdsDates(seen!) && !has('year') && year === null,
    onePost:
      form === 'posts' && !has('post', 'kind', 'text', 'link') && seen?.hasTimes !== true && !mapping.rowsArePosts,
    timeZone: form === 'posts' && date?.role === 'date' && seen!.hasBareTimes && mapping.timeZone === null,
    dateOrder: seen?.hasSlashes === true && mapping.dateOrder === null && seen.impossible.size === 0,
  };
  return (Object.keys(isOpen) as MetricQuestion[]).filter((question) => isOpen[question]);
};

export const readColumns = ({ form, columns }: MetricMapping): MetricColumn[] => {
  const allowed: readonly MetricRole[] = metricRoles[form];
  return columns.filter(({ role }) => allowed.includes(role));
};

const columnName = ({ role, metric, network }: MetricColumn, mapping: MetricMapping): string =>
  role === 'figure' ? `${network ?? mapping.network} ${metric}` : role;

const checkFigure = (one: MetricColumn, mapping: MetricMapping, heading: string, errors: FileErrorList): void => {
  const { column, role, metric } = one;
  const network = one.network ?? mapping.network;
  if (role !== 'figure' || (metric && (!network || findMetricKind(network, metric)))) return;
  const named = { network: network ?? '–', metric: metric ?? '–' };
  errors.add('metricMapping_notOfNetwork', null, { column, heading, ...named });
};

const checkColumns = (mapping: MetricMapping, headings: readonly string[], errors: FileErrorList): void => {
  const columns = new Set<number>();
  const byName = new Map<string, number>();
  for (const one of readColumns(mapping)) {
    const { column } = one;
    const heading = headings[column - 1];
    const other = byName.get(columnName(one, mapping));
    if (heading === undefined) errors.add('metricMapping_notInFile', null, { column, last: headings.length });
    else if (columns.has(column)) errors.add('metricMapping_columnTwice', null, { column, heading });
    else if (other === undefined) checkFigure(one, mapping, heading, errors);
    else {
      const otherHeading = headings[other - 1] ?? '';
      errors.add('metricMapping_roleTwice', null, { other, otherHeading, column, heading });
    }
    columns.add(column);
    byName.set(columnName(one, mapping), column);
  }
};

const missing = {
  brand: 'metricMapping_noBrand',
  network: 'metricMapping_noNetwork',
  metric: 'metricMapping_noMetric',
  date: 'metricMapping_noDate',
  value: 'metricMapping_noValue',
  year: 'metricMapping_noYear',
  timeZone: 'metricMapping_noTimeZone',
  onePost: 'metricMapping_onePost',
} as const;

export const checkMapping = (
  mapping: MetricMapping,
  headings: readonly string[],
  survey: Survey,
  errors: FileErrorList,
): void => {
  checkColumns(mapping, headings, errors);
  const { form, network } = mapping;
  if (form === 'posts' && network && !findMetricKind(network, 'posts'))
    errors.add('metricMapping_noPosts', null, { network });
  if (!errors.isEmpty) return;
  // The order of dates is told by the rows that leave it open.
  for (const question of listQuestions({ ...mapping, columns: readColumns(mapping) }, survey)) {
    if (question !== 'dateOrder') errors.add(missing[question], null, {});
  }
};
