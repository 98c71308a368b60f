import { randomUUID } from 'node:crypto';
import type { genieCalls } from '@soundings/contract/genie/calls';
import { everyone } from '@soundings/contract/genie/genie-choices';
import type { ProjectRequest } from '@soundings/contract/projects/project-calls';
import { getProjectAssistant } from '#/features/projects/project-assistants.ts';
import { readReferenceFile } from '#/features/projects/reference-file.ts';
import { readSource } from '#/features/writing/read-source.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { createCollector } from './collect-messages.ts';
import { findMessages, findSession, saveSession } from './genie.store.ts';
import type { GenieBrief } from './genie.tables.ts';
import { type GenieInput, genieMessagesPrompt } from './genie-messages.prompt.ts';
import { assertFree, type OpenGenie, writeMessagesOf } from './write-messages.ts';

type GenerateRequest = ProjectRequest<typeof genieCalls.generateGenie>;
type ReplyRequest = ProjectRequest<typeof genieCalls.replyGenie>;

interface Sources {
  readonly url: string;
  readonly assistantId: string;
  readonly brief: GenieBrief;
  readonly replies: readonly string[];
  readonly signal: AbortSignal;
}

const readInput = async (
  services: Services,
  { project }: OpenGenie,
  sources: Sources,
): Promise<{ input: GenieInput; isPageRead: boolean }> => {
  const { url, assistantId, brief, replies, signal } = sources;
  const assistant = await getProjectAssistant(services.db, project.id, assistantId);
  const reference = await readReferenceFile(services, project, signal);
  const fileText = [brief.fileText, reference].filter(Boolean).join('\n\n');
  const ownText = [brief.byPass, fileText].filter(Boolean).join('\n');
  const { page: reading, isPageRead } = await readSource(services, { url, ownText, replies }, signal);
  const rows = await findMessages(services.db, project.id);
  const { brand = '', description = '', referenceMessages = '' } = project.settings;
  const input = {
    ...{ brand, reading, assistant, description, replies },
    ...{ byPass: brief.byPass, focusOn: brief.focusOn },
    fileText,
    referenceMessages: referenceMessages.split(/\n\s*\n/).filter((text) => text.trim() !== ''),
    known: replies.length > 0 ? rows.map(({ text }) => text) : [],
    seed: rows[0]?.count ?? 0,
  };
  return { input, isPageRead };
};

/** Begins a new session: messages from a page, in place of those that were generated before. */
export const generateMessages = async (
  services: Services,
  open: OpenGenie,
  { assistantId, url, ...brief }: GenerateRequest,
  signal: AbortSignal,
) => {
  await assertFree(services, open);
  const { input, isPageRead } = await readInput(services, open, { url, assistantId, brief, replies: [], signal });
  const threadId = randomUUID();
  const { id: projectId } = open.project;
  const collector = createCollector(services, { projectId, segment: everyone, url, replaces: true, known: [] });
  const session = { threadId, assistantId, url, brief, hint: null, hintCode: null, replies: [] };
  const { runId } = await writeMessagesOf(services, {
    ...{ ...open, prompt: genieMessagesPrompt, input, purpose: 'GENERATE', collector },
    begin: (tx) => saveSession(tx, projectId, session),
  });
  return { threadId, runId, isPageRead };
};

/** Goes on with a session: more messages, ahead of those that are there. Throws notFound for another project's session. */
export const replyToHint = async (
  services: Services,
  open: OpenGenie,
  { assistantId, url, threadId, reply }: ReplyRequest,
  signal: AbortSignal,
) => {
  const { id: projectId } = open.project;
  const session = await findSession(services.db, projectId);
  if (session?.threadId !== threadId) throw new AppError('notFound');
  await assertFree(services, open);
  const replies = [...session.replies, reply].slice(-mostReplies);
  const { input, isPageRead } = await readInput(services, open, {
    url,
    assistantId,
    brief: session.brief,
    replies,
    signal,
  });
  const { known } = input;
  const collector = createCollector(services, { projectId, segment: everyone, url, replaces: false, known });
  const { runId } = await writeMessagesOf(services, {
    ...{ ...open, prompt: genieMessagesPrompt, input, purpose: 'REPLY', collector },
    begin: (tx) => saveSession(tx, projectId, { assistantId, url, replies, hint: null, hintCode: null }),
  });
  return { threadId, runId, isPageRead };
};

const mostReplies = 20;
