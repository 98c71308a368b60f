import type { MultipartFile } from '@fastify/multipart';
import type { ImportedMetrics, MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { lockExistingProject, setDataSummary } from '#/features/projects/change-project.ts';
import { wholeDays } from '#/features/projects/collected-days.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import { type Reader, withUploadedTable } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { noteFigures } from '../alerts/alert-checks.store.ts';
import { dropDemo } from '../collect/drop-demo.ts';
import { dayFromNumber, toDay, toDayNumber } from '../days.ts';
import { readSeries, type SeriesChoice } from '../metrics/series.store.ts';
import { writeProjectResult } from '../scores/project-result.ts';
import { ensureReference } from '../scores/settle-reference.ts';
import { assertNoJobRuns } from '../sonar-jobs.ts';
import { indexBrands } from './brand-index.ts';
import { findBrandProfiles, findNamedBrands } from './metric-import.store.ts';
import { inspectMetricFile } from './metric-mapping.ts';
import { readMetrics } from './read-metrics.ts';
import { storePosts } from './store-posts.ts';
import { planSeries, type SeriesToStore, storeSeries } from './store-series.ts';

/** What is in an uploaded file of metrics; nothing is kept. Throws what reading an upload throws. */
export const readUploadedMetrics = (file: MultipartFile, reader: Reader): Promise<MetricFile> =>
  withUploadedTable(file, reader, (path) => inspectMetricFile(path, safeFileName(file.filename), reader.signal));

const assertNoFileErrors = (errors: FileErrorList): void => {
  if (!errors.isEmpty) throw new AppError('fileHasErrors', { fileErrors: errors.toFileErrors() });
};

/** A day may have begun that has not begun here: the furthest zone is 14 hours ahead. */
const todayAnywhere = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

const summarize = (plan: readonly SeriesToStore[], values: number): ImportedMetrics => {
  let [from, to] = [Infinity, -Infinity];
  for (const { spans } of plan) {
    for (const span of spans) {
      from = Math.min(from, span.from);
      to = Math.max(to, span.from + span.values.length - 1);
    }
  }
  const brands = new Set(plan.map(({ series }) => series.brand.id)).size;
  return { brands, values, from: dayFromNumber(from), to: dayFromNumber(to) };
};

interface Import {
  readonly projectId: string;
  readonly mapping: MetricMapping;
  readonly now: Date;
}

const findBrands = async (db: Database, projectId: string) =>
  indexBrands(await findNamedBrands(db, projectId), await findBrandProfiles(db, projectId));

const readPlan = async (db: Database, path: string, { projectId, mapping, now }: Import, signal: AbortSignal) => {
  await assertNoJobRuns(db, projectId);
  const lastDay = todayAnywhere(now);
  const brands = await findBrands(db, projectId);
  const { series, posts, count, leftOut, errors } = await readMetrics({ path, mapping, brands, lastDay }, signal);
  assertNoFileErrors(errors);
  const { missingDaysAreZero } = mapping;
  const plan = await planSeries(series, { today: toDayNumber(toDay(now)), missingDaysAreZero }, errors);
  assertNoFileErrors(errors);
  return { plan, posts, count, leftOut };
};

/** Brands and the profiles that are measured may have changed while the file was read. */
const withCurrentBrands = async (tx: Database, projectId: string, plan: readonly SeriesToStore[]) => {
  const brands = await findBrands(tx, projectId);
  const errors = new FileErrorList();
  const gone = new Set<string>();
  const current = plan.map(({ series, spans }): SeriesToStore => {
    const { id, domain, company } = series.brand;
    const brand = brands.byId(id);
    if (brand?.domain === domain && brand.company === company) return { series: { ...series, brand }, spans };
    if (!gone.has(domain)) errors.add('metricBrandUnknown_ofFile', null, { domain });
    gone.add(domain);
    return { series, spans };
  });
  assertNoFileErrors(errors);
  return current;
};

const namedBrands = 20;

const findCommentsAboveBrands = async (
  tx: Database,
  projectId: string,
  plan: readonly SeriesToStore[],
  { from, to }: ImportedMetrics,
): Promise<Pick<ImportedMetrics, 'commentsAbove'>> => {
  const given = plan.flatMap(({ series: { metric, brand } }) =>
    metric === 'comments' || metric === 'interactions' ? [[brand.id, brand.company] as const] : [],
  );
  if (given.length === 0) return {};
  const companies = new Map(given);
  const days = { from: toDayNumber(from), to: toDayNumber(to) };
  const found = await findCommentsAbove(tx, projectId, { brandIds: new Set(companies.keys()), ...days });
  const named = found.slice(0, namedBrands).map(({ brandId, ...of }) => {
    return { brandCompany: companies.get(brandId)!, ...of };
  });
  return named.length > 0 ? { commentsAbove: named } : {};
};

const keep = async (
  tx: Database,
  { projectId, mapping, now }: Import,
  { plan, posts, count, leftOut }: Awaited<ReturnType<typeof readPlan>>,
): Promise<ImportedMetrics> => {
  const imported = { ...summarize(plan, count), ...(leftOut.length > 0 && { leftOut }) };
  await lockExistingProject(tx, projectId);
  await assertNoJobRuns(tx, projectId);
  const series = await withCurrentBrands(tx, projectId, plan);
  // What was invented is never in one project with what was measured.
  await dropDemo({ db: tx }, projectId);
  await storePosts(tx, posts, await storeSeries(tx, series), mapping.missingDaysAreZero);
  // Dropping what was invented may have changed its days.
  await recordImport(tx, await lockExistingProject(tx, projectId), imported, now);
  return { ...imported, ...(await findCommentsAboveBrands(tx, projectId, series, imported)) };
};

/**
 * Puts the values and posts of an uploaded file in place of what is there of the days that it gives, with the source import. All
 * of it or nothing. Throws notFound, jobInProgress, fileHasErrors and what reading an upload throws.
 */
export const importMetrics = (
  { db, now }: Services,
  projectId: string,
  { file, mapping }: { file: MultipartFile; mapping: MetricMapping },
  reader: Reader,
): Promise<ImportedMetrics> =>
  withUploadedTable(file, reader, async (path) => {
    const asked = { projectId, mapping, now: now() };
    const plan = await readPlan(db, path, asked, reader.signal);
    const imported = await db.transaction((tx) => keep(tx, { ...asked, now: now() }, plan));
    await ensureReference({ db, now }, projectId);
    await writeProjectResult({ db, now }, projectId);
    return imported;
  });

type Days = Pick<Project, 'collectedFrom' | 'collectedTill'>;

/**
 * The days that a project can be opened for, once more were imported: from the first to the last that is known. A
 * project that goes by months has whole months only; with none of these, its days stay what they were.
 */
export const daysAfterImport = (
  { collectedFrom, collectedTill }: Days,
  { from, to }: Pick<ImportedMetrics, 'from' | 'to'>,
  rangeType: 'DAILY_RANGE' | 'MONTHLY_RANGE',
): Days => {
  const first = collectedFrom !== null && collectedFrom < from ? collectedFrom : from;
  const last = collectedTill !== null && collectedTill > to ? collectedTill : to;
  const span = wholeDays(rangeType, { from: first, to: last });
  return span ? { collectedFrom: span.from, collectedTill: span.to } : { collectedFrom, collectedTill };
};

const recordImport = async (tx: Database, project: Project, imported: ImportedMetrics, now: Date): Promise<void> => {
  const days = daysAfterImport(project, imported, project.settings.rangeType!);
  await setDataSummary(tx, project.id, { ...days, dataFrom: now, result: null });
  await noteFigures(tx, project.id, now);
};

interface CommentsAbove {
  readonly brandId: string;
  readonly network: SocialNetwork;
  readonly days: number;
}

/**
 * Accounts on whose days comments and interactions contradict each other, those with most such days first. One file is
 * refused where it does, and posts that are collected count both; figures of several files or of a file and a run may.
 */
const findCommentsAbove = async (
  db: Database,
  projectId: string,
  choice: Pick<SeriesChoice, 'brandIds' | 'from' | 'to'>,
): Promise<CommentsAbove[]> => {
  const yieldToEventLoop = createYield();
  const found = new Map<number, CommentsAbove>();
  let [account, interactions] = [0, new Map<number, number>()];
  // Of an account interactions are told before comments: the order of their codes.
  for await (const series of readSeries(db, projectId, { ...choice, metrics: ['interactions', 'comments'] })) {
    await yieldToEventLoop();
    const { accountId, brandId, network, metric, firstDay, values } = series;
    if (accountId !== account) [account, interactions] = [accountId, new Map()];
    if (metric === 'interactions') {
      for (const [at, value] of values.entries()) interactions.set(firstDay + at, value);
      continue;
    }
    // A number that nobody told is NaN, which is above nothing.
    const above = values.filter((value, at) => value > interactions.get(firstDay + at)!).length;
    const days = above + (found.get(accountId)?.days ?? 0);
    if (days > 0) found.set(accountId, { brandId, network, days });
  }
  return [...found.values()].toSorted((one, other) => other.days - one.days);
};
