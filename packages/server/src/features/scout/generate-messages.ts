import { randomUUID } from 'node:crypto';
import type { StartedWriting } from '@soundings/contract/ai/started-writing';
import type { ProjectRequest } from '@soundings/contract/projects/project-calls';
import type { scoutCalls } from '@soundings/contract/scout/calls';
import type { ScoutSessionMode } from '@soundings/contract/scout/scout-choices';
import { readBoard, readKnownTexts } from '#/features/board/add-to-board.ts';
import type { OpenBoard } from '#/features/board/change-board.ts';
import { getProjectAssistant, projectAssistants } from '#/features/projects/project-assistants.ts';
import { readReferenceFile } from '#/features/projects/reference-file.ts';
import { findActiveWriters } from '#/features/settings/active-writers.ts';
import { readSource } from '#/features/writing/read-source.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { findForm, findSession, saveForm, saveSession } from './scout.store.ts';
import { type ScoutInput, scoutMessagesPrompt } from './scout-messages.prompt.ts';
import { scoutSelectedPrompt } from './scout-selected.prompt.ts';
import { assertFree, writeMessages } from './write-messages.ts';

export type Brief = ProjectRequest<typeof scoutCalls.scoutGenerate>;
export type Reply = ProjectRequest<typeof scoutCalls.scoutReply>;

const assistantModeOf = { GENERATE_ALL: 'generate-all', GENERATE_SELECTED: 'generate-selected' } as const;
const prompts = { GENERATE_ALL: scoutMessagesPrompt, GENERATE_SELECTED: scoutSelectedPrompt } as const;

interface Asked extends Brief {
  readonly replies: readonly string[];
  /** Where the request's fields stand, for what is said of them. */
  readonly requestPath: string;
}

const getAssistant = async (
  { db }: Services,
  projectId: string,
  mode: ScoutSessionMode,
  { assistantId, url, requestPath }: Asked,
) => {
  const rows = await projectAssistants(db, projectId);
  if (!rows.some((row) => row.id === assistantId && row.mode === assistantModeOf[mode])) throw new AppError('notFound');
  const assistant = await getProjectAssistant(db, projectId, assistantId);
  if (assistant.type === 'TEXT' && url === '') {
    throw new AppError('invalidRequest', { fields: [{ path: `${requestPath}.url`, message: 'urlIsRequired' }] });
  }
  return assistant;
};

const readInput = async (
  services: Services,
  { project }: OpenBoard,
  mode: ScoutSessionMode,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ input: ScoutInput; readOn: string | null; isPageRead: boolean }> => {
  const { byPass, focusOn, url, count, replies, writerIds, requestPath } = asked;
  const assistant = await getAssistant(services, project.id, mode, asked);
  const board = await readBoard(services.db, project.id);
  const selected = mode === 'GENERATE_SELECTED' ? board.filter((row) => row.selected).map(({ text }) => text) : [];
  if (mode === 'GENERATE_SELECTED' && selected.length === 0) throw new AppError('noMessagesAvailable');
  const reference = await readReferenceFile(services, project, signal);
  const fileText = [asked.fileText, reference].filter(Boolean).join('\n\n');
  const ownText = [byPass, fileText, ...selected].filter(Boolean).join('\n');
  if (url === '' && ownText === '') {
    throw new AppError('invalidRequest', { fields: [{ path: `${requestPath}.fileText`, message: 'required' }] });
  }
  const { page: reading, readOn, isPageRead } = await readSource(services, { url, ownText, replies }, signal);
  const writers = await findActiveWriters(services);
  const voices = writers
    .filter(({ id }) => writerIds.includes(id))
    .map(({ id, writerName: name, writerColor: color, writerPhrase: phrase, language }) => {
      return { id, name, color, phrase, language };
    });
  const known = await readKnownTexts(services.db, project.id);
  const seed = board[0]?.count ?? 0;
  return {
    input: { reading, assistant, voices, byPass, focusOn, fileText, replies, known, selected, count, seed },
    readOn,
    isPageRead,
  };
};

export const generateMessages = async (
  services: Services,
  open: OpenBoard,
  mode: ScoutSessionMode,
  brief: Brief & { readonly requestPath: string },
  signal: AbortSignal,
): Promise<StartedWriting> => {
  await assertFree(services.db, open);
  const { id } = open.project;
  const found = brief.threadId ? await findSession(services.db, id, brief.threadId) : null;
  const session = found?.mode === mode ? found : null;
  const replies = session?.replies ?? [];
  const { input, readOn, isPageRead } = await readInput(services, open, mode, { ...brief, replies }, signal);
  const { url, byPass, focusOn, fileText, assistantId, writerIds, count } = brief;
  const threadId = session?.threadId ?? randomUUID();
  const runId = await writeMessages(services, open, {
    ...{ mode, prompt: prompts[mode], input, page: { url, readOn } },
    begin: async (tx) => {
      await saveForm(tx, id, { url, byPass, focusOn, fileText });
      const asked = { threadId, assistantId, writerIds, count, replies };
      await saveSession(tx, id, mode, { ...asked, hint: null, hintCode: null });
    },
  });
  return { threadId, runId, isPageRead };
};

const maxReplies = 20;

/** Goes on with a session. Throws notFound for one of another project or mode, or that was reset. */
export const replyToHint = async (
  services: Services,
  open: OpenBoard,
  mode: ScoutSessionMode,
  { reply, threadId, assistantId, url, requestPath }: Reply & { readonly requestPath: string },
  signal: AbortSignal,
): Promise<StartedWriting> => {
  const { db } = services;
  const { id } = open.project;
  const session = await findSession(db, id, threadId);
  const form = await findForm(db, id);
  if (session?.mode !== mode || !form) throw new AppError('notFound');
  await assertFree(db, open);
  const replies = [...session.replies, reply].slice(-maxReplies);
  const { byPass, focusOn, fileText } = form;
  const said = { byPass, focusOn, fileText, writerIds: [...session.writerIds], count: session.count };
  const asked = { ...said, replies, assistantId, url: url || form.url, requestPath };
  const { input, readOn, isPageRead } = await readInput(services, open, mode, asked, signal);
  const runId = await writeMessages(services, open, {
    ...{ mode, prompt: prompts[mode], input, page: { url: asked.url, readOn } },
    begin: async (tx) => {
      await saveForm(tx, id, { reply, url: asked.url });
      await saveSession(tx, id, mode, { assistantId, replies, hint: null, hintCode: null });
    },
  });
  return { threadId, runId, isPageRead };
};
