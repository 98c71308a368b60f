import { aiRunsEndpoints as endpoints, type RunEvent } from '@soundings/contract/ai/ai-runs';
import { done } from '@soundings/contract/endpoint';
import { loadActiveProjectFor } from '#/features/projects/load-project.ts';
import type { RunNews } from '#/platform/ai/runs/run-feed.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import type { RunRow } from '#/platform/ai/runs/runs.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { searchRuns } from './ai-runs.store.ts';
import { presentRun } from './present-run.ts';

export const aiRunsRoutes = (route: Route, services: Services): void => {
  const { db, aiRuns } = services;

  route(endpoints.aiRun, async ({ caller, params: { id } }) => presentRun(await loadRunFor(services, caller, id)));

  route(endpoints.followAiRun, async ({ caller, params: { id }, query: { from }, reply }) => {
    await loadRunFor(services, caller, id);
    return presentNews(aiRuns.follow(id, from, requestSignal(reply)));
  });

  route(endpoints.stopAiRun, async ({ caller, params: { id } }) => {
    await loadRunFor(services, caller, id);
    await aiRuns.stop(id);
    return done;
  });

  route(endpoints.searchAiRuns, async ({ query }) => {
    const { rows, totalElements } = await searchRuns(db, query);
    const content = rows.map((row) => ({
      ...presentRun(row),
      user: row.user,
      userName: row.userName,
      company: row.company,
      project: row.project,
    }));
    return { content, totalElements, page: query.page, size: query.size };
  });
};

const loadRunFor = async (services: Services, caller: Caller, id: string): Promise<RunRow> => {
  const run = await findRun(services.db, id);
  if (!run || (run.userId !== caller.id && run.projectId === null)) throw new AppError('notFound');
  if (run.projectId !== null) await loadActiveProjectFor(services, caller, run.projectId);
  return run;
};

async function* presentNews(news: AsyncIterable<RunNews>): AsyncGenerator<RunEvent> {
  for await (const each of news) yield each.type === 'text' ? each : { type: 'state', run: presentRun(each.run) };
}
