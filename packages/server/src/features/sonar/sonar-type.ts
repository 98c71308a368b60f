import { latestStartMonth, startYears } from '@soundings/contract/projects/project-choices';
import type { TypeOnServer } from '#/features/projects/types/type-routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { findLogoKeys } from './brands/brands.store.ts';
import { createBrands } from './brands/change-brands.ts';
import { loadSonarToEdit } from './sonar.policy.ts';

export const sonarType: TypeOnServer<'SONAR'> = {
  checkSettings: ({ startDate }, project, now) => {
    if (startDate && startDate !== project?.settings.startDate) assertStartMonth(startDate, now);
  },
  whenCreated: (tx, id, { datasets }) => createBrands(tx, id, datasets),
  loadToEdit: loadSonarToEdit,
  remainder: (tx, { id }) => findLogoKeys(tx, id),
};

/** `startDate` is YYYY-MM-01. Throws invalidRequest where the month is not one that can be chosen today. */
export const assertStartMonth = (startDate: string, today: Date): void => {
  const latest = latestStartMonth(today);
  const first = Date.UTC(today.getUTCFullYear() - startYears, 0, 1);
  const start = Date.parse(`${startDate}T00:00:00Z`);
  if (start >= first && start <= Date.UTC(latest.year, latest.month, 1)) return;
  throw new AppError('invalidRequest', { fields: [{ path: 'body.startDate', message: 'notSelectable' }] });
};
