import { hostname } from 'node:os';
import { type SystemProblem, type SystemStatus, systemProblems } from '@soundings/contract/system/system-status';
import { memoryBudget } from '#/platform/cache.ts';
import { isDatabaseNewer } from '#/platform/db/migrate.ts';
import { countUnfinishedRuns, findUnfinishedJobs } from '#/platform/metrics/metrics.store.ts';
import type { Services } from '#/platform/services.ts';

export const readSystemStatus = async (services: Services): Promise<SystemStatus> => {
  const { db, env, mailer, metrics, now } = services;
  const [jobs, runs, calls, isMailReachable, isNewer, figures] = await Promise.all([
    findUnfinishedJobs(db),
    countUnfinishedRuns(db),
    metrics.readRequests(),
    mailer.isReachable(),
    isDatabaseNewer(db),
    metrics.readFigures(['nodejs_eventloop_lag_p99_seconds', 'soundings_live_connections']),
  ]);
  const { open, idle, waiting } = services.connections();
  const status = {
    server: {
      name: `${hostname()} (${process.pid})`,
      startedOn: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      lateness: figures.nodejs_eventloop_lag_p99_seconds * 1000,
      livePages: figures.soundings_live_connections,
    },
    database: {
      kind: env.DATABASE_URL ? ('postgres' as const) : ('embedded' as const),
      busy: open - idle,
      idle,
      waiting,
      isNewer,
    },
    mail: env.SMTP_URL ? (isMailReachable ? ('reachable' as const) : ('unreachable' as const)) : ('outbox' as const),
    files: env.S3_BUCKET ? ('bucket' as const) : ('folder' as const),
    datasets: { ...memoryBudget(env).usage(), limit: env.DATASET_MEMORY_MB * 2 ** 20 },
    jobs: sumUp(jobs, ({ type }) => type).map(([type, of]) => ({
      type,
      waiting: countOf(of, 'EXECUTE'),
      running: countOf(of, 'EXECUTING'),
      waitingSince: of.find(({ status }) => status === 'EXECUTE')?.since.toISOString() ?? null,
    })),
    runs: sumUp(
      runs.map(({ state, ...run }) => ({ ...run, status: state })),
      ({ kind }) => kind,
    ).map(([kind, of]) => ({ kind, waiting: countOf(of, 'queued'), running: countOf(of, 'running') })),
    calls: slowest(calls),
  };
  return { problems: findProblems(status, now()), ...status };
};

interface Counted {
  readonly status: string;
  readonly count: number;
}

const sumUp = <T, K>(rows: readonly T[], keyOf: (row: T) => K): [K, T[]][] => [...Map.groupBy(rows, keyOf)];
const countOf = (rows: readonly Counted[], wanted: string): number =>
  rows.reduce((sum, { status, count }) => sum + (status === wanted ? count : 0), 0);

const shownCalls = 12;

const slowest = (times: Awaited<ReturnType<Services['metrics']['readRequests']>>): SystemStatus['calls'] =>
  sumUp(
    times.filter(({ route }) => route.startsWith('/api/')),
    ({ method, route }) => `${method} ${route}`,
  )
    .map(([, of]) => {
      const count = of.reduce((sum, row) => sum + row.count, 0);
      const seconds = of.reduce((sum, row) => sum + row.seconds, 0);
      const failed = of.reduce((sum, row) => sum + (row.status >= 500 ? row.count : 0), 0);
      return {
        seconds,
        shown: {
          method: of[0]!.method,
          route: of[0]!.route,
          count,
          failed,
          meanMilliseconds: (seconds / count) * 1000,
        },
      };
    })
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shownCalls)
    .map(({ shown }) => shown);

const longWait = 5 * 60_000;
/** Milliseconds that a person begins to notice. */
const late = 100;
/** Before so many loads nothing can be said of them. */
const manyLoads = 100;

export const findProblems = (
  { mail, database, server, jobs, datasets }: Omit<SystemStatus, 'problems'>,
  now: Date,
): SystemProblem[] => {
  const isThere: Record<SystemProblem, boolean> = {
    mailUnreachable: mail === 'unreachable',
    databaseNewer: database.isNewer,
    noConnectionFree: database.waiting > 0,
    serverBusy: server.lateness > late,
    jobsWait: jobs.some(({ waitingSince }) => waitingSince !== null && +now - Date.parse(waitingSince) > longWait),
    memoryShort: datasets.loads > manyLoads && datasets.loads > datasets.hits / 2,
  };
  return systemProblems.filter((problem) => isThere[problem]);
};
