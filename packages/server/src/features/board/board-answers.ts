import type { BoardMessage } from '@soundings/contract/board/board';
import { isInList, type MessageSort } from '@soundings/contract/board/board-choices';
import type { BoardCalls } from '@soundings/contract/board/calls';
import { done } from '@soundings/contract/endpoint';
import { findOpenOf } from '#/features/projects/load-project.ts';
import type { ProjectHandlers } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { type Findings, presentHistory, presentMessages } from './board.present.ts';
import { findEdits, findFeedback, findMessage, findMessages } from './board.store.ts';
import type { BoardRow } from './board.tables.ts';
import {
  assertMayUse,
  clearMessages,
  createMessages,
  deleteMessages,
  editMessage,
  type OpenBoard,
  orderFinals,
  reactToMessage,
  reclaimMessages,
  restoreMessage,
  selectMessages,
} from './change-board.ts';
import { exportBoard } from './export-board.ts';

export interface BoardOfProduct {
  readonly screen?: (open: OpenBoard, rows: readonly BoardRow[]) => Promise<Findings>;
  readonly countImages?: (messageId: string) => Promise<number>;
}

export const presentBoard = async (
  { db }: Pick<Services, 'db'>,
  { screen }: BoardOfProduct,
  open: OpenBoard,
  rows: readonly BoardRow[],
): Promise<BoardMessage[]> => {
  const findings = screen ? await screen(open, rows) : new Map();
  const sources = new Set(
    rows.flatMap(({ origin }) => [origin?.idea?.projectId ?? [], origin?.fact?.projectId ?? []].flat()),
  );
  const opened = await findOpenOf({ db }, open.viewer.caller, [...sources]);
  return presentMessages(rows, await findFeedback(db, open.project.id), findings, opened);
};

const byRank = (one: BoardMessage, other: BoardMessage): number =>
  (one.finalRank ?? Number.POSITIVE_INFINITY) - (other.finalRank ?? Number.POSITIVE_INFINITY) ||
  other.count - one.count;

/** They come with the highest number first. */
const sortMessages = (messages: BoardMessage[], sort: MessageSort): BoardMessage[] => {
  if (sort === 'count') return messages.reverse();
  if (sort === 'finalRank') return messages.sort(byRank);
  return sort === '-interest'
    ? messages.sort((one, other) => (other.prediction?.interest ?? 0) - (one.prediction?.interest ?? 0))
    : messages;
};

export const boardAnswers = (services: Services, product: BoardOfProduct): ProjectHandlers<BoardCalls, Project> => {
  const { db } = services;
  const present = (open: OpenBoard, rows: readonly BoardRow[]) => presentBoard(services, product, open, rows);
  return {
    searchMessages: async ({ request, ...open }) => {
      const { project, viewer } = open;
      const { word, ids, list, sort, page, size } = request;
      const status = list === 'BACKUP' ? 'BACKUP' : request.status;
      if (status && viewer.consumer) throw new AppError('accessDenied');
      const found = await findMessages(db, project.id, { word, ids, status });
      const rows = list ? found.filter((row) => isInList(row, list)) : found;
      const content = sortMessages(await present(open, rows), sort);
      const from = page * (size ?? 0);
      return { content: size ? content.slice(from, from + size) : content, totalElements: content.length };
    },
    createMessages: async ({ request, ...open }) => {
      const rows = await createMessages(services, open, request.messages);
      return { content: await present(open, rows), totalElements: rows.length };
    },
    editMessage: async ({ request, ...open }) => {
      const [message] = await present(open, [await editMessage(services, open, request)]);
      return message!;
    },
    reactToMessage: async ({ request, ...open }) => {
      await reactToMessage(services, open, request.id, request.reaction || null);
      return done;
    },
    selectMessage: async ({ request, ...open }) => {
      await selectMessages(services, open, [request.id], true);
      return done;
    },
    unselectMessage: async ({ request, ...open }) => {
      await selectMessages(services, open, [request.id], false);
      return done;
    },
    selectMessages: async ({ request, ...open }) => {
      await selectMessages(services, open, request.ids, request.selected);
      return done;
    },
    deleteMessage: async ({ request, ...open }) => {
      await deleteMessages(services, open, [request.id]);
      return done;
    },
    deleteMessages: async ({ request, ...open }) => {
      await deleteMessages(services, open, request.ids);
      return done;
    },
    restoreMessage: async ({ request, ...open }) => {
      await restoreMessage(services, open, request.messageId);
      return done;
    },
    reclaimMessages: async (open) => {
      await reclaimMessages(services, open);
      return done;
    },
    clearMessages: async ({ request, ...open }) => {
      await clearMessages(services, open, request);
      return done;
    },
    orderFinals: async ({ request, ...open }) => {
      await orderFinals(services, open, request.ids);
      return done;
    },
    messageHistory: async ({ project, viewer, request }) => {
      const row = await findMessage(db, project.id, request.id);
      if (!row) throw new AppError('notFound');
      assertMayUse(viewer, [row]);
      const images = (await product.countImages?.(row.id)) ?? 0;
      return presentHistory(row, await findEdits(db, row.id), await findFeedback(db, project.id, [row.id]), images);
    },
    exportMessages: ({ request, ...open }) => exportBoard(services, open, request),
  };
};
