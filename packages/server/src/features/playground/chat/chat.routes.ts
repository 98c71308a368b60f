import { done } from '@soundings/contract/endpoint';
import { playgroundChatEndpoints as endpoints, type PlaygroundResponse } from '@soundings/contract/playground/chat';
import type { FastifyReply } from 'fastify';
import { findChatModels } from '#/features/ai/engines/open-chat.ts';
import { findAiChatsFor, findAssistantsFor } from '#/features/assistants/find-choices.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { setConversation } from '../conversations/conversations.store.ts';
import { loadConversation, loadThread } from '../conversations/load-conversation.ts';
import { chooseMessage, findMessageOf } from '../conversations/messages.store.ts';
import { presentMessages } from '../conversations/present-conversation.ts';
import type { ProjectReaders } from '../figures/project-readers.ts';
import { ask } from './ask.ts';
import { settleAnswers } from './settle-answers.ts';

interface Asking {
  readonly caller: Caller;
  readonly body: { readonly stream: boolean };
  readonly reply: FastifyReply;
}

/** Resets a thread of another product; false where it is none of theirs. Throws what they do. */
export type ResetThread = (services: Services, caller: Caller, threadId: string) => Promise<boolean>;

export const chatRoutes = (
  route: Route,
  services: Services,
  readers: ProjectReaders,
  resetOther: ResetThread,
): void => {
  const { db, aiRuns } = services;

  /** Asks, and answers with `stream` at once; else whole, however long it takes. A caller that has gone keeps the run going. */
  const respond = async (
    { caller, reply, body: { stream } }: Asking,
    given: Parameters<typeof ask>[3],
  ): Promise<PlaygroundResponse> => {
    const asked = await ask(services, caller, readers, given);
    if (!stream) {
      for await (const _ of aiRuns.follow(asked.runId, 0, requestSignal(reply)));
      await settleAnswers(services, asked.conversationId);
    }
    const conversation = await loadConversation(services, caller, asked.conversationId);
    const thread = await loadThread(services, conversation, asked.answerId);
    const outlines = thread.path.filter(({ id }) => id === asked.questionId || id === asked.answerId);
    const around = { conversation, ...thread, summarised: new Set<string>() };
    const [question, answer] = await presentMessages(db, outlines, around);
    return { ...answer!, question: question!, title: conversation.title };
  };

  route(endpoints.playgroundOptions, async ({ caller }) => {
    const allowed = await findAiChatsFor(db, caller);
    const aiChats = (await findChatModels(services))
      .filter(({ type }) => allowed.includes(type))
      .map((chat) => ({ ...chat, hasBuiltInFallback: chat.hasBuiltInFallback && allowed.includes('BUILT_IN') }));
    return { aiChats, assistants: await findAssistantsFor(db, caller) };
  });

  route(endpoints.openAiChat, async (request) => {
    const { message: text, attachmentIds, aiChatType, threadId = null } = request.body;
    const chosen = { aiChatType, assistantId: null };
    await assertSame(services, request.caller, threadId, chosen);
    return respond(request, { ...chosen, threadId, text, attachmentIds });
  });

  route(endpoints.openAiAssistant, async (request) => {
    const { message: text, attachmentIds, aiChatType, assistantId, threadId = null } = request.body;
    const chosen = { aiChatType, assistantId };
    await assertSame(services, request.caller, threadId, chosen);
    return respond(request, { ...chosen, threadId, text, attachmentIds });
  });

  route(endpoints.assistantReply, async (request) => {
    const { message: text, attachmentIds, threadId, ...body } = request.body;
    const { aiChatType, assistantId } = await loadConversation(services, request.caller, threadId);
    if (body.assistantId && body.assistantId !== assistantId) throw new AppError('assistantChanged');
    return respond(request, { aiChatType, assistantId, threadId, text, attachmentIds });
  });

  route(endpoints.editPlaygroundMessage, async (request) => {
    const { caller, params, body } = request;
    const { conversationId: threadId, parentId, responseType } = await loadMessage(services, caller, params.id);
    if (responseType !== 'USER') throw new AppError('notFound');
    const { aiChatType, assistantId } = await loadConversation(services, caller, threadId);
    return respond(request, { aiChatType, assistantId, threadId, text: body.message, attachmentIds: [], parentId });
  });

  route(endpoints.regenerateAnswer, async (request) => {
    const { caller, params } = request;
    const { conversationId: threadId, ...answer } = await loadMessage(services, caller, params.id);
    const questionId = answer.parentId && answer.responseType === 'ASSISTANT' ? answer.parentId : null;
    if (!questionId) throw new AppError('notFound');
    const { text } = await loadMessage(services, caller, questionId);
    const { aiChatType, assistantId } = await loadConversation(services, caller, threadId);
    const said = { text: text ?? '', attachmentIds: [], parentId: questionId, questionId };
    return respond(request, { aiChatType, assistantId, threadId, ...said });
  });

  route(endpoints.chooseVersion, async ({ caller, params: { id } }) => {
    const message = await loadMessage(services, caller, id);
    const { unfinishedRun } = await loadConversation(services, caller, message.conversationId);
    if (unfinishedRun) throw new AppError('answerInProgress');
    await db.transaction((tx) => chooseMessage(tx, message));
    return done;
  });

  route(endpoints.resetPlaygroundChat, ({ caller, body }) => reset(services, caller, body.threadId));
  route(endpoints.resetPlaygroundThread, async ({ caller, query: { threadId } }) =>
    (await resetOther(services, caller, threadId)) ? done : reset(services, caller, threadId),
  );
};

const loadMessage = async ({ db }: Services, caller: Caller, id: string) => {
  const message = await findMessageOf(db, caller.id, id);
  if (!message) throw new AppError('notFound');
  return message;
};

type With = Parameters<typeof setConversation>[3];

/** A session stays with whom it began; a reset one may go on with somebody else. Throws notFound and assistantChanged. */
const assertSame = async (services: Services, caller: Caller, threadId: string | null, chosen: With): Promise<void> => {
  if (!threadId) return;
  const { aiChatType, assistantId, resetOn, updatedOn } = await loadConversation(services, caller, threadId);
  if (aiChatType === chosen.aiChatType && assistantId === chosen.assistantId) return;
  if (!resetOn || updatedOn > resetOn) throw new AppError('assistantChanged');
  await setConversation(services.db, caller.id, threadId, chosen);
};

const reset = async (services: Services, caller: Caller, threadId: string) => {
  const { unfinishedRun, updatedOn } = await loadConversation(services, caller, threadId);
  if (unfinishedRun) await services.aiRuns.stop(unfinishedRun);
  // The answer is a moment younger than its question.
  const resetOn = new Date(Math.max(+services.now(), +updatedOn + 1));
  await setConversation(services.db, caller.id, threadId, { resetOn });
  return done;
};
