import { done } from '@soundings/contract/endpoint';
import { createdTypes } from '@soundings/contract/projects/project-types';
import { reportsEndpoints as endpoints } from '@soundings/contract/reports/reports';
import { openProjects } from '#/features/projects/load-project.ts';
import { readSonar } from '#/features/sonar/scores/read-scores.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { addBlocks, createReport, listCustomers, saveReport } from './change-report.ts';
import { editionsRoutes } from './editions/editions.routes.ts';
import { previewBlock } from './editions/make-edition.ts';
import { loadReportFor, seesAllReports } from './reports.policy.ts';
import { presentReport, presentRow } from './reports.present.ts';
import { removeReport, searchReports } from './reports.store.ts';

export const reportsRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const present = async (caller: Caller, id: string) => presentReport(await loadReportFor(services, caller, id));

  route(endpoints.searchReports, async ({ caller, query }) => {
    const ownerId = seesAllReports(caller) ? null : caller.id;
    const { rows, totalElements } = await searchReports(db, { ...query, ownerId });
    return { content: rows.map(presentRow), totalElements, page: query.page, size: query.size };
  });

  route(endpoints.createReport, async ({ caller, body }) => {
    const details = { template: body.template };
    const entry = { ...byCaller(caller), action: 'report.create', target: body.title, details } as const;
    return present(caller, await audited(services, entry, () => createReport(services, caller, body)));
  });

  route(endpoints.reportProjects, async ({ caller }) => openProjects(services, caller, createdTypes));

  route(endpoints.reportBrands, async ({ caller, query }) => {
    const brands = await readSonar(services).brandsOf(caller, query.projectId);
    return brands.map(({ id, name, count, groups }) => ({ id, name, count, groups }));
  });

  route(endpoints.reportCompanies, async ({ caller }) => listCustomers(services, caller));

  route(endpoints.report, ({ caller, params }) => present(caller, params.id));

  route(endpoints.saveReport, async ({ caller, params: { id }, body }) => {
    await saveReport(services, caller, await loadReportFor(services, caller, id), body);
    return present(caller, id);
  });

  route(endpoints.addReportBlocks, async ({ caller, params: { id }, body: { blocks } }) => {
    await loadReportFor(services, caller, id);
    await addBlocks(services, caller, id, blocks);
    return present(caller, id);
  });

  route(endpoints.deleteReport, async ({ caller, params: { id } }) => {
    const { title: target } = await loadReportFor(services, caller, id);
    await audited(services, { ...byCaller(caller), action: 'report.delete', target }, async () => {
      if (!(await removeReport(db, id))) throw new AppError('notFound');
    });
    return done;
  });

  route(endpoints.previewReportBlock, async ({ caller, params: { id }, body: { block, language }, reply }) => {
    const { ownerId } = await loadReportFor(services, caller, id);
    return previewBlock(services, { ownerId, language }, block, requestSignal(reply));
  });

  editionsRoutes(route, services);
};
