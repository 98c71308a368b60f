import type { genieRunPurposes } from '@soundings/contract/genie/genie-choices';
import type { Prompt } from '#/features/ai/engines/prompt.ts';
import { startRun } from '#/features/ai/runs/start-run.ts';
import { askerOf } from '#/features/ai/usage/quota.ts';
import type { ProjectViewer } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { assertNotInUse, ownerOf } from '#/features/projects/status/leases.ts';
import { beginProcessing, isProcessing } from '#/features/projects/status/processing.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { summarize, takeProject } from './change-genie.ts';
import { type createCollector, publishMessages } from './collect-messages.ts';
import { findSession, saveSession } from './genie.store.ts';
import type { GenieItem } from './genie-messages.prompt.ts';

export interface OpenGenie {
  readonly project: Project;
  readonly viewer: ProjectViewer;
}

interface Writing<Input> extends OpenGenie {
  readonly prompt: Prompt<Input, GenieItem>;
  readonly input: Input;
  readonly purpose: (typeof genieRunPurposes)[number];
  readonly collector: ReturnType<typeof createCollector>;
  readonly begin?: (tx: Database) => Promise<void>;
}

/** Throws projectInUse where another one has the project, and jobInProgress where something is being written for it. */
export const assertFree = async ({ db }: Pick<Services, 'db'>, { project, viewer }: OpenGenie): Promise<void> => {
  await assertNotInUse(db, project.id, ownerOf(viewer));
  await assertIdle(db, project.id);
};

const assertIdle = async (db: Database, projectId: string): Promise<void> => {
  const session = await findSession(db, projectId);
  const run = session?.runId ? await findRun(db, session.runId) : null;
  const isWriting = run !== null && (run.state === 'queued' || run.state === 'running');
  if (isWriting || (await isProcessing(db, projectId))) throw new AppError('jobInProgress');
};

/**
 * Asks a model for messages, which are written down as they come; the project is processing meanwhile. Throws
 * projectInUse, jobInProgress and aiQuotaSpent. @returns the run's id, and a promise of its end, which never rejects.
 */
export const writeMessagesOf = async <Input>(
  services: Services,
  { project, viewer, prompt, input, purpose, collector, begin }: Writing<Input>,
): Promise<{ runId: string; over: Promise<void> }> => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const runId = await startRun(services, {
    ...{ prompt, input, asker: askerOf(viewer.caller), projectId: project.id },
    begin: async (tx, id) => {
      await takeProject(tx, project.id, viewer);
      // In the background somebody else may have begun.
      if (purpose !== 'ALTERNATIVES') await assertIdle(tx, project.id);
      await begin?.(tx);
      await saveSession(tx, project.id, { runId: id, runPurpose: purpose });
      collector.begin(id);
    },
    onPart: collector.take,
    onEnd: async (id) => {
      try {
        await services.db.transaction(async (tx) => {
          await summarize(tx, project.id, services.now());
          await publishMessages(tx, project.id, id);
        });
      } finally {
        end();
      }
    },
  });
  if (purpose === 'ALTERNATIVES') return { runId, over: ended };
  const endProcessing = await beginProcessing(services, project.id);
  return { runId, over: ended.then(endProcessing).catch(() => undefined) };
};
