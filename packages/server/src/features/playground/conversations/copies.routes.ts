import { randomUUID } from 'node:crypto';
import { done } from '@soundings/contract/endpoint';
import { playgroundConversationsEndpoints as endpoints } from '@soundings/contract/playground/conversations';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { AppError } from '#/platform/http/app-error.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { addCopy, countCopies, findCopy, removeCopy } from './copies.store.ts';
import { toJson, toMarkdown } from './export-conversation.ts';
import { loadConversation, loadThread } from './load-conversation.ts';
import { presentMessages } from './present-conversation.ts';

export const copiesRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  route(endpoints.exportConversationMarkdown, async ({ caller, params: { id } }) => {
    const conversation = await loadConversation(services, caller, id);
    const thread = await loadThread(services, conversation);
    const messages = await presentMessages(db, thread.path, { conversation, ...thread, summarised: new Set() });
    return { fileName: stampedFileName(conversation.title, 'md', now()), content: toMarkdown(conversation, messages) };
  });

  route(endpoints.exportConversationJson, async ({ caller, params: { id } }) => {
    const conversation = await loadConversation(services, caller, id);
    const thread = await loadThread(services, conversation);
    const around = { conversation, ...thread, summarised: new Set<string>() };
    const messages = await presentMessages(db, thread.outlines, around);
    return { fileName: stampedFileName(conversation.title, 'json', now()), content: toJson(conversation, messages) };
  });

  route(endpoints.copyConversation, async ({ caller, params }) => {
    const conversation = await loadConversation(services, caller, params.id);
    if ((await countCopies(db, caller.id)) >= playgroundLimits.copies) throw new AppError('limitReached');
    const thread = await loadThread(services, conversation);
    const messages = await presentMessages(db, thread.path, { conversation, ...thread, summarised: new Set() });
    const id = randomUUID();
    await addCopy(db, {
      id,
      conversationId: conversation.id,
      userId: caller.id,
      title: conversation.title,
      aiChatType: conversation.aiChatType,
      assistant: conversation.assistant?.name ?? null,
      messages: messages.map(({ responseType, message, createdOn, attachments, sources }) => ({
        responseType,
        message,
        createdOn,
        attachments: attachments.map(({ name }) => name),
        sources,
      })),
      createdOn: now(),
    });
    return { id };
  });

  route(endpoints.conversationCopy, async ({ caller, params: { id } }) => {
    const copy = await findCopy(db, caller, id);
    if (!copy) throw new AppError('notFound');
    const { title, aiChatType, assistant, owner, createdOn, messages } = copy;
    const isOwn = copy.userId === caller.id;
    return {
      id,
      title,
      aiChatType,
      assistant,
      owner,
      isOwn,
      createdOn: createdOn.toISOString(),
      messages: [...messages],
    };
  });

  route(endpoints.deleteConversationCopy, async ({ caller, params: { id } }) => {
    if (!(await removeCopy(db, caller.id, id))) throw new AppError('notFound');
    return done;
  });
};
