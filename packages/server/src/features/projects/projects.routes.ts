import { done } from '@soundings/contract/endpoint';
import type { JobType } from '@soundings/contract/jobs/job-choices';
import { projectsEndpoints as endpoints, projectInfoEndpoints } from '@soundings/contract/projects/projects';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { cancelProjectJobs } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { auditedProject, changeProject } from './change-project.ts';
import { getProject, recordDenied } from './load-project.ts';
import { loadProjectInfo } from './project-info.ts';
import { searchProjectUsers } from './project-users.store.ts';
import { setProjectUsers } from './project-users.ts';
import { canListUnassigned } from './projects.policy.ts';
import { presentProject, presentProjectInfo } from './projects.present.ts';
import { findProjectFor, searchProjects, setProject } from './projects.store.ts';
import { findRecentProjects, recordOpened } from './recent-projects.store.ts';

const collecting: readonly JobType[] = ['CRAWL', 'COLLECT_SONAR'];

export const projectsRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.searchProjects, async ({ caller, body, query }) => {
    if (body.unassignedTo && !canListUnassigned(caller)) throw new AppError('accessDenied');
    const { rows, totalElements } = await searchProjects(db, caller, body, query);
    return { content: rows.map(presentProject), totalElements, page: query.page, size: query.size };
  });

  route(projectInfoEndpoints.projectInfo, async ({ caller, params }) =>
    presentProjectInfo(await loadProjectInfo(services, caller, params.id)),
  );

  route(endpoints.projectName, async ({ caller, params }) => {
    const project = await findProjectFor(db, caller, params.id);
    if (!project) {
      await recordDenied(services, caller, params.id);
      throw new AppError('notFound');
    }
    return { projectName: project.projectName, projectType: project.projectType };
  });

  route(endpoints.recentProjects, async ({ caller }) => ({
    projects: (await findRecentProjects(db, caller)).map(presentProject),
  }));

  route(endpoints.recordOpened, async ({ caller, params }) => {
    const project = await findProjectFor(db, caller, params.id);
    if (!project) throw new AppError('notFound');
    await recordOpened(db, { userId: caller.id, projectId: project.id, openedOn: services.now() });
    return done;
  });

  const setActive = async ({ caller, params }: { caller: Caller; params: { id: string } }, active: boolean) => {
    const project = await getProject(db, params.id);
    const action = active ? 'project.enable' : 'project.disable';
    await auditedProject(services, { action, caller, target: project.projectName }, () =>
      changeProject(services, project.id, async (tx) => {
        if (!active) await cancelProjectJobs(tx, { projectId: project.id, types: collecting }, services.now());
        await setProject(tx, project.id, { active });
      }),
    );
    return done;
  };
  route(endpoints.activateProject, (call) => setActive(call, true));
  route(endpoints.deactivateProject, (call) => setActive(call, false));

  route(endpoints.projectUsers, async ({ params, query }) => {
    const project = await getProject(db, params.id);
    const { rows, totalElements } = await searchProjectUsers(db, project, query);
    return { content: rows, totalElements, page: query.page, size: query.size };
  });

  route(endpoints.editProjectUsers, async ({ caller, params, body }) => {
    const project = await getProject(db, params.id);
    await auditedProject(services, { action: 'project.users', caller, target: project.projectName }, () =>
      setProjectUsers(services, caller, project.id, body.userIds),
    );
    return done;
  });
};
