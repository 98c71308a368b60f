import { endpoints } from 'virtual:endpoints';
import type { Answer, Request } from '@soundings/contract/endpoint';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import type { PeriodLength, ScoreName } from '@soundings/contract/sonar/score-choices';
import type { DateRanges, Trend } from '@soundings/contract/sonar/scores';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { addressOf, call } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';
import { type LiveAccess, staffAccess } from '#/lib/live/live-access.ts';
import { useAction } from '#/ui/use-action.ts';
import { sonarKey } from '../brands/brands.api.ts';

type Endpoints = typeof endpoints;
type Name = 'calculations' | 'scoreTrend' | 'whyThisScore';
type Asks<E extends Name> = (body: Request<Endpoints[E]>['body'], signal: AbortSignal) => Promise<Answer<Endpoints[E]>>;
type Reads<E extends keyof Endpoints> = (signal: AbortSignal) => Promise<Answer<Endpoints[E]>>;
export type TableFile = Request<Endpoints['exportTable']>['body'];

type LogoCalls =
  | { address: (id: string, version: string) => string }
  | { read: (id: string, signal: AbortSignal) => Promise<Blob> };

/** The calls that the dashboard makes, however one is let in. */
export interface DashboardCalls {
  dates: Reads<'sharedDates'>;
  calculations: Asks<'calculations'>;
  trend: Asks<'scoreTrend'>;
  why: Asks<'whyThisScore'>;
  views: Reads<'savedViews'>;
  /** Remembers how many days one wants to see. */
  keepPeriod: (days: PeriodLength) => Promise<unknown>;
  exportTable: (body: TableFile, signal: AbortSignal) => Promise<void>;
  /** The address of a brand's logo that an image can show, or a call that brings the picture. */
  logo: LogoCalls;
}

const staleTime = 5 * 60_000;

/** The questions of the dashboard, as queries under a key of the project. */
export const createDashboardApi = (
  key: readonly string[],
  live: LiveAccess,
  projectId: string | null,
  calls: DashboardCalls,
) => ({
  key,
  live,
  /** Null for consumers, who do not know it: they can change nothing. */
  projectId,
  dates: queryOptions({ queryKey: [...key, 'dates'], queryFn: ({ signal }) => calls.dates(signal) }),
  /** Not asked before the ranges are known. */
  calculations: (ranges: DateRanges | null) =>
    queryOptions({
      queryKey: [...key, 'calculations', ranges],
      queryFn: ranges === null ? skipToken : ({ signal }) => calls.calculations({ ranges }, signal),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  trend: (ranges: DateRanges, score: ScoreName, ids: string[]) =>
    queryOptions({
      queryKey: [...key, 'trend', ranges, score, ids],
      queryFn: async ({ signal }) => withoutEmptyStart(await calls.trend({ ranges, score, ids }, signal)),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  why: (ranges: DateRanges, initDataId: string, score: ScoreName) =>
    queryOptions({
      queryKey: [...key, 'why', ranges, initDataId, score],
      queryFn: ({ signal }) => calls.why({ ranges, initDataId, score }, signal),
      staleTime,
    }),
  views: queryOptions({ queryKey: [...key, 'views'], queryFn: ({ signal }) => calls.views(signal) }),
  keepPeriod: calls.keepPeriod,
  exportTable: calls.exportTable,
  logo: calls.logo,
});

export type DashboardApi = ReturnType<typeof createDashboardApi>;

export const staffDashboardApi = (projectId: string): DashboardApi => {
  const params = { id: projectId };
  const query = { projectId };
  return createDashboardApi([...sonarKey(projectId), 'dashboard'], staffAccess(projectId), projectId, {
    dates: (signal) => call(endpoints.collectedDates, { params, signal }),
    calculations: (body, signal) => call(endpoints.calculations, { query, body, signal }),
    trend: (body, signal) => call(endpoints.scoreTrend, { query, body, signal }),
    why: (body, signal) => call(endpoints.whyThisScore, { query, body, signal }),
    views: (signal) => call(endpoints.savedViews, { params, signal }),
    keepPeriod: (days) => call(endpoints.setPeriodDays, { body: { days } }),
    exportTable: (body, signal) => download(endpoints.exportTable, { body, signal }),
    // Changes with the picture, so that a browser does not show the one before.
    logo: {
      address: (id, version) => `${addressOf(endpoints.logo, { params: { id } })}?v=${encodeURIComponent(version)}`,
    },
  });
};

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

/** Freezes a new reference from the brands as they are now. */
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

/** Keeps an address of the dashboard under a name; one of the same name and maker is replaced. */
export const useSaveView = ({ projectId, views }: DashboardApi, onDone: (view: SavedView) => void) =>
  useAction({
    call: (body: Pick<SavedView, 'name' | 'search'>) =>
      call(endpoints.saveView, { params: { id: projectId ?? '' }, body }),
    refreshes: [views.queryKey],
    done: (t, { name }) => ({ title: t('dashboard.viewSaved', { name }) }),
    failed: 'dashboard.couldntSaveView',
    onDone,
  });

export const useDeleteView = ({ projectId, views }: DashboardApi, onDone: (view: SavedView) => void) =>
  useAction({
    call: ({ id }: SavedView) => call(endpoints.deleteView, { params: { id: projectId ?? '', viewId: id } }),
    refreshes: [views.queryKey],
    done: (t, { name }) => ({ title: t('dashboard.viewDeleted', { name }) }),
    failed: 'dashboard.couldntDeleteView',
    onDone: (_, view) => onDone(view),
  });
