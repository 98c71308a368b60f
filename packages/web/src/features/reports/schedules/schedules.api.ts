import { endpoints } from 'virtual:endpoints';
import type { ScheduleInput } from '@soundings/contract/reports/schedules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

const schedulesKey = (reportId: string) => [...queryRoots.reports, 'schedules', reportId] as const;

export const schedulesQuery = (reportId: string) =>
  queryOptions({
    queryKey: schedulesKey(reportId),
    queryFn: ({ signal }) => call(endpoints.reportSchedules, { params: { id: reportId }, signal }),
  });

interface Saved {
  /** Null: a new one. */
  readonly id: string | null;
  readonly body: ScheduleInput;
}

export const useSaveSchedule = (reportId: string, onDone: () => void) =>
  useAction({
    call: ({ id, body }: Saved) =>
      id === null
        ? call(endpoints.addReportSchedule, { params: { id: reportId }, body })
        : call(endpoints.saveReportSchedule, { params: { id }, body }),
    refreshes: [schedulesKey(reportId)],
    done: 'schedules.saved',
    failed: 'schedules.couldntSave',
    onDone,
  });

export const useDeleteSchedule = (reportId: string) =>
  useAction({
    call: endpoints.deleteReportSchedule,
    refreshes: [schedulesKey(reportId)],
    done: 'schedules.deleted',
    failed: 'schedules.couldntDelete',
  });
