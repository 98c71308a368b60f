import { projectCalls as calls, endpoints } from 'virtual:endpoints';
import type { Answer, Request } from '@soundings/contract/endpoint';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { type PeriodLength, periodLengths, type ScoreName } from '@soundings/contract/sonar/score-choices';
import type { DateRanges, Trend } from '@soundings/contract/sonar/scores';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { buildAddress, call, fetchAnswer } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import type { OpenProject } from '#/lib/api/open-project.ts';
import type { LiveAccess } from '#/lib/live/live-access.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

type Endpoints = typeof endpoints;
type Name = 'calculations' | 'scoreTrend' | 'whyThisScore';
type Asks<E extends Name> = (body: Request<Endpoints[E]>['body'], signal: AbortSignal) => Promise<Answer<Endpoints[E]>>;
type Reads<E extends keyof Endpoints> = (signal: AbortSignal) => Promise<Answer<Endpoints[E]>>;
export type TableFile = Request<Endpoints['exportTable']>['body'];

type LogoCalls =
  | { address: (id: string, version: string) => string }
  | { read: (id: string, signal: AbortSignal) => Promise<Blob> };

export interface DashboardCalls {
  dates: Reads<'sharedDates'>;
  calculations: Asks<'calculations'>;
  trend: Asks<'scoreTrend'>;
  why: Asks<'whyThisScore'>;
  views: Reads<'savedViews'>;
  timeline: Reads<'timeline'>;
  keepPeriod: (days: PeriodLength) => Promise<unknown>;
  exportTable: (body: TableFile, signal: AbortSignal) => Promise<void>;
  ask: OpenProject['ask'];
  download: OpenProject['download'];
  logo: LogoCalls;
}

const staleTime = 5 * 60_000;

export const createDashboardApi = (
  key: readonly string[],
  live: LiveAccess,
  projectId: string | null,
  asks: DashboardCalls,
) => ({
  key,
  live,
  /** Null for consumers, who do not know it: they can change nothing. */
  projectId,
  dates: queryOptions({ queryKey: [...key, 'dates'], queryFn: ({ signal }) => asks.dates(signal) }),
  calculations: (ranges: DateRanges | null) =>
    queryOptions({
      queryKey: [...key, 'calculations', ranges],
      queryFn: ranges === null ? skipToken : ({ signal }) => asks.calculations({ ranges }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  trend: (ranges: DateRanges, score: ScoreName, ids: string[]) =>
    queryOptions({
      queryKey: [...key, 'trend', ranges, score, ids],
      queryFn: async ({ signal }) => withoutEmptyStart(await asks.trend({ ranges, score, ids }, signal)),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  why: (ranges: DateRanges, initDataId: string, score: ScoreName) =>
    queryOptions({
      queryKey: [...key, 'why', ranges, initDataId, score],
      queryFn: ({ signal }) => asks.why({ ranges, initDataId, score }, signal),
      staleTime,
    }),
  timeline: queryOptions({
    queryKey: [...key, 'timeline'],
    queryFn: ({ signal }) => asks.timeline(signal),
    staleTime,
  }),
  views: queryOptions({ queryKey: [...key, 'views'], queryFn: ({ signal }) => asks.views(signal) }),
  keepPeriod: asks.keepPeriod,
  exportTable: asks.exportTable,
  ask: asks.ask,
  download: asks.download,
  logo: asks.logo,
});

export type DashboardApi = ReturnType<typeof createDashboardApi>;

type OwnCalls = Pick<DashboardCalls, 'dates' | 'keepPeriod' | 'logo'>;

const ofStaff = (projectId: string): OwnCalls => ({
  dates: (signal) => call(endpoints.collectedDates, { params: { id: projectId }, signal }),
  keepPeriod: (days) => call(endpoints.setPeriodDays, { body: { days } }),
  // Changes with the picture, so that a browser does not show the one before.
  logo: {
    address: (id, version) => `${buildAddress(endpoints.logo, { params: { id } })}?v=${encodeURIComponent(version)}`,
  },
});

const periodKey = 'SONAR_PERIOD';

/** The server cannot remember a consumer: the browser keeps how many days were last chosen, and begins with the maker’s. */
const ofConsumer = ({ ask }: ConsumerVisit): OwnCalls => ({
  dates: async (signal) => {
    const dates = await ask((projectRequest) =>
      call(endpoints.sharedDates, { body: { projectRequest, request: {} }, signal }),
    );
    const kept = localStorage.getItem(periodKey);
    return { ...dates, periodDays: periodLengths.find((days) => `${days}` === kept) ?? dates.periodDays };
  },
  keepPeriod: async (days) => localStorage.setItem(periodKey, `${days}`),
  logo: {
    read: (id, signal) =>
      ask(async (body) => (await fetchAnswer(endpoints.sharedLogo, { query: { id }, body, signal })).blob()),
  },
});

export const dashboardApi = ({ key, live, id, visit, ask, download }: OpenProject): DashboardApi =>
  createDashboardApi([...key, 'dashboard'], live, id, {
    calculations: (request, signal) => ask(calls.calculations, request, signal),
    trend: (request, signal) => ask(calls.scoreTrend, request, signal),
    why: (request, signal) => ask(calls.whyThisScore, request, signal),
    views: (signal) => ask(calls.savedViews, undefined, signal),
    timeline: (signal) => ask(calls.timeline, undefined, signal),
    exportTable: (request, signal) => download(calls.exportTable, request, signal),
    ask,
    download,
    ...(visit ? ofConsumer(visit) : ofStaff(id ?? '')),
  });

/** A trend from the first day on which any of its lines is known; before that there is nothing to draw. */
export const withoutEmptyStart = (trend: Trend): Trend => {
  const first = trend.days.findIndex((_, index) => trend.lines.some(({ scores }) => scores[index] != null));
  if (first <= 0) return trend;
  return {
    ...trend,
    days: trend.days.slice(first),
    lines: trend.lines.map((line) => ({ ...line, scores: line.scores.slice(first) })),
  };
};

export const useRecalibrate = (projectId: string, { key }: DashboardApi, onDone: () => void) =>
  useAction({
    call: () => call(endpoints.recalibrate, { params: { id: projectId } }),
    refreshes: [key],
    done: (t, _, { version }) => ({
      title: t('dashboard.recalibrated', { version }),
      text: t('dashboard.recalibratedHelp'),
    }),
    failed: 'dashboard.couldntRecalibrate',
    onDone,
  });

export const useSaveView = ({ projectId, views }: DashboardApi, onDone: (view: SavedView) => void) =>
  useAction({
    call: (body: Pick<SavedView, 'name' | 'search'>) =>
      call(endpoints.saveView, { params: { id: projectId ?? '' }, body }),
    refreshes: [views.queryKey],
    done: (t, { name }) => ({ title: t('dashboard.viewSaved', { name }) }),
    failed: 'dashboard.couldntSaveView',
    onDone,
  });
