import {
  type DateOrder,
  type MetricForm,
  type MetricQuestion,
  type MetricRole,
  metricRoles,
} from '@soundings/contract/sonar/metric-file-choices';
import { type MetricColumn, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { figureOf, networkIn, roleOf, wordsOf } from './metric-words.ts';
import type { MetricTable } from './open-metric-table.ts';
import { holdsDates, holdsMonths, markOf, orderOf, type Survey } from './survey-table.ts';

interface Headed {
  readonly column: number;
  readonly role: ReturnType<typeof roleOf>;
  readonly figure: ReturnType<typeof figureOf>;
}

/** Headings that only a list of posts has. */
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
  if (headings.some((heading) => ofPosts.has(wordsOf(heading)))) return 'posts';
  const counts = headed.some(({ figure }) => figure && figure.metric !== 'comments');
  return !counts && (has('likes') || has('shares')) ? 'posts' : 'wide';
};

/** The first column of each role; a column whose cells do not fit what its heading says is left out. */
const assign = (headed: readonly Headed[], form: MetricForm, { columns }: Survey): MetricColumn[] => {
  const given: MetricColumn[] = [];
  const isFree = (role: MetricRole) => !given.some((other) => other.role === role);
  const allowed: readonly string[] = metricRoles[form];
  for (const { column, role, figure } of headed) {
    const seen = columns[column - 1]!;
    if (form === 'wide' && figure) given.push({ column, role: 'figure', ...figure });
    else if (form === 'posts' && figure?.metric === 'interactions' && isFree('interactions'))
      given.push({ column, role: 'interactions', metric: null, network: null });
    else if (role && allowed.includes(role) && isFree(role)) {
      const fits = role === 'date' ? holdsDates(seen) : role === 'month' ? holdsMonths(seen) || holdsDates(seen) : true;
      if (fits) given.push({ column, role, metric: null, network: null });
    }
  }
  // Parts say more than their sum; a date says more than a month.
  const has = (role: MetricRole) => given.some((one) => one.role === role);
  return given.filter(
    ({ role }) => !(role === 'interactions' && has('likes')) && !(/^(month|year)$/.test(role) && has('date')),
  );
};

/** A column of dates that no heading tells. */
const findDates = (given: MetricColumn[], { columns }: Survey): MetricColumn[] => {
  if (given.some(({ role }) => role === 'date' || role === 'month')) return given;
  const at = columns.findIndex((column, index) => holdsDates(column) && !given.some((one) => one.column === index + 1));
  return at === -1 ? given : [...given, { column: at + 1, role: 'date', metric: null, network: null }];
};

/** Figures that their network does not have, and the second of two of the same, are not read. */
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

/** The first column of dates decides; that of another may be another. */
const findOrder = (columns: readonly MetricColumn[], survey: Survey): DateOrder | null => {
  const date = dateColumn(columns);
  return date ? orderOf(survey.columns[date.column - 1]!) : null;
};

/** What the columns of a table seem to mean, by their headings and cells. */
export const proposeMapping = (table: MetricTable, survey: Survey, fileName: string): MetricMapping => {
  const headed = table.headings.map(
    (heading, at): Headed => ({
      column: at + 1,
      role: roleOf(heading),
      figure: heading === '' ? null : figureOf(heading),
    }),
  );
  const form = findForm(headed, table.headings);
  const given = findDates(assign(headed, form, survey), survey);
  const network = given.some(({ role }) => role === 'network') ? null : (networkIn(fileName) ?? networkIn(table.sheet));
  const columns = possibleFigures(given, network).toSorted((a, b) => a.column - b.column);
  const values = columns.filter(({ role }) => /^(value|figure|likes|comments|shares|interactions)$/.test(role));
  return MetricMapping.parse({
    form,
    columns,
    network,
    dateOrder: findOrder(columns, survey),
    decimalMark: markOf(values.map(({ column }) => survey.columns[column - 1]!)),
  });
};

/** What a mapping leaves open. */
export const questionsOf = (mapping: MetricMapping, survey: Survey): MetricQuestion[] => {
  const has = (...roles: MetricRole[]) => mapping.columns.some(({ role }) => roles.includes(role));
  const { form, network, metric, domain, year } = mapping;
  const date = dateColumn(mapping.columns);
  const seen = date && survey.columns[date.column - 1];
  const figures = mapping.columns.filter(({ role }) => role === 'figure');
  const needsNetwork = form === 'wide' ? figures.some((figure) => !figure.network) : true;
  const isOpen: Record<MetricQuestion, boolean> = {
    brand: !has('domain', 'company') && domain === null,
    network: needsNetwork && !has('network') && network === null,
    metric: form === 'long' && !has('metric') && metric === null,
    date: !date,
    value: !has('value', 'figure', 'likes', 'comments', 'shares', 'interactions'),
    year: date?.role === 'month' && !holdsDates(seen!) && !has('year') && year === null,
    dateOrder: seen?.hasSlashes === true && mapping.dateOrder === null && seen.impossible.size === 0,
  };
  return (Object.keys(isOpen) as MetricQuestion[]).filter((question) => isOpen[question]);
};
