import { done } from '@soundings/contract/endpoint';
import { schedulesEndpoints as endpoints, type Schedule } from '@soundings/contract/reports/schedules';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadReportFor } from '../reports.policy.ts';
import { createSchedule, presentSchedules, saveSchedule } from './change-schedule.ts';
import { findSchedule, findSchedules, removeSchedule } from './schedules.store.ts';

export const schedulesRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  const load = async (caller: Caller, id: string) => {
    const schedule = await findSchedule(db, id);
    if (!schedule) throw new AppError('notFound');
    const { title } = await loadReportFor(services, caller, schedule.reportId);
    return { schedule, title };
  };
  const present = async (caller: Caller, id: string): Promise<Schedule> => {
    const schedule = await findSchedule(db, id);
    if (!schedule) throw new AppError('notFound');
    const [presented] = await presentSchedules(services, [schedule], caller);
    return presented!;
  };

  route(endpoints.reportSchedules, async ({ caller, params: { id } }) => {
    await loadReportFor(services, caller, id);
    return presentSchedules(services, await findSchedules(db, id), caller);
  });

  route(endpoints.addReportSchedule, async ({ caller, params: { id }, body }) => {
    const { title: target } = await loadReportFor(services, caller, id);
    const entry = { ...byCaller(caller), action: 'report.schedule', target } as const;
    return present(caller, await audited(services, entry, () => createSchedule(services, id, body)));
  });

  route(endpoints.saveReportSchedule, async ({ caller, params: { id }, body }) => {
    const { schedule, title: target } = await load(caller, id);
    const entry = { ...byCaller(caller), action: 'report.schedule', target } as const;
    await audited(services, entry, () => saveSchedule(services, schedule, body));
    return present(caller, id);
  });

  route(endpoints.deleteReportSchedule, async ({ caller, params: { id } }) => {
    const { title: target } = await load(caller, id);
    await audited(services, { ...byCaller(caller), action: 'report.unschedule', target }, async () => {
      if (!(await removeSchedule(db, id))) throw new AppError('notFound');
    });
    return done;
  });
};
