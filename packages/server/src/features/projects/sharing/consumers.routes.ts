import { consumersEndpoints as endpoints } from '@soundings/contract/projects/sharing';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { collectedDaysOf } from '../collected-days-of.ts';
import { getProject } from '../get-project.ts';
import { noteOpened } from './note-opened.ts';
import { stillShared } from './still-shared.ts';

/** What the password of a shared project opens first, by type. RESONANCE answers its data at once and has its own. */
export const consumersRoutes = (route: Route, services: Services): void => {
  const open = async ({ consumer }: { consumer: Consumer }) => {
    const project = await stillShared(getProject(services.db, consumer.projectId));
    await noteOpened(services, consumer);
    const { projectName, projectType, settings } = project;
    const { collectedFrom, collectedTill } = collectedDaysOf(project, settings.rangeType);
    if (projectType === 'SONAR' && !(collectedFrom && collectedTill)) throw new AppError('noDataCollectedYet');
    return { projectName, projectType, brand: settings.brand ?? null };
  };
  route(endpoints.openSharedSonar, open);
  route(endpoints.openSharedScout, open);
  route(endpoints.openFinalMessages, open);
  route(endpoints.openSharedGenie, open);
  route(endpoints.openSharedGenieGo, open);
  route(endpoints.openSharedId8, open);
};
