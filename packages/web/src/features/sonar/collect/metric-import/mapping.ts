import {
  type MetricForm,
  type MetricQuestion,
  type MetricRole,
  metricRoles,
} from '@soundings/contract/sonar/metric-file-choices';
import type { MetricColumn, MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { metricsOfNetwork } from '@soundings/contract/sonar/metrics';

export const columnRoles = (form: MetricForm): readonly MetricRole[] => metricRoles[form];

/** The columns that a form reads. Those that only another form reads are kept, for when it is chosen again. */
export const columnsRead = ({ form, columns }: MetricMapping): MetricColumn[] =>
  columns.filter(({ role }) => columnRoles(form).includes(role));

export const columnAt = (mapping: MetricMapping, column: number): MetricColumn | null =>
  columnsRead(mapping).find((one) => one.column === column) ?? null;

const has = (mapping: MetricMapping, ...roles: MetricRole[]) =>
  columnsRead(mapping).some(({ role }) => roles.includes(role));

const without = ({ columns }: MetricMapping, column: number) => columns.filter((one) => one.column !== column);

const sorted = (columns: readonly MetricColumn[]) => columns.toSorted((a, b) => a.column - b.column);

export function setRole(mapping: MetricMapping, column: number, role: MetricRole | null): MetricMapping {
  const rest = without(mapping, column);
  if (role === null) return { ...mapping, columns: rest };
  const before = mapping.columns.find((one) => one.column === column);
  const others = role === 'figure' ? rest : rest.filter((one) => one.role !== role);
  return { ...mapping, columns: sorted([...others, { metric: null, network: null, ...before, column, role }]) };
}

export function setFigure(
  mapping: MetricMapping,
  column: number,
  change: Partial<Pick<MetricColumn, 'metric' | 'network'>>,
): MetricMapping {
  const columns = mapping.columns.map((one): MetricColumn => {
    if (one.column !== column) return one;
    const next = { ...one, ...change };
    const fits = next.network === null || next.metric === null || metricsOfNetwork(next.network).includes(next.metric);
    return fits ? next : { ...next, metric: null };
  });
  return { ...mapping, columns };
}

export interface FileFacts {
  ambiguous: ReadonlySet<number>;
  bareMonths: ReadonlySet<number>;
  /** With times of day. */
  timed: ReadonlySet<number>;
  /** Of these, those that name no time zone. */
  bareTimes: ReadonlySet<number>;
}

const datedBy = (mapping: MetricMapping) =>
  columnsRead(mapping).find(({ role }) => role === 'date' || role === 'month');

const slashed = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/;
const mayBeBoth = (cell: string) => {
  const [first = 0, second = 0] = (slashed.exec(cell)?.[0] ?? '').split(/\D/).map(Number);
  return first >= 1 && first <= 12 && second >= 1 && second <= 12 && !cell.includes('.');
};

/** A time of day; midnight is how tables write a day alone. */
const timeOfDay = /\d[T ,]+(?!0?0:00(?::00(?:[.,]0+)?)?$)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?/i;
const zone = /(?:Z|UTC|[+-]\d{2}:?\d{2})$/i;

export function findFileFacts({ columns, firstRows, mapping, questions }: MetricFile): FileFacts {
  const firstCells = (column: number) => firstRows.map((row) => row[column - 1] ?? '').filter((cell) => cell !== '');
  const all = columns.map(({ column }) => column);
  const every = (column: number, is: (cell: string) => boolean) => {
    const cells = firstCells(column);
    return cells.length > 0 && cells.every(is);
  };
  const ambiguous = new Set(all.filter((column) => every(column, mayBeBoth)));
  const bareMonths = new Set(all.filter((column) => every(column, (cell) => !/\d{4}/.test(cell))));
  const some = (is: (cell: string) => boolean) => new Set(all.filter((column) => firstCells(column).some(is)));
  const timed = some((cell) => timeOfDay.test(cell));
  const bareTimes = some((cell) => timeOfDay.test(cell) && !zone.test(cell));
  const proposed = datedBy(mapping)?.column;
  if (proposed !== undefined) {
    // It has seen every row.
    if (questions.includes('dateOrder')) ambiguous.add(proposed);
    else ambiguous.delete(proposed);
    if (questions.includes('year')) bareMonths.add(proposed);
    if (questions.includes('timeZone')) bareTimes.add(proposed);
    if (questions.includes('onePost')) timed.delete(proposed);
  }
  return { ambiguous, bareMonths, timed, bareTimes };
}

export function mappingQuestions(mapping: MetricMapping, facts: FileFacts): MetricQuestion[] {
  const { form } = mapping;
  const date = datedBy(mapping);
  const figures = columnsRead(mapping).filter(({ role }) => role === 'figure');
  const needs: Record<MetricQuestion, boolean> = {
    brand: !has(mapping, 'domain', 'company'),
    network:
      !has(mapping, 'network') &&
      (form !== 'wide' ||
        figures.length === 0 ||
        has(mapping, 'likes', 'comments', 'shares') ||
        figures.some(({ network }) => !network)),
    metric: form === 'long' && !has(mapping, 'metric'),
    date: date === undefined,
    value: !has(mapping, 'value', 'figure', 'likes', 'comments', 'shares', 'interactions'),
    year: date?.role === 'month' && facts.bareMonths.has(date.column) && !has(mapping, 'year'),
    onePost:
      form === 'posts' && !has(mapping, 'post', 'kind', 'text', 'link') && !(date && facts.timed.has(date.column)),
    timeZone: form === 'posts' && date?.role === 'date' && facts.bareTimes.has(date.column),
    dateOrder: date !== undefined && facts.ambiguous.has(date.column),
  };
  return (Object.keys(needs) as MetricQuestion[]).filter((question) => needs[question]);
}

const isTold = (mapping: MetricMapping, question: MetricQuestion): boolean =>
  ({
    brand: mapping.domain !== null,
    network: mapping.network !== null,
    metric: mapping.metric !== null,
    date: false,
    value: false,
    year: mapping.year !== null,
    dateOrder: mapping.dateOrder !== null,
    timeZone: mapping.timeZone !== null,
    onePost: mapping.rowsArePosts,
  })[question];

export const openQuestions = (mapping: MetricMapping, facts: FileFacts): MetricQuestion[] =>
  mappingQuestions(mapping, facts).filter((question) => !isTold(mapping, question));

export const namelessFigures = (mapping: MetricMapping): number[] =>
  columnsRead(mapping)
    .filter(({ role, metric }) => role === 'figure' && metric === null)
    .map(({ column }) => column);

export function mappingToSend(mapping: MetricMapping, facts: FileFacts): MetricMapping {
  const asked = mappingQuestions(mapping, facts);
  const { domain, company, network, metric, year, timeZone } = mapping;
  const isAsked = (question: MetricQuestion) => asked.includes(question);
  return {
    ...mapping,
    columns: columnsRead(mapping).map((one) => (one.role === 'figure' ? one : { ...one, metric: null, network: null })),
    domain: isAsked('brand') ? domain : null,
    company: isAsked('brand') ? company : null,
    network: isAsked('network') ? network : null,
    metric: isAsked('metric') ? metric : null,
    year: isAsked('year') ? year : null,
    timeZone: isAsked('timeZone') ? timeZone : null,
    rowsArePosts: isAsked('onePost') && mapping.rowsArePosts,
  };
}

export interface UnknownName {
  name: string;
  rows: number;
}

/** @param brand null for rows that are left out, undefined for what is not decided */
export function nameMeaning(
  mapping: MetricMapping,
  name: string,
  brand: Pick<MetricMapping, 'domain' | 'company'> | null | undefined,
): MetricMapping {
  const names = mapping.names.filter((one) => one.name !== name);
  if (brand === undefined) return { ...mapping, names };
  return { ...mapping, names: [...names, { name, domain: brand?.domain ?? null, company: brand?.company ?? null }] };
}

/** Those that were decided before stay in their places; others, of columns that are read no more, go. */
export function addUnknownNames(
  { mapping, unknownNames }: { mapping: MetricMapping; unknownNames: readonly UnknownName[] },
  found: readonly UnknownName[],
): UnknownName[] {
  const isIn = (names: readonly { name: string }[], { name }: UnknownName) => names.some((one) => one.name === name);
  const decided = unknownNames.filter((one) => isIn(mapping.names, one) && !isIn(found, one));
  return [...decided, ...found];
}
