import { recordDenied } from '#/features/projects/load-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findReport, type ListedReport } from './reports.store.ts';

/** Reports are their owner's alone; global admins see them all. */
export const seesAllReports = ({ role }: Pick<Caller, 'role'>): boolean => role === 'ROLE_GLOBAL_ADMIN';

/** Throws notFound, also where the report is somebody else's. */
export const loadReportFor = async (
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
): Promise<ListedReport> => {
  const report = await findReport(services.db, id);
  if (report && (report.ownerId === caller.id || seesAllReports(caller))) return report;
  await recordDenied(services, caller, `report ${id}`);
  throw new AppError('notFound');
};
