import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import type { Conversation } from '@soundings/contract/playground/conversations';
import { presentRun } from '#/features/ai/runs/present-run.ts';
import { findRuns } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { presentAttachment } from '../attachments/present-attachment.ts';
import { settleAnswers } from '../chat/settle-answers.ts';
import type { AttachmentRow, ConversationRow, MessageRow } from '../playground.tables.ts';
import type { FoundConversation } from './conversations.store.ts';
import type { createMessageTree } from './message-tree.ts';
import { findMessages, findRunTexts, type MessageOutline } from './messages.store.ts';

export const presentConversation = (row: FoundConversation): Conversation => ({
  id: row.id,
  title: row.title,
  aiChatType: row.aiChatType,
  assistant: row.assistant,
  folderId: row.folderId,
  isPinned: row.isPinned,
  createdOn: row.createdOn.toISOString(),
  updatedOn: row.updatedOn.toISOString(),
  runId: row.unfinishedRun,
});

interface Around {
  readonly conversation: Pick<ConversationRow, 'id' | 'resetOn'>;
  readonly tree: ReturnType<typeof createMessageTree<MessageOutline>>;
  readonly attachments: readonly AttachmentRow[];
  /** Ids of those that the model reads in a summary. */
  readonly summarised: ReadonlySet<string>;
}

const isEnded = (state: string | undefined): boolean => state === 'done' || state === 'failed' || state === 'stopped';

export const isForgotten = (
  { resetOn }: Pick<ConversationRow, 'resetOn'>,
  { createdOn }: Pick<MessageOutline, 'createdOn'>,
): boolean => resetOn !== null && createdOn <= resetOn;

export const presentMessages = async (
  db: Database,
  outlines: readonly MessageOutline[],
  { conversation, tree, attachments, summarised }: Around,
): Promise<PlaygroundMessage[]> => {
  const ids = outlines.map(({ id }) => id);
  const runIds = outlines.flatMap(({ runId }) => runId ?? []);
  // The state before the text: a run that ends in between is still followed, and read again then.
  const runs = new Map((runIds.length ? await findRuns(db, runIds) : []).map((row) => [row.id, row]));
  const read = async () => new Map((ids.length ? await findMessages(db, ids) : []).map((row) => [row.id, row]));
  let messages = await read();
  const hasEnded = ({ text, runId }: MessageRow) => text === null && isEnded(runs.get(runId ?? '')?.state);
  if ([...messages.values()].some(hasEnded)) {
    await settleAnswers({ db }, conversation.id);
    messages = await read();
  }
  const unsettled = [...messages.values()].flatMap(({ text, runId }) => (text === null && runId ? [runId] : []));
  const texts = await findRunTexts(db, unsettled);
  const present = new Set<string | null>(attachments.map(({ id }) => id));
  return outlines.flatMap((outline): PlaygroundMessage[] => {
    const message = messages.get(outline.id);
    if (!message) return [];
    const run = outline.runId ? runs.get(outline.runId) : undefined;
    return [
      {
        id: outline.id,
        threadId: conversation.id,
        parentId: outline.parentId,
        responseType: outline.responseType,
        message: message.text ?? texts.get(message.runId ?? '') ?? '',
        createdOn: outline.createdOn.toISOString(),
        versions: tree.versions(outline),
        attachments: attachments.filter(({ messageId }) => messageId === outline.id).map(presentAttachment),
        runId: outline.runId,
        run: run ? presentRun(run) : null,
        sources: message.sources.map((source) =>
          present.has(source.attachmentId) ? source : { ...source, attachmentId: null },
        ),
        struck: [...message.struck],
        isSummarised: summarised.has(outline.id),
        isForgotten: isForgotten(conversation, outline),
      },
    ];
  });
};
