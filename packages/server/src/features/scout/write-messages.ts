import type { MessageOrigin } from '@soundings/contract/board/board';
import { boardLimits } from '@soundings/contract/board/board-choices';
import type { ScoutSessionMode } from '@soundings/contract/scout/scout-choices';
import { nameOf as nameOfPrompt, type Prompt } from '#/features/ai/engines/prompt.ts';
import { startRun } from '#/features/ai/runs/start-run.ts';
import { askerOf } from '#/features/ai/usage/quota.ts';
import { addToBoard, markBoardAsOld } from '#/features/board/add-to-board.ts';
import { nameOf, type OpenBoard } from '#/features/board/change-board.ts';
import { assertNotInUse, ownerOf } from '#/features/projects/status/leases.ts';
import { isProcessing } from '#/features/projects/status/processing.ts';
import { readHint } from '#/features/writing/hints.ts';
import { messageKey } from '#/features/writing/message-key.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { saveForm, saveSession } from './scout.store.ts';
import type { ScoutInput, ScoutItem } from './scout-messages.prompt.ts';

/** Throws projectInUse where another one has the project, and jobInProgress where something is being written for it. */
export const assertFree = async (db: Database, { project, viewer }: OpenBoard): Promise<void> => {
  await assertNotInUse(db, project.id, ownerOf(viewer));
  if (await isProcessing(db, project.id)) throw new AppError('jobInProgress');
};

interface Writing {
  readonly mode: ScoutSessionMode;
  readonly prompt: Prompt<ScoutInput, ScoutItem>;
  readonly input: ScoutInput;
  readonly page: Pick<MessageOrigin, 'url' | 'readOn'>;
  readonly begin: (tx: Database) => Promise<void>;
}

/**
 * Asks a model for messages. Each is on the board before the run goes on, so that whoever looks again, after a crash too,
 * finds all that was shown. Throws projectInUse, jobInProgress and aiQuotaSpent. @returns the run's id.
 */
export const writeMessages = async (
  services: Services,
  open: OpenBoard,
  { mode, prompt, input, page, begin }: Writing,
): Promise<string> => {
  const { db } = services;
  const { project, viewer } = open;
  const voices = new Map(input.voices.map(({ id, name, color }) => [name, { id, name, color }]));
  const written = new Set(input.known.map(messageKey));
  let left = input.count;
  let isFirst = true;
  let origin: Promise<Omit<MessageOrigin, 'evidence'>> | null = null;

  const add = async (runId: string, { text, writer, evidence }: ScoutItem): Promise<void> => {
    const message = text.trim().slice(0, boardLimits.message).toWellFormed();
    if (message === '' || left === 0 || written.has(messageKey(message))) return;
    origin ??= readOrigin(db, runId, prompt, page);
    const from = { ...(await origin), evidence: evidence === '' ? [] : [evidence.slice(0, boardLimits.message)] };
    await db.transaction(async (tx) => {
      if (isFirst) await markBoardAsOld(tx, project.id, runId);
      await addToBoard(services, tx, project.id, [
        {
          ...{ text: message, createType: 'GENERATED', creator: nameOf(viewer), runId, origin: from },
          writer: voices.get(writer) ?? null,
        },
      ]);
    });
    written.add(messageKey(message));
    left -= 1;
    isFirst = false;
  };

  let runId = '';
  return startRun(services, {
    ...{ prompt, input, asker: askerOf(viewer.caller), projectId: project.id, holdsProjectFor: ownerOf(viewer) },
    begin: async (tx, id) => {
      if (await isProcessing(tx, project.id)) throw new AppError('jobInProgress');
      runId = id;
      await begin(tx);
      await saveForm(tx, project.id, { runId: id, runMode: mode, wanted: input.count });
    },
    onPart: (item) =>
      item.kind === 'hint' ? saveSession(db, project.id, mode, readHint(item.text.trim())) : add(runId, item),
  });
};

/** A model that was asked instead of another one is on record before its first word. */
const readOrigin = async (
  db: Database,
  runId: string,
  prompt: Pick<Prompt<never>, 'name' | 'version'>,
  page: Pick<MessageOrigin, 'url' | 'readOn'>,
): Promise<Omit<MessageOrigin, 'evidence'>> => {
  const run = await findRun(db, runId);
  return { kind: run?.kind ?? null, model: run?.model ?? '', prompt: nameOfPrompt(prompt), ...page, fact: null };
};
