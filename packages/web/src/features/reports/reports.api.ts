import { endpoints } from 'virtual:endpoints';
import type { Block } from '@soundings/contract/reports/blocks';
import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Report } from '@soundings/contract/reports/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import type { ReportQuery } from './list-search.ts';

const reports = queryRoots.reports;

export const reportsQuery = ({ page, ...asked }: ReportQuery) =>
  queryOptions({
    queryKey: [...reports, 'search', { page, ...asked }],
    queryFn: ({ signal }) => call(endpoints.searchReports, { query: { page: page - 1, ...asked }, signal }),
    placeholderData: keepPreviousData,
  });

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...reports, 'report', id],
    queryFn: ({ signal }) => call(endpoints.report, { params: { id }, signal }),
    // An editor keeps what it has until it is opened anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const reportProjectsQuery = queryOptions({
  queryKey: [...reports, 'projects'],
  queryFn: ({ signal }) => call(endpoints.reportProjects, { signal }),
});

export const reportCompaniesQuery = queryOptions({
  queryKey: [...reports, 'companies'],
  queryFn: ({ signal }) => call(endpoints.reportCompanies, { signal }),
});

export const previewQuery = (reportId: string, block: Block, language: ReportLanguage) =>
  queryOptions({
    queryKey: [...reports, 'preview', reportId, language, block],
    queryFn: ({ signal }) =>
      call(endpoints.previewReportBlock, { params: { id: reportId }, body: { block, language }, signal }),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });

export const editionsQuery = (reportId: string) =>
  queryOptions({
    queryKey: [...reports, 'editions', reportId],
    queryFn: ({ signal }) => call(endpoints.listEditions, { params: { id: reportId }, signal }),
  });

export const brandChoicesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...reports, 'brands', projectId],
    queryFn: ({ signal }) => call(endpoints.reportBrands, { query: { projectId }, signal }),
  });

export const questionChoicesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...reports, 'questions', projectId],
    queryFn: ({ signal }) => call(endpoints.verbatimQuestions, { query: { projectId }, signal }),
  });

export const resonanceChoicesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...reports, 'resonance', projectId],
    queryFn: ({ signal }) => call(endpoints.resonanceData, { query: { projectId }, signal }),
  });

export const conceptChoicesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...reports, 'concepts', projectId],
    queryFn: ({ signal }) => call(endpoints.concepts, { query: { projectId }, body: {}, signal }),
  });

export const groupChoicesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...reports, 'groups', projectId],
    queryFn: ({ signal }) => call(endpoints.benchmarkGroups, { query: { projectId }, body: {}, signal }),
  });

export const useCreateReport = (onDone: (report: Report) => void) =>
  useAction({
    call: endpoints.createReport,
    refreshes: [[...reports, 'search']],
    failed: 'reports.couldntCreate',
    onDone,
  });

export const saveReport = (id: string, body: Parameters<typeof call<typeof endpoints.saveReport>>[1]['body']) =>
  call(endpoints.saveReport, { params: { id }, body });

export const useAddBlocks = (onDone: (report: Report) => void) =>
  useAction({
    call: endpoints.addReportBlocks,
    refreshes: [reports],
    done: (t, { body }) => ({ title: t('reports.added', { count: body.blocks.length }) }),
    failed: 'reports.couldntAdd',
    onDone,
  });

export const useDeleteReport = (name: string, onDone: () => void) =>
  useAction({
    call: endpoints.deleteReport,
    refreshes: [[...reports, 'search']],
    done: (t) => ({ title: t('reports.hasBeenDeleted', { name }) }),
    failed: 'reports.couldntDelete',
    onDone,
  });

const ofEditions = (reportId: string) => [
  [...reports, 'editions', reportId],
  [...reports, 'search'],
];

export const useMakeEdition = (reportId: string) =>
  useAction({
    call: () => call(endpoints.makeEdition, { params: { id: reportId } }),
    refreshes: ofEditions(reportId),
    failed: 'reports.couldntMake',
  });

export const useDownloadEdition = () =>
  useAction({
    call: ({ id, format }: { id: string; format: 'pptx' | 'pdf' }) =>
      download(endpoints.editionDocument, { params: { id }, query: { format } }),
    failed: 'reports.couldntDownload',
  });

export const useDeleteEdition = (reportId: string, onDone: () => void) =>
  useAction({
    call: endpoints.deleteEdition,
    refreshes: ofEditions(reportId),
    done: 'reports.editionDeleted',
    failed: 'reports.couldntDeleteEdition',
    onDone,
  });

/** @param onDone gets the password that was set: null where it was taken away, undefined where it stays. */
export const useShareEdition = (
  reportId: string,
  isNew: boolean,
  onDone: (password: string | null | undefined) => void,
) =>
  useAction({
    call: endpoints.shareEdition,
    refreshes: ofEditions(reportId),
    done: isNew ? 'reports.linkMade' : 'reports.linkChanged',
    failed: 'reports.couldntShare',
    onDone: (_, { body }) => onDone(body.password),
  });

export const useUnshareEdition = (reportId: string, onDone: () => void) =>
  useAction({
    call: endpoints.unshareEdition,
    refreshes: ofEditions(reportId),
    done: 'reports.linkEnded',
    failed: 'reports.couldntEnd',
    onDone,
  });

interface Opening {
  readonly link: string;
  readonly password: string | null;
}

export const sharedReportQuery = ({ link, password }: Opening) =>
  queryOptions({
    queryKey: [...reports, 'shared', link, password],
    queryFn: ({ signal }) => call(endpoints.openSharedReport, { body: { link, password }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useDownloadShared = (opening: Opening) =>
  useAction({
    call: (format: 'pptx' | 'pdf') => download(endpoints.sharedReportDocument, { body: { ...opening, format } }),
    failed: 'reports.couldntDownload',
  });
