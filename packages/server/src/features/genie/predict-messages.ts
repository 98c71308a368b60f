import { randomUUID } from 'node:crypto';
import type { Segment } from '@soundings/contract/genie/genie';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { beginProcessing } from '#/features/projects/status/processing.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { readPageAt } from '#/platform/pages/fetch-page.ts';
import type { Services } from '#/platform/services.ts';
import { findApplied } from './calibration/calibration.store.ts';
import { changeGenie, summarize } from './change-genie.ts';
import { createCollector } from './collect-messages.ts';
import {
  addMessages,
  changeMessage,
  deleteMessage,
  deleteOldest,
  deleteSame,
  findMessage,
  findMessages,
  markAsEvaluated,
  markAsOld,
} from './genie.store.ts';
import type { MessageRow, MessageSource, NewMessage } from './genie.tables.ts';
import { genieAlternativesPrompt } from './genie-alternatives.prompt.ts';
import { predict } from './predictor.ts';
import { assertFree, type OpenGenie, writeMessagesOf } from './write-messages.ts';

interface Asked extends Segment {
  readonly url: string;
  readonly source?: MessageSource;
}

const predicted = (projectId: string, text: string, asked: Asked, now: Date): Omit<NewMessage, 'evaluation'> => ({
  ...{ id: randomUUID(), projectId, list: 'PREDICTED', createType: 'MANUAL', text, isNew: true },
  ...{ gender: asked.gender, ageRange: asked.ageRange, region: asked.region, url: asked.url },
  ...{ originalId: null, source: asked.source ?? null, runId: null, createdOn: now },
});

const addPredicted = async (
  tx: Database,
  projectId: string,
  messages: readonly NewMessage[],
): Promise<MessageRow[]> => {
  await markAsOld(tx, projectId, 'PREDICTED');
  for (const message of messages) await deleteSame(tx, message);
  const rows = await addMessages(tx, projectId, messages);
  await deleteOldest(tx, projectId, 'PREDICTED', genieLimits.kept);
  return rows;
};

/**
 * Predicts a message and keeps it. Alternatives are written in the background, as far as the page can be read.
 * Throws projectInUse and jobInProgress. @returns the message.
 */
export const predictAndKeep = async (
  services: Services,
  open: OpenGenie,
  { message, ...asked }: Asked & { readonly message: string },
): Promise<MessageRow> => {
  const { project, viewer } = open;
  await assertFree(services, open);
  const [row] = await changeGenie(services, project, viewer, (tx) =>
    addPredicted(tx, project.id, [{ ...predicted(project.id, message, asked, services.now()), evaluation: 'DONE' }]),
  );
  const endProcessing = await beginProcessing(services, project.id);
  // Whatever goes wrong there, the prediction stands; the run says why it failed.
  const alternatives = writeAlternatives(services, open, row!).catch(() => undefined);
  void alternatives.then(endProcessing).catch(() => undefined);
  return row!;
};

const writeAlternatives = async (services: Services, open: OpenGenie, row: MessageRow): Promise<void> => {
  const { project } = open;
  const reading = await readPageAt(services.fetcher, row.url, AbortSignal.timeout(longestReadMs));
  const known = (await findMessages(services.db, project.id)).map(({ text }) => text);
  const collector = createCollector(services, {
    ...{ projectId: project.id, segment: row, url: row.url, replaces: false, known },
    original: { id: row.id, text: row.text },
  });
  const input = { message: row.text, brand: project.settings.brand ?? '', reading, known, seed: row.count };
  const prompt = genieAlternativesPrompt;
  await (await writeMessagesOf(services, { ...open, prompt, input, purpose: 'ALTERNATIVES', collector })).over;
};

const longestReadMs = 20_000;

/** Adds messages of the user's own; their figures are asked for one after the other. Throws projectInUse. */
export const addCustomMessages = (
  services: Services,
  { project, viewer }: OpenGenie,
  { messages, ...asked }: Asked & { readonly messages: readonly string[] },
): Promise<MessageRow[]> =>
  changeGenie(services, project, viewer, (tx) => {
    const rows = messages.map((text) => predicted(project.id, text, asked, services.now()));
    // The first one is to stand above the others, as the newest.
    const waiting = rows.toReversed().map((row) => ({ ...row, evaluation: 'PENDING' as const }));
    return addPredicted(tx, project.id, waiting);
  });

/** The figures of messages. Those that the project has count as evaluated from then on. */
export const evaluate = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  projectId: string,
  messages: readonly string[],
  segment: Segment,
) => {
  if (await markAsEvaluated(db, projectId, messages)) await db.transaction((tx) => summarize(tx, projectId, now()));
  const calibration = await findApplied(db);
  return messages.map((message) => ({ message, ...predict(message, segment, calibration) }));
};

/** An edited message is the user's own, and is evaluated with its new text. Throws projectInUse and notFound. */
export const editMessage = (
  services: Services,
  { project, viewer }: OpenGenie,
  { id, message }: { readonly id: string; readonly message: string },
): Promise<MessageRow> =>
  changeGenie(services, project, viewer, async (tx) => {
    const row = await findMessage(tx, project.id, id);
    if (!row) throw new AppError('notFound');
    const change = { text: message, createType: 'MANUAL', evaluation: 'DONE' } as const;
    if (row.text !== message) await changeMessage(tx, project.id, id, change);
    return row.text === message ? row : { ...row, ...change };
  });

export const removeMessage = (services: Services, { project, viewer }: OpenGenie, id: string): Promise<void> =>
  changeGenie(services, project, viewer, async (tx) => {
    if (!(await deleteMessage(tx, project.id, id))) throw new AppError('notFound');
  });
