import type { MultipartFile } from '@fastify/multipart';
import type { ImportedMetrics, MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { holdProject } from '#/features/projects/hold-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { FileErrorList } from '#/platform/files/file-error-list.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { withTemporaryFile } from '#/platform/files/with-temporary-file.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { safeFileName } from '#/platform/http/safe-file-name.ts';
import type { Services } from '#/platform/services.ts';
import { dropDemo } from '../collect-job/drop-demo.ts';
import { dayOf } from '../connectors/day.ts';
import { refuseWhileJobRuns } from '../jobs/refuse-while-job-runs.ts';
import { dateOf, dayNumberOf } from '../metrics/day-number.ts';
import { settleReference } from '../scores/settle-reference.ts';
import { indexBrands } from './brand-index.ts';
import { findBrandProfiles, findNamedBrands } from './brands.store.ts';
import { inspectMetricFile } from './inspect-metric-file.ts';
import { keepSeries, planSeries, type SeriesToKeep } from './keep-series.ts';
import { noteImport } from './note-import.ts';
import { readMetrics } from './read-metrics.ts';

/** Gives an uploaded file to a step. Throws fileCannotBeRead, unsupportedMediaType, payloadTooLarge and requestCancelled. */
const withUpload = async <T>(
  file: MultipartFile,
  signal: AbortSignal,
  use: (path: string) => Promise<T>,
): Promise<T> => {
  try {
    return await withTemporaryFile(file, use);
  } catch (error) {
    if (signal.aborted) throw new AppError('requestCancelled');
    if (error instanceof UnreadableFileError) throw new AppError(error.code, { fileErrors: error.fileErrors });
    throw error;
  }
};

/** What is in an uploaded file of metrics; nothing is kept. Throws what reading an upload throws. */
export const readUploadedMetrics = (file: MultipartFile, signal: AbortSignal): Promise<MetricFile> =>
  withUpload(file, signal, (path) => inspectMetricFile(path, safeFileName(file.filename), signal));

const refuseErrors = (errors: FileErrorList): void => {
  if (!errors.isEmpty) throw new AppError('fileHasErrors', { fileErrors: errors.toFileErrors() });
};

/** A day may have begun that has not begun here: the furthest zone is 14 hours ahead. */
const todayAnywhere = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

const summaryOf = (plan: readonly SeriesToKeep[], values: number): ImportedMetrics => {
  let [from, to] = [Infinity, -Infinity];
  for (const { spans } of plan) {
    for (const span of spans) {
      from = Math.min(from, span.from);
      to = Math.max(to, span.from + span.values.length - 1);
    }
  }
  const brands = new Set(plan.map(({ series }) => series.brand.id)).size;
  return { brands, values, from: dateOf(from), to: dateOf(to) };
};

interface Import {
  readonly projectId: string;
  readonly mapping: MetricMapping;
  readonly now: Date;
}

const findBrands = async (db: Database, projectId: string) =>
  indexBrands(await findNamedBrands(db, projectId), await findBrandProfiles(db, projectId));

/** The file is read before the transaction: nobody waits for it, also where the database has one connection. */
const readPlan = async (db: Database, path: string, { projectId, mapping, now }: Import, signal: AbortSignal) => {
  await refuseWhileJobRuns(db, projectId);
  const lastDay = todayAnywhere(now);
  const brands = await findBrands(db, projectId);
  const { series, count, errors } = await readMetrics({ path, mapping, brands, lastDay }, signal);
  refuseErrors(errors);
  const { missingDaysAreZero } = mapping;
  const plan = await planSeries(series, { today: dayNumberOf(dayOf(now)), missingDaysAreZero }, errors);
  refuseErrors(errors);
  return { plan, count };
};

/** Brands and the profiles that are measured may have changed while the file was read. */
const withBrandsOfNow = async (tx: Database, projectId: string, plan: readonly SeriesToKeep[]) => {
  const brands = await findBrands(tx, projectId);
  const errors = new FileErrorList();
  const gone = new Set<string>();
  const current = plan.map(({ series, spans }): SeriesToKeep => {
    const { id, domain, company } = series.brand;
    const brand = brands.byId(id);
    if (brand?.domain === domain && brand.company === company) return { series: { ...series, brand }, spans };
    if (!gone.has(domain)) errors.add('metricBrandUnknown_ofFile', null, { domain });
    gone.add(domain);
    return { series, spans };
  });
  refuseErrors(errors);
  return current;
};

const keep = async (
  tx: Database,
  projectId: string,
  plan: readonly SeriesToKeep[],
  imported: ImportedMetrics,
  now: Date,
): Promise<void> => {
  await holdProject(tx, projectId);
  await refuseWhileJobRuns(tx, projectId);
  const series = await withBrandsOfNow(tx, projectId, plan);
  // What was invented is never in one project with what was measured.
  await dropDemo({ db: tx }, projectId);
  await keepSeries(tx, series);
  // Dropping what was invented may have changed its days.
  await noteImport(tx, await holdProject(tx, projectId), imported, now);
};

/**
 * Puts the values of an uploaded file in place of what is there of the days that it gives, with the source import. All
 * of it or nothing. Throws notFound, jobInProgress, fileHasErrors and what reading an upload throws.
 */
export const importMetrics = (
  { db, now }: Services,
  projectId: string,
  { file, mapping }: { file: MultipartFile; mapping: MetricMapping },
  signal: AbortSignal,
): Promise<ImportedMetrics> =>
  withUpload(file, signal, async (path) => {
    const { plan, count } = await readPlan(db, path, { projectId, mapping, now: now() }, signal);
    const imported = summaryOf(plan, count);
    await db.transaction((tx) => keep(tx, projectId, plan, imported, now()));
    await settleReference({ db, now }, projectId);
    return imported;
  });
