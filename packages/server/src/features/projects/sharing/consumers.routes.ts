import { isCollected } from '@soundings/contract/projects/project-types';
import { describedOpenings } from '@soundings/contract/projects/sharing';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { isFirstWithinMinute } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { collectedDays } from '../collected-days.ts';
import { getProject } from '../load-project.ts';
import { deletedAsWrongCredentials } from './open-shared.ts';

export const consumersRoutes = (route: Route, services: Services): void => {
  const open = async ({ consumer }: { consumer: Consumer }) => {
    const project = await deletedAsWrongCredentials(getProject(services.db, consumer.projectId));
    await recordSharedOpened(services, consumer);
    const { projectName, projectType, settings } = project;
    const { collectedFrom, collectedTill } = collectedDays(project, settings.rangeType);
    if (isCollected(projectType) && !(collectedFrom && collectedTill)) throw new AppError('noDataCollectedYet');
    return { projectName, projectType, brand: settings.brand ?? null };
  };
  for (const opening of Object.values(describedOpenings)) route(opening, open);
};

export const recordSharedOpened = async (services: Pick<Services, 'db' | 'now'>, consumer: Consumer): Promise<void> => {
  const { db, now } = services;
  if (!(await isFirstWithinMinute(services, `share-open ${consumer.projectId}`, consumer.address))) return;
  await addAuditEntry(db, now(), {
    action: 'share.open',
    outcome: 'success',
    actor: '',
    target: `project ${consumer.projectName}`,
    address: consumer.address,
  });
};
