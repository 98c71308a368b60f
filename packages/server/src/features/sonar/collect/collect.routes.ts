import { done } from '@soundings/contract/endpoint';
import { sonarCollectEndpoints as endpoints } from '@soundings/contract/sonar/collect';
import { auditedProject } from '#/features/projects/change-project.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadSonarFor, loadSonarToEdit } from '../sonar.policy.ts';
import { chooseSources } from './choose-sources.ts';
import { planCollecting, presentOpening } from './collect.present.ts';
import { countReasons, setCollecting } from './collect.store.ts';
import { startCollect } from './start-collecting.ts';

export const collectRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.collectSonar, async ({ caller, params }) => ({
    jobId: await startCollect(services, caller, await loadSonarFor(services, caller, params.id)),
  }));

  route(endpoints.collectedDates, async ({ caller, params }) => {
    const project = await loadSonarFor(services, caller, params.id);
    const accounts = await countReasons(db, project.id);
    const { isDemo: nextIsDemo } = await chooseSources(services, project.id);
    return { ...(await presentOpening(db, project, caller.id)), nextIsDemo, accounts };
  });

  route(endpoints.collectPlan, async ({ caller, params }) =>
    planCollecting(services, await loadSonarFor(services, caller, params.id)),
  );

  route(endpoints.setSonarDaily, async ({ caller, params, body: { daily } }) => {
    const { id, projectName: target } = await loadSonarToEdit(services, caller, params.id);
    const entry = { action: 'sonar.daily', caller, target, details: { daily } } as const;
    await auditedProject(services, entry, () => setCollecting(db, id, { daily, dailyBy: daily ? caller.id : null }));
    return done;
  });
};
