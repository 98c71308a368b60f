import { endpoints } from 'virtual:endpoints';
import type { AlertKind } from '@soundings/contract/projects/alert-choices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { Language } from '#/lib/i18n.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

const refreshes = [queryRoots.alerts];
export interface AlertsQuery {
  readonly kind: AlertKind | undefined;
  readonly projectId: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly language: Language;
}

export const alertsQuery = ({ page, ...query }: AlertsQuery) =>
  queryOptions({
    queryKey: [...queryRoots.alerts, 'search', { page, ...query }],
    queryFn: ({ signal }) => call(endpoints.searchAlerts, { query: { ...query, page: page - 1 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const alertSettingsQuery = queryOptions({
  queryKey: [...queryRoots.alerts, 'settings'],
  queryFn: ({ signal }) => call(endpoints.alertSettings, { signal }),
});

export const useReadAlert = () => useAction({ call: endpoints.readAlert, refreshes, failed: 'alerts.couldntRead' });

export const useReadAllAlerts = () =>
  useAction({ call: endpoints.readAllAlerts, refreshes, failed: 'alerts.couldntReadAll' });

export const useSaveAlertSettings = () =>
  useAction({ call: endpoints.saveAlertSettings, refreshes, done: 'alerts.saved', failed: 'alerts.couldntSave' });

interface NamedProject {
  readonly id: string;
  readonly name: string;
}

export const useMuteProject = () =>
  useAction({
    call: ({ id }: NamedProject) => call(endpoints.muteProject, { params: { projectId: id } }),
    refreshes,
    done: (t, { name }) => ({ title: t('alerts.muted', { name }), text: t('alerts.mutedText') }),
    failed: 'alerts.couldntMute',
  });

export const useUnmuteProject = () =>
  useAction({
    call: ({ id }: NamedProject) => call(endpoints.unmuteProject, { params: { projectId: id } }),
    refreshes,
    done: (t, { name }) => ({ title: t('alerts.unmuted', { name }) }),
    failed: 'alerts.couldntUnmute',
  });
