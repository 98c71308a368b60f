import { Tabs, VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { todayText } from '@soundings/contract/sonar/calendar';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeenByClients } from '#/features/projects/types/type-on-web.ts';
import { isApiError } from '#/lib/api/api-error.ts';
import { useProcessing } from '#/lib/live/use-processing.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { toastInfo } from '#/ui/feedback/toast.tsx';
import type { DashboardApi } from '../dashboard.api.ts';
import { type DashboardSearch, dashboardTabs } from '../dashboard-search.ts';
import { resolveRanges } from '../period/collected-ranges.ts';
import { toRangeSearch } from '../period/range-presets.ts';
import { DashboardStateContext, openTab, useDashboardState, waitsForScores } from './dashboard-state.ts';

interface Props {
  source: DashboardApi;
  projectName: string | undefined;
  search: DashboardSearch;
  onChange: (change: Partial<DashboardSearch>) => void;
  canEdit: boolean;
  children: ReactNode;
}

export function DashboardView({ source: given, projectName, search, onChange, canEdit, children }: Props) {
  const { t } = useTranslation();
  const change = useCallbackRef(onChange);
  const source = useStableValue(given, given.key.join('\n'));
  const dates = useQuery(source.dates);
  const found = dates.data ? resolveRanges(search, dates.data, todayText()) : null;
  const ranges = useStableValue(found, JSON.stringify(found));
  const calculations = useQuery(source.calculations(ranges));
  const isWorkedOn = useNewFigures(source);
  const open = openTab(search);
  usePageTitle(t(`dashboard.tab_${open}`), projectName);
  const choose = (value: string | null) => {
    const tab = dashboardTabs.find((known) => known === value);
    if (tab === undefined || tab === open) return;
    if (waitsForScores(tab, open, calculations)) return;
    change({ tab: tab === 'dashboard' ? undefined : tab, why: undefined });
  };
  return (
    <DashboardStateContext value={{ source, search, change, dates, ranges, calculations, canEdit, isWorkedOn }}>
      {/* Arrow keys only move: a tab may have a lot to draw. */}
      {source.projectId !== null && !isApiError(dates.error, 'notFound', 'invalidRequest') && (
        <VisuallyHidden component="h1">{projectName ?? t('dashboard.tab_dashboard')}</VisuallyHidden>
      )}
      <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
        <SeenByClients value={ranges && { ...search, ...toRangeSearch(ranges), view: undefined }}>
          {children}
        </SeenByClients>
      </Tabs>
    </DashboardStateContext>
  );
}

export function IfDemo({ children }: { children: ReactNode }) {
  const { dates } = useDashboardState();
  return dates.data?.demo === true ? children : null;
}

/** Keeps figures those of the last run. @returns whether the project is worked on: links are crawled, or figures collected. */
function useNewFigures(source: DashboardApi): boolean {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isWorkedOn = useProcessing(source.live, {
    onFinished: async () => {
      if (!(await refetchFigures(client, source))) return;
      toastInfo({ title: t('dashboard.newFigures'), text: t('dashboard.newFiguresHelp') });
    },
    onReconnect: () => void refetchFigures(client, source),
  });
  const key = source.key.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same project has another array each time
  useEffect(
    // From now on nobody hears of a run: what is kept may be old at the next visit.
    () => () => void client.invalidateQueries({ queryKey: source.key, refetchType: 'none' }),
    [client, key],
  );
  return isWorkedOn;
}

/**
 * Reads what the dashboard shows anew.
 * @returns whether figures were collected since it was last read: a crawl brings none, a run that is broken off tells no new days.
 */
export const refetchFigures = async (
  client: QueryClient,
  { key, dates }: Pick<DashboardApi, 'key' | 'dates'>,
): Promise<boolean> => {
  const collectedOn = () => client.getQueryData(dates.queryKey)?.collectedOn;
  const before = collectedOn();
  await client.invalidateQueries({ queryKey: key });
  return collectedOn() !== before;
};

/** The same object while `says` is the same, so that what is memoised from it stays. */
function useStableValue<T>(value: T, says: string): T {
  const [kept, setKept] = useState({ value, says });
  if (kept.says === says) return kept.value;
  setKept({ value, says });
  return value;
}
