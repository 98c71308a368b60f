import { z } from 'zod';
import { Done } from '../endpoint.ts';
import { type Product, projectCalls } from '../projects/project-calls.ts';
import { Text } from '../text.ts';
import { BoardMessage, BoardMessages, BoardText, MessageHistory } from './board.ts';
import {
  boardExportFormats,
  boardLimits,
  messageLists,
  messageSorts,
  messageStatuses,
  reactions,
} from './board-choices.ts';

const ById = z.object({ id: z.uuid() });
const Ids = z.array(z.uuid()).max(boardLimits.ids);
/** accessDenied: consumers neither read nor change what is in the backup. */
const changing = ['projectInUse', 'notFound', 'accessDenied'] as const;
const byId = { kind: 'message', field: 'id' } as const;
const byIds = { kind: 'message', field: 'ids' } as const;
const idsBytes = 1024 * 1024;

const onOne = { project: 'row', row: byId, params: ById, answer: Done, errors: changing } as const;
const onSeveral = { project: 'row', row: byIds, answer: Done, maxBodyBytes: idsBytes, errors: changing } as const;

const declarations = {
  searchMessages: {
    path: 'message/search',
    summary: 'Messages of a board, newest first; the backup for staff alone',
    project: 'queryId',
    query: z.object({
      sort: z.enum(messageSorts).default('-count'),
      page: z.coerce.number().int().min(0).default(0),
      /** All unless given. */
      size: z.coerce.number().int().min(1).max(boardLimits.kept).optional(),
    }),
    request: z.object({
      word: Text.trim().max(boardLimits.word).nullish(),
      status: z.enum(messageStatuses).nullish(),
      list: z.enum(messageLists).nullish(),
      /** Only these, as after a live event. */
      ids: Ids.nullish(),
    }),
    answer: BoardMessages,
    maxBodyBytes: idsBytes,
    large: true,
    errors: ['accessDenied'],
  },
  createMessages: {
    path: 'message/create',
    summary: 'Add messages of one’s own; an empty list adds nothing',
    project: 'body',
    request: z.object({ messages: z.array(BoardText).max(boardLimits.added) }),
    answer: BoardMessages,
    status: 201,
    maxBodyBytes: 4 * 1024 * 1024,
    errors: [...changing, 'limitReached'],
  },
  editMessage: {
    path: 'message/edit-message/{id}',
    summary: 'Change the text of a message; its earlier texts stay in its history',
    project: 'row',
    row: byId,
    params: ById,
    request: z.object({ message: BoardText }),
    answer: BoardMessage,
    errors: changing,
  },
  reactToMessage: {
    path: 'message/reaction',
    summary: 'Like a message, which makes it final, or take that back',
    project: 'row',
    row: byId,
    request: z.object({ id: z.uuid(), reaction: z.union([z.enum(reactions), z.literal('')]).nullable() }),
    answer: Done,
    errors: changing,
  },
  selectMessage: {
    path: 'message/select/{id}',
    summary: 'Select a message',
    method: 'POST',
    ...onOne,
  },
  unselectMessage: {
    path: 'message/unselect/{id}',
    summary: 'Take a message out of the selection',
    method: 'POST',
    ...onOne,
  },
  selectMessages: {
    path: 'message/select/by/ids',
    summary: 'Select several messages, or take them out of the selection: all or none',
    ...onSeveral,
    request: z.object({ ids: Ids, selected: z.boolean() }),
  },
  deleteMessage: {
    path: 'message/{id}',
    summary: 'Move a message to the backup',
    method: 'DELETE',
    ...onOne,
  },
  deleteMessages: {
    path: 'message/delete/by/ids',
    summary: 'Move several messages to the backup: all or none',
    method: 'DELETE',
    ...onSeveral,
    request: z.object({ ids: Ids }),
  },
  restoreMessage: {
    path: 'message/restore-message',
    summary: 'Take a message back from the backup',
    method: 'POST',
    project: 'row',
    row: { kind: 'message', field: 'messageId' },
    query: z.object({ messageId: z.uuid() }),
    isStaffOnly: true,
    answer: Done,
    errors: changing,
  },
  reclaimMessages: {
    path: 'message/reclaim',
    summary: 'Take all messages back from the backup',
    method: 'POST',
    isStaffOnly: true,
    answer: Done,
    errors: changing,
  },
  clearMessages: {
    path: 'clear',
    summary: 'Move all messages to the backup; those that are selected or final stay where that is asked',
    project: 'queryId',
    request: z.object({ keepsCurated: z.boolean().default(false) }),
    answer: Done,
    errors: changing,
  },
  orderFinals: {
    path: 'message/order',
    summary: 'Put the final messages in an order; those that are not named come after them',
    ...onSeveral,
    request: z.object({ ids: Ids }),
  },
  messageHistory: {
    path: 'message/history/{id}',
    summary: 'The texts that a message has had, and what consumers said of it',
    project: 'row',
    row: byId,
    params: ById,
    answer: MessageHistory,
    errors: ['accessDenied'],
  },
  exportMessages: {
    path: 'message/export',
    summary: 'Messages as a file, in the order of their ids',
    project: 'row',
    row: { ...byIds, whenNone: 'noMessagesAvailable' },
    request: z.object({
      ids: Ids,
      format: z.enum(boardExportFormats).default('TXT'),
      /** Of headings, and of a csv's decimals and separators. */
      lang: z.enum(['en', 'de']).default('en'),
    }),
    download: 'application/octet-stream',
    answer: z.string(),
    maxBodyBytes: idsBytes,
    errors: ['noMessagesAvailable', 'accessDenied'],
  },
} as const;

export const boardCalls = (product: Product) => projectCalls(product, declarations);
export type BoardCalls = ReturnType<typeof boardCalls>;
