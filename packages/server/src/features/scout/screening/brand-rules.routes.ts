import { randomUUID } from 'node:crypto';
import { done } from '@soundings/contract/endpoint';
import {
  type BrandRules,
  brandRulesEndpoints as endpoints,
  screeningCalls,
} from '@soundings/contract/scout/brand-rules';
import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import {
  findCompanyName,
  findCompanyRules,
  findRules,
  listCompaniesWithRules,
  type RulesOwner,
  removeRules,
  saveRules,
} from './brand-rules.store.ts';
import { findRulesFor, mergeRules, screenTexts } from './screen-texts.ts';

export const brandRulesRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  const getCompanyName = async (companyId: string): Promise<string> => {
    const name = await findCompanyName(db, companyId);
    if (name === null) throw new AppError('notFound');
    return name;
  };
  const getProjectName = async (id: string): Promise<string> => (await getProject(db, id, 'SCOUTV2')).projectName;

  const change = (caller: Caller, target: string, owner: RulesOwner, rules: BrandRules | null) =>
    audited(services, { ...byCaller(caller), action: 'settings.brand-rules', target }, () =>
      rules
        ? saveRules(db, owner, { id: randomUUID(), rules, changedOn: now(), changedBy: caller.id })
        : removeRules(db, owner),
    ).then(() => done);

  route(endpoints.brandRulesOverview, async () => {
    const rows = await listCompaniesWithRules(db);
    return rows.map((row) => ({ ...row, changedOn: row.changedOn?.toISOString() ?? null }));
  });

  route(endpoints.companyBrandRules, async ({ params: { companyId } }) => {
    await getCompanyName(companyId);
    return presentRules(await findRules(db, { companyId }));
  });
  route(endpoints.saveCompanyBrandRules, async ({ caller, params: { companyId }, body }) =>
    change(caller, await getCompanyName(companyId), { companyId }, body),
  );
  route(endpoints.deleteCompanyBrandRules, async ({ caller, params: { companyId } }) =>
    change(caller, await getCompanyName(companyId), { companyId }, null),
  );

  route(endpoints.projectBrandRules, async ({ params: { id: projectId } }) => {
    await getProjectName(projectId);
    const inherited = await findCompanyRules(db, projectId, null);
    return {
      ...presentRules(await findRules(db, { projectId })),
      inherited: mergeRules(inherited.map(({ rules }) => rules)),
      companies: inherited.map(({ companyName }) => companyName),
    };
  });
  route(endpoints.saveProjectBrandRules, async ({ caller, params: { id: projectId }, body }) =>
    change(caller, await getProjectName(projectId), { projectId }, body),
  );
  route(endpoints.deleteProjectBrandRules, async ({ caller, params: { id: projectId } }) =>
    change(caller, await getProjectName(projectId), { projectId }, null),
  );

  const load = {
    forStaff: (caller: Caller, id: string) => loadProjectFor(services, caller, id, 'SCOUTV2'),
    shared: (id: string) => getProject(db, id, 'SCOUTV2'),
  };
  projectRoutes(route, screeningCalls, load, {
    screenTexts: async ({ project, request, viewer }) => ({
      findings: await screenTexts(request.messages, await findRulesFor(db, project.id, viewer)),
    }),
  });
};

const presentRules = (row: Awaited<ReturnType<typeof findRules>>) => ({
  rules: row?.rules ?? null,
  changedOn: row?.changedOn.toISOString() ?? null,
  changedBy: row?.changedBy ?? null,
});
