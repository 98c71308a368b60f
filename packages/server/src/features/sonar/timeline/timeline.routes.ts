import { randomUUID } from 'node:crypto';
import { done } from '@soundings/contract/endpoint';
import { timelineEndpoints as endpoints, type TimelineMark } from '@soundings/contract/sonar/timeline';
import { timelineLimits } from '@soundings/contract/sonar/timeline-choices';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { changesOthers, loadSonarFor } from '../sonar.policy.ts';
import { countMarks, deleteMark, findMarks, insertMark, updateMark } from './timeline.store.ts';

export const timelineRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  route(endpoints.addMark, async ({ caller, params, body }) => {
    const { id: projectId } = await loadSonarFor(services, caller, params.id);
    return db.transaction(async (tx) => {
      await lockExistingProject(tx, projectId);
      if ((await countMarks(tx, projectId)) >= timelineLimits.marks) throw new AppError('limitReached');
      const id = randomUUID();
      await insertMark(tx, body, { id, projectId, createdBy: caller.id, createdOn: now() });
      return getMark(tx, caller, projectId, id);
    });
  });

  route(endpoints.changeMark, async ({ caller, params, body }) => {
    const which = await findOwn(caller, params);
    if (!(await updateMark(db, which, body))) throw new AppError('notFound');
    return getMark(db, caller, which.projectId, which.id);
  });

  route(endpoints.removeMark, async ({ caller, params }) => {
    if (!(await deleteMark(db, await findOwn(caller, params)))) throw new AppError('notFound');
    return done;
  });

  const findOwn = async (caller: Caller, { id, markId }: { id: string; markId: string }) => {
    const { id: projectId } = await loadSonarFor(services, caller, id);
    return { id: markId, projectId, createdBy: changesOthers(caller) ? undefined : caller.id };
  };
};

const getMark = async (db: Database, caller: Caller, projectId: string, id: string): Promise<TimelineMark> => {
  const [mark] = await findMarks(db, projectId, caller, id);
  if (!mark) throw new AppError('notFound');
  return mark;
};
