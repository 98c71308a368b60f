import type { endpoints } from 'virtual:endpoints';
import type { Answer, Request } from '@soundings/contract/endpoint';
import type { PeriodLength, ScoreName } from '@soundings/contract/sonar/score-choices';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { LiveAccess } from '#/lib/live/live-access.ts';
import { withoutEmptyStart } from './without-empty-start.ts';

type Endpoints = typeof endpoints;
type Name = 'calculations' | 'scoreTrend' | 'whyThisScore';
type Asks<E extends Name> = (body: Request<Endpoints[E]>['body'], signal: AbortSignal) => Promise<Answer<Endpoints[E]>>;
type Reads<E extends keyof Endpoints> = (signal: AbortSignal) => Promise<Answer<Endpoints[E]>>;
export type TableFile = Request<Endpoints['exportTable']>['body'];

type LogoCalls =
  | { address: (id: string, version: string) => string }
  | { read: (id: string, signal: AbortSignal) => Promise<Blob> };

/** The calls that the dashboard makes, however one is let in. */
export interface SonarCalls {
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
export const sourceOf = (key: readonly string[], live: LiveAccess, projectId: string | null, calls: SonarCalls) => ({
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

export type SonarSource = ReturnType<typeof sourceOf>;
