import { randomUUID } from 'node:crypto';
import type { RunFailure } from '@soundings/contract/ai/ai-choices';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import { acquireLeaseForJob, type NamedOwner } from '#/features/projects/status/leases.ts';
import type { AiUsage } from '#/platform/ai/ai-engine.ts';
import { readParts } from '#/platform/ai/read-parts.ts';
import { changeRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { answer, estimateAnswer } from '../engines/answer.ts';
import { type Choice, openEngines } from '../engines/open-engines.ts';
import { nameOf, type Prompt } from '../engines/prompt.ts';
import { type Asker, costOf, findSpent } from '../usage/quota.ts';

interface Start<Input, Item> {
  readonly prompt: Prompt<Input, Item>;
  readonly input: Input;
  readonly asker: Asker;
  readonly projectId?: string | null;
  readonly holdsProjectFor?: NamedOwner;
  readonly choices?: readonly Choice[];
  readonly begin?: (tx: Database, runId: string) => Promise<void>;
  readonly onPart?: (part: Item) => void | Promise<void>;
  readonly onEnd?: (runId: string) => Promise<void>;
}

/**
 * Asks a model, and answers at once: whoever wants to read follows the run. Items are kept as lines of JSON. Where the
 * tokens of this month are spent, the built-in engine answers if it is one of the choices.
 * Throws aiQuotaSpent, projectInUse, notFound of a project that is gone, and whatever `begin` throws. @returns the run's id.
 */
export const startRun = async <Input, Item>(
  services: Services,
  {
    prompt,
    input,
    asker,
    projectId = null,
    holdsProjectFor: holder,
    begin,
    onPart,
    onEnd,
    ...given
  }: Start<Input, Item>,
): Promise<string> => {
  const { db, aiRuns, now } = services;
  const { choices, fellBackFrom } = await withinLimits(
    services,
    { asker, projectId },
    given.choices ?? (await openEngines(services, prompt.purpose)),
  );
  let choice = choices[0]!;
  const id = randomUUID();
  const { kind, model } = choice;
  const holdsProject = projectId !== null && holder !== undefined;
  const row = { id, purpose: prompt.purpose, prompt: nameOf(prompt), kind, model, fellBackFrom, projectId, ...asker };
  const queued = { ...row, holdsProject, queuedOn: now() };

  let onRecord = Promise.resolve();

  const step = (signal: AbortSignal): AsyncGenerator<string, AiUsage> => {
    const parts = answer(choices, prompt, input, {
      signal,
      onFallBack: async (to, reason) => {
        choice = to;
        await onRecord;
        await changeRun(db, id, { kind: to.kind, model: to.model, fellBackFrom: reason });
      },
    });
    return readParts(parts, {
      map: async (part) => {
        await onPart?.(part);
        return prompt.item ? `${JSON.stringify(part)}\n` : String(part);
      },
    });
  };

  const launch: Parameters<typeof aiRuns.launch>[1] = {
    step,
    costOf: (usage) => costOf(db, choice, usage),
    estimate: (length) => estimateAnswer(choice, prompt, input, length),
    holds: holdsProject ? projectId : null,
    ...(onEnd && { onEnd: () => onEnd(id) }),
  };
  if (!begin && !holdsProject) {
    onRecord = aiRuns.start(queued, launch);
    await onRecord;
    return id;
  }
  await db.transaction(async (tx) => {
    if (holdsProject) await holdProject(tx, projectId, holder);
    await begin?.(tx, id);
    await aiRuns.queue(tx, queued);
  });
  void aiRuns.launch(id, launch);
  return id;
};

const holdProject = async (tx: Database, projectId: string, holder: NamedOwner): Promise<void> => {
  const { active } = await lockExistingProject(tx, projectId);
  if (!active) throw new AppError('notFound');
  await acquireLeaseForJob(tx, projectId, holder);
};

const withinLimits = async (
  services: Services,
  { asker, projectId }: { readonly asker: Asker; readonly projectId: string | null },
  choices: readonly Choice[],
): Promise<{ choices: readonly Choice[]; fellBackFrom: RunFailure | null }> => {
  const builtIn = choices.filter(({ kind }) => kind === 'BUILT_IN');
  if (choices[0]?.kind === 'BUILT_IN') return { choices: builtIn, fellBackFrom: null };
  const moreOn = await findSpent(services, asker, projectId);
  if (moreOn === null) return { choices, fellBackFrom: null };
  if (builtIn.length === 0) throw new AppError('aiQuotaSpent', { resetsOn: moreOn });
  return { choices: builtIn, fellBackFrom: 'limitReached' };
};
