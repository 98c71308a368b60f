import type { BoardMessage } from '@soundings/contract/board/board';
import { boardLimits, isInList, type MessageList, type MessageSort } from '@soundings/contract/board/board-choices';
import type { BoardCalls } from '@soundings/contract/board/calls';
import type { ProjectAnswer, ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { OpenProject } from '#/lib/api/open-project.ts';
import { queryRoots } from '#/lib/query.ts';

type Reading = BoardCalls['searchMessages'];
export type BoardMessages = ProjectAnswer<Reading>;

export const createBoardApi = ({ key, live, ask, download, visit }: OpenProject, calls: BoardCalls) => {
  const board = [...key, 'board'];
  const search = (request: ProjectQuestion<Reading>, signal?: AbortSignal) =>
    ask(calls.searchMessages, request, signal);
  return {
    live,
    isStaff: visit === null,
    changed: [board, queryRoots.projects] as const,
    /** All messages but the backup: tabs, words and orders are views of them. */
    messages: queryOptions({
      queryKey: [...board, 'messages'],
      queryFn: ({ signal }) => search({ sort: '-count' }, signal),
      staleTime: 60_000,
    }),
    backup: queryOptions({
      queryKey: [...board, 'backup'],
      queryFn: ({ signal }) => search({ sort: '-count', status: 'BACKUP' }, signal),
      staleTime: 0,
    }),
    history: (id: string) =>
      queryOptions({
        queryKey: [...board, 'history', id],
        queryFn: ({ signal }) => ask(calls.messageHistory, { id }, signal),
        staleTime: 0,
      }),
    some: (ids: string[]) => search({ sort: '-count', ids }),
    create: (messages: string[]) => ask(calls.createMessages, { messages }),
    edit: (change: { id: string; message: string }) => ask(calls.editMessage, change),
    like: ({ id, isLiked }: { id: string; isLiked: boolean }) =>
      ask(calls.reactToMessage, { id, reaction: isLiked ? 'LIKE' : null }),
    select: ({ ids, isSelected }: { ids: readonly string[]; isSelected: boolean }) => {
      const [id, ...more] = ids;
      if (id === undefined || more.length > 0) {
        return ask(calls.selectMessages, { ids: [...ids], selected: isSelected });
      }
      return ask(isSelected ? calls.selectMessage : calls.unselectMessage, { id });
    },
    remove: (id: string) => ask(calls.deleteMessage, { id }),
    removeAll: (ids: readonly string[]) => ask(calls.deleteMessages, { ids: [...ids] }),
    restore: (messageId: string) => ask(calls.restoreMessage, { messageId }),
    reclaim: () => ask(calls.reclaimMessages, undefined),
    clear: (keepsCurated: boolean) => ask(calls.clearMessages, { keepsCurated }),
    order: (ids: readonly string[]) => ask(calls.orderFinals, { ids: [...ids] }),
    export: (request: ProjectQuestion<BoardCalls['exportMessages']>) => download(calls.exportMessages, request),
  };
};

export type BoardApi = ReturnType<typeof createBoardApi>;

export interface BoardAccess {
  api: BoardApi;
  leave: () => void;
  /** For those who may choose the models; null for others. */
  modelsLink: ((props: object) => ReactNode) | null;
  /** For those who may create projects; null for others. */
  createLink: ((props: object) => ReactNode) | null;
}

const Context = createContext<BoardAccess | null>(null);

export const BoardProvider = Context.Provider;

export function useBoard(): BoardAccess {
  const board = use(Context);
  if (board === null) throw new Error('There is no BoardProvider around this.');
  return board;
}

/** Changes shown messages optimistically, before the server has answered. */
export const patchMessages = (
  client: QueryClient,
  { messages }: Pick<BoardApi, 'messages'>,
  ids: readonly string[],
  change: (message: BoardMessage) => BoardMessage,
): void => {
  const chosen = new Set(ids);
  client.setQueryData(
    messages.queryKey,
    (now: BoardMessages | undefined) =>
      now && { ...now, content: now.content.map((message) => (chosen.has(message.id) ? change(message) : message)) },
  );
};

/** Replaces shown messages by the server's; those that the server lacks are removed. */
export const mergeMessages = (
  now: BoardMessages,
  ids: readonly string[],
  found: readonly BoardMessage[],
): BoardMessages => {
  const asked = new Set(ids);
  const content = [...now.content.filter(({ id }) => !asked.has(id)), ...found.filter(({ status }) => status === null)];
  content.sort((a, b) => b.count - a.count);
  return { content, totalElements: content.length };
};

interface View {
  list: MessageList;
  query: string;
  sort: MessageSort;
}

/** What a tab shows of all messages. Words are looked for without regard to case. */
export const viewMessages = (messages: readonly BoardMessage[], { list, query, sort }: View): BoardMessage[] => {
  const word = query.trim().toLowerCase().slice(0, boardLimits.word);
  const shown = messages.filter(
    (message) => isInList(message, list) && (word === '' || message.message.toLowerCase().includes(word)),
  );
  return shown.sort(orders[sort]);
};

const last = Number.POSITIVE_INFINITY;
const orders: Record<MessageSort, (a: BoardMessage, b: BoardMessage) => number> = {
  '-count': (a, b) => b.count - a.count,
  count: (a, b) => a.count - b.count,
  finalRank: (a, b) => (a.finalRank ?? last) - (b.finalRank ?? last) || b.count - a.count,
  '-interest': (a, b) => (b.prediction?.interest ?? -1) - (a.prediction?.interest ?? -1) || b.count - a.count,
};
