import { firstStepsEndpoints as endpoints } from '@soundings/contract/projects/first-steps';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { limitConcurrency } from '#/platform/concurrency.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { auditedProject } from '../change-project.ts';
import { deleteProject, type Remainder } from '../delete-project.ts';
import { findDemoProjects, findFirstSteps } from './first-steps.store.ts';

interface Products {
  readonly addDemo: (services: Services, createdBy: string) => Promise<number>;
  readonly createRemainder: (type: ProjectType) => Remainder;
}

export const firstStepsRoutes =
  ({ addDemo, createRemainder }: Products) =>
  (route: Route, services: Services): void => {
    const oneAtATime = limitConcurrency(1);
    /** Adding and removing the demo, here or on another node, one after the other: each finds all of it or nothing. */
    const changeDemo = <T>(step: () => Promise<T>): Promise<T> => oneAtATime(() => services.alone('demo', step));

    route(endpoints.firstSteps, () => findFirstSteps(services.db));

    route(endpoints.addDemoProjects, async ({ caller }) => {
      const about = { action: 'project.create', target: 'demo', ...byCaller(caller) } as const;
      return audited(services, about, () => changeDemo(async () => ({ projects: await addDemo(services, caller.id) })));
    });

    const removeDemo = async (caller: Caller): Promise<number> => {
      let removed = 0;
      for (const { id, projectName: target, projectType } of await findDemoProjects(services.db)) {
        try {
          await auditedProject(services, { action: 'project.delete', caller, target }, () =>
            deleteProject(services, id, createRemainder(projectType)),
          );
          removed += 1;
        } catch (error) {
          // Deleted by someone else meanwhile.
          if (!(error instanceof AppError && error.code === 'notFound')) throw error;
        }
      }
      return removed;
    };
    route(endpoints.removeDemoProjects, ({ caller }) =>
      changeDemo(async () => ({ projects: await removeDemo(caller) })),
    );
  };
