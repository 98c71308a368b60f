import { randomUUID } from 'node:crypto';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import { splitSentences } from '@soundings/engine/text/words';
import { openChat } from '#/features/ai/engines/open-chat.ts';
import { startRun } from '#/features/ai/runs/start-run.ts';
import { askerOf } from '#/features/ai/usage/quota.ts';
import { findAiChatsFor, findAssistantFor } from '#/features/assistants/find-choices.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { bindAttachments, findToSend } from '../attachments/send-attachments.ts';
import { addConversation, isRunUnfinished, lockConversation } from '../conversations/conversations.store.ts';
import { loadContext, loadConversation, loadThread } from '../conversations/load-conversation.ts';
import { addMessages } from '../conversations/messages.store.ts';
import type { ProjectReaders } from '../figures/project-readers.ts';
import type { ConversationRow } from '../playground.tables.ts';
import { buildInput } from './build-input.ts';
import { chatPrompt } from './chat.prompt.ts';
import { settleAnswers } from './settle-answers.ts';
import { summariseOlder } from './summarise-older.ts';

interface Ask {
  /** Null begins a conversation. */
  readonly threadId: string | null;
  readonly aiChatType: AiChatType;
  readonly assistantId: string | null;
  /** The message that this one follows; the last one of the chosen versions unless given, null for none. */
  readonly parentId?: string | null | undefined;
  readonly text: string;
  readonly attachmentIds: readonly string[];
  /** The question that is there already, and gets another answer. */
  readonly questionId?: string | undefined;
}

export interface Asked {
  readonly conversationId: string;
  readonly questionId: string;
  readonly answerId: string;
  readonly runId: string;
}

/**
 * Asks a model or the built-in assistant, in a new conversation or a present one, and answers at once: the answer follows
 * by its run. Throws accessDenied for a chat that is not the caller's, notFound, filesNotAllowed, tooManyAttachments,
 * answerInProgress, assistantChanged and aiQuotaSpent.
 */
export const ask = async (services: Services, caller: Caller, readers: ProjectReaders, given: Ask): Promise<Asked> => {
  const { db, now } = services;
  const { threadId, aiChatType, assistantId, text } = given;
  const allowed = await findAiChatsFor(db, caller);
  if (!allowed.includes(aiChatType)) throw new AppError('accessDenied');
  const assistant = assistantId ? await findAssistantFor(db, caller, assistantId) : null;
  if (assistantId && !assistant) throw new AppError('notFound');
  const present = threadId ? await loadConversation(services, caller, threadId) : null;
  if (present?.unfinishedRun) throw new AppError('answerInProgress');
  const conversationId = present?.id ?? randomUUID();
  const thread = present ? await loadThread(services, present, given.parentId) : null;
  const context = present && thread ? await loadContext(db, present, thread.path) : null;
  const sent = await findToSend(db, caller, given.attachmentIds, assistant);
  const attachments = [
    ...(thread?.attachments ?? []),
    ...sent.map((row, index) => ({ ...row, number: (present?.attached ?? 0) + index + 1 })),
  ];

  const last = thread?.path.at(-1);
  // Versions are told apart by when they came.
  const at = new Date(Math.max(+now(), +(present?.resetOn ?? 0) + 1, +(thread?.outlines.at(-1)?.createdOn ?? 0) + 1));
  const ids = { questionId: given.questionId ?? randomUUID(), answerId: randomUUID() };
  const said = { conversationId, userId: caller.id };
  const begin = async (tx: Database, runId: string): Promise<void> => {
    const row = present ? await lockFree(tx, caller, present) : null;
    if (!row)
      await addConversation(tx, {
        id: conversationId,
        userId: caller.id,
        title: titleOf(text),
        aiChatType,
        assistantId,
        createdOn: at,
        updatedOn: at,
        runId,
      });
    const question = {
      ...said,
      id: ids.questionId,
      parentId: last?.id ?? null,
      responseType: 'USER' as const,
      text,
      createdOn: at,
    };
    const answer = {
      ...said,
      id: ids.answerId,
      parentId: ids.questionId,
      responseType: 'ASSISTANT' as const,
      text: null,
      runId,
      createdOn: new Date(+at + 1),
    };
    await addMessages(tx, given.questionId ? [answer] : [question, answer], runId);
    await bindAttachments(tx, caller, { ids: sent.map(({ id }) => id), conversationId, messageId: ids.questionId });
  };
  const choices = await openChat(services, aiChatType, allowed);
  const runId = await startRun(services, {
    prompt: chatPrompt,
    input: await buildInput(services, caller, readers, {
      text,
      assistant,
      turns: context?.all ?? [],
      summary: context?.kept ?? null,
      attachments,
      without: given.questionId,
    }),
    asker: askerOf(caller),
    choices,
    begin,
    onEnd: async () => {
      await settleAnswers(services, conversationId);
      await summariseOlder(services, caller, { conversationId, choices });
    },
  });
  return { conversationId, ...ids, runId };
};

const lockFree = async (
  tx: Database,
  caller: Caller,
  { id }: Pick<ConversationRow, 'id'>,
): Promise<ConversationRow> => {
  const row = await lockConversation(tx, caller.id, id);
  if (!row) throw new AppError('notFound');
  if (row.runId && (await isRunUnfinished(tx, row.runId))) throw new AppError('answerInProgress');
  return row;
};

const maxLength = 60;
const greeting = /^(hi|hello|hey|dear|please|hallo|guten (tag|morgen|abend)|bitte|hej|goddag)\b[\s,.!:–-]*/i;

const titleOf = (question: string): string => {
  const text = question.replace(greeting, '').trim() || question;
  const first = (splitSentences(text)[0] ?? text).replace(/\s+/g, ' ').replace(/[.:;,]+$/, '');
  const title = first.length <= maxLength ? first : `${first.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
  return title.charAt(0).toUpperCase() + title.slice(1);
};
