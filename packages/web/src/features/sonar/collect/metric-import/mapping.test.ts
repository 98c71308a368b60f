import { type MetricColumn, type MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { expect, it } from 'vitest';
import {
  columnAt,
  columnsRead,
  findFileFacts,
  mappingQuestions,
  mappingToSend,
  namelessFigures,
  openQuestions,
  setFigure,
  setRole,
} from './mapping.ts';

const column = (at: number, role: MetricColumn['role'], of: Partial<MetricColumn> = {}): MetricColumn => ({
  ...{ column: at, role, metric: null, network: null },
  ...of,
});
const mappingOf = (given: object): MetricMapping => MetricMapping.parse(given);
const wide = mappingOf({
  form: 'wide',
  columns: [column(1, 'company'), column(2, 'date'), column(3, 'figure', { metric: 'posts' })],
  network: 'FACEBOOK',
});
const fileOf = (change: Partial<MetricFile>): MetricFile => ({
  fileName: 'a.csv',
  columns: [1, 2, 3].map((at) => ({ column: at, heading: `c${at}`, isBlank: false })),
  rows: 9,
  otherSheets: [],
  hiddenRows: 0,
  firstRows: [['fjord', '05/06/2026', '3']],
  mapping: wide,
  questions: [],
  ...change,
});
const facts = findFileFacts(fileOf({}));

it('moves a role that only one column can have, but not figures', () => {
  expect(columnsRead(setRole(wide, 3, 'date'))).toEqual([column(1, 'company'), column(3, 'date', { metric: 'posts' })]);
  expect(columnsRead(setRole(wide, 4, 'figure')).map((one) => one.role)).toEqual([
    'company',
    'date',
    'figure',
    'figure',
  ]);
  expect(columnAt(setRole(wide, 2, null), 2)).toBeNull();
});

it('reads in another form what fits there, and all of it again when the first is chosen back', () => {
  const posts: MetricMapping = { ...wide, form: 'posts' };
  expect(columnsRead(posts).map(({ role }) => role)).toEqual(['company', 'date']);
  expect(mappingQuestions(posts, facts)).toEqual(['network', 'value', 'onePost']);
  expect(columnsRead({ ...posts, form: 'wide' })).toEqual(wide.columns);
});

it('takes a metric back that its network does not have', () => {
  const reviews = setFigure(wide, 3, { network: 'TRUSTPILOT' });
  expect(columnAt(reviews, 3)).toEqual(column(3, 'figure', { network: 'TRUSTPILOT' }));
  expect(namelessFigures(reviews)).toEqual([3]);
  expect(namelessFigures(setFigure(reviews, 3, { metric: 'reviews' }))).toEqual([]);
});

it('asks for what no column holds, until it is given', () => {
  const bare = mappingOf({ form: 'long', columns: [column(2, 'month')] });
  const months = findFileFacts(fileOf({ mapping: bare, questions: ['year'], firstRows: [['fjord', '5', '3']] }));
  expect(openQuestions(bare, months)).toEqual(['brand', 'network', 'metric', 'value', 'year']);
  const told: MetricMapping = { ...bare, domain: 'fjord.dk', network: 'TIKTOK', metric: 'followers', year: 2026 };
  expect(openQuestions(setRole(told, 3, 'value'), months)).toEqual([]);
  expect(openQuestions(setRole(setRole(told, 3, 'value'), 2, 'date'), months)).toEqual([]);
  expect(openQuestions(setRole(told, 3, 'value'), months)).toEqual([]);
});

it('asks what comes first where the server does, and where a column chosen here may be either', () => {
  expect(openQuestions(wide, findFileFacts(fileOf({ questions: ['dateOrder'] })))).toEqual(['dateOrder']);
  expect(openQuestions(wide, facts)).toEqual([]);
  const other = findFileFacts(fileOf({ firstRows: [['05/06/2026', '2026-06-05', '3']] }));
  expect(openQuestions(setRole(wide, 1, 'date'), other)).toEqual(['brand', 'dateOrder']);
  expect(openQuestions({ ...setRole(wide, 1, 'date'), dateOrder: 'dayFirst' }, other)).toEqual(['brand']);
});

it('asks for the time zone of posts whose times name none, but not of days', () => {
  const posts = setRole({ ...wide, form: 'posts', rowsArePosts: true }, 3, 'likes');
  const factsOf = (cell: string) => findFileFacts(fileOf({ firstRows: [['fjord', cell, '3']] }));
  for (const cell of ['2026-06-05 09:30', '05.06.2026, 9:30', '2026-06-05 9:30 pm'])
    expect(openQuestions(posts, factsOf(cell)), cell).toEqual(['timeZone']);
  for (const cell of ['2026-06-05', '2026-06-05T09:30Z', '2026-06-05 09:30 +02:00', '2026-06-05 00:00:00'])
    expect(openQuestions(posts, factsOf(cell)), cell).toEqual([]);
  expect(openQuestions(wide, factsOf('2026-06-05 09:30'))).toEqual([]);
  expect(openQuestions(posts, findFileFacts(fileOf({ questions: ['timeZone'] })))).toEqual(['timeZone']);
  const told: MetricMapping = { ...posts, timeZone: 'Europe/Berlin' };
  expect(openQuestions(told, factsOf('2026-06-05 09:30'))).toEqual([]);
  expect(mappingToSend(told, factsOf('2026-06-05 09:30')).timeZone).toBe('Europe/Berlin');
  expect(mappingToSend(told, factsOf('2026-06-05')).timeZone).toBeNull();
});

it('asks whether rows are posts where no column and no time of day says it', () => {
  const posts = setRole({ ...wide, form: 'posts' }, 3, 'likes');
  expect(openQuestions(posts, facts)).toEqual(['onePost']);
  expect(openQuestions({ ...posts, rowsArePosts: true }, facts)).toEqual([]);
  expect(openQuestions(setRole(posts, 4, 'kind'), facts)).toEqual([]);
  const timed = findFileFacts(fileOf({ firstRows: [['fjord', '2026-06-05T09:30Z', '3']] }));
  expect(openQuestions(posts, timed)).toEqual([]);
  expect(mappingToSend({ ...posts, rowsArePosts: true }, facts).rowsArePosts).toBe(true);
  expect(mappingToSend({ ...posts, rowsArePosts: true }, timed).rowsArePosts).toBe(false);
});

it('sends nothing that another form reads, or that a column holds by now', () => {
  const told: MetricMapping = { ...wide, domain: 'fjord.dk', company: 'Fjord', year: 2026, metric: 'posts' };
  const sent = mappingToSend({ ...told, columns: [...told.columns, column(9, 'views')] }, facts);
  expect(sent).toEqual({ ...wide, network: 'FACEBOOK' });
  expect(mappingToSend({ ...told, form: 'posts' }, facts).columns.map(({ role }) => role)).toEqual(['company', 'date']);
  expect(MetricMapping.parse(sent)).toEqual(sent);
});
