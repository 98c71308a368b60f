import { done } from '@soundings/contract/endpoint';
import { playgroundConversationsEndpoints as endpoints } from '@soundings/contract/playground/conversations';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { findAttachmentsOf } from '../attachments/attachments.store.ts';
import { presentAttachment } from '../attachments/present-attachment.ts';
import { contextLimit } from '../chat/context.ts';
import { removeConversation, searchConversations, setConversation } from './conversations.store.ts';
import { findFolder } from './folders.store.ts';
import { loadContext, loadConversation, loadThread } from './load-conversation.ts';
import { sumUsage } from './messages.store.ts';
import { presentConversation, presentMessages } from './present-conversation.ts';
import { findMatches } from './search.store.ts';

export const conversationsRoutes = (route: Route, services: Services): void => {
  const { db, now, aiRuns } = services;

  route(endpoints.conversations, async ({ caller, query }) => {
    const question = { ...query, userId: caller.id };
    const { rows, totalElements } = await searchConversations(db, question);
    const ids = rows.map(({ id }) => id);
    const matches = await findMatches(db, query.query, ids);
    const content = rows.map((row) => ({ ...presentConversation(row), match: matches.get(row.id) ?? null }));
    return { content, totalElements, page: query.page, size: query.size };
  });

  route(endpoints.conversation, async ({ caller, params: { id }, query: { size } }) => {
    const conversation = await loadConversation(services, caller, id);
    const thread = await loadThread(services, conversation);
    const context = await loadContext(db, conversation, thread.path);
    const summarised = new Set(context.summary?.ids);
    const shown = thread.path.slice(-size);
    return {
      ...presentConversation(conversation),
      messages: await presentMessages(db, shown, { conversation, ...thread, summarised }),
      earlier: thread.path.length - shown.length,
      attachments: thread.attachments.map(presentAttachment),
      context: { tokens: context.tokens, limit: contextLimit },
      summary: context.summary && {
        messages: context.summary.ids.length,
        text: context.summary.text,
        model: context.summary.runId && (context.kept?.model ?? null),
      },
      usage: await sumUsage(db, id),
    };
  });

  route(endpoints.conversationMessages, async ({ caller, params: { id }, query: { before, size } }) => {
    const conversation = await loadConversation(services, caller, id);
    const thread = await loadThread(services, conversation);
    const index = thread.path.findIndex((message) => message.id === before);
    if (index < 0) throw new AppError('notFound');
    const earlier = Math.max(0, index - size);
    const { summary } = await loadContext(db, conversation, thread.path);
    const summarised = new Set(summary?.ids);
    const shown = thread.path.slice(earlier, index);
    return { messages: await presentMessages(db, shown, { conversation, ...thread, summarised }), earlier };
  });

  route(endpoints.changeConversation, async ({ caller, params: { id }, body }) => {
    const { title, isPinned, folderId } = body;
    if (folderId && !(await findFolder(db, caller.id, folderId))) throw new AppError('notFound');
    const set = {
      ...(title !== undefined && { title }),
      ...(isPinned !== undefined && { isPinned }),
      ...(folderId !== undefined && { folderId }),
    };
    if (Object.keys(set).length > 0) await setConversation(db, caller.id, id, set);
    return presentConversation(await loadConversation(services, caller, id));
  });

  route(endpoints.deleteConversation, async ({ caller, params: { id } }) => {
    const { unfinishedRun } = await loadConversation(services, caller, id);
    if (unfinishedRun) await aiRuns.stop(unfinishedRun);
    await db.transaction(async (tx) => {
      const keys = (await findAttachmentsOf(tx, id)).flatMap(({ storageKey }) => storageKey ?? []);
      await discardFiles(tx, keys, now());
      await removeConversation(tx, id);
    });
    await tryToRemoveDiscardedFiles(services);
    return done;
  });
};
