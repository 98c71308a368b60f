import { boardLimits, type Reaction } from '@soundings/contract/board/board-choices';
import { lockExistingProject, setDataSummary } from '#/features/projects/change-project.ts';
import type { ProjectViewer } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { assertNotInUse, ownerOf } from '#/features/projects/status/leases.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import {
  addEdit,
  addMessages,
  countMessages,
  findMessage,
  findMessagesById,
  findProjectOfMessages,
  moveAllToBackup,
  reclaimBackup,
  setFinalRanks,
  setMessages,
  summarizeMessages,
} from './board.store.ts';
import type { BoardRow, NewBoardRow } from './board.tables.ts';

export interface OpenBoard {
  readonly project: Project;
  readonly viewer: ProjectViewer;
}

const idsPerEvent = 150;

/** Tells whoever has the board open which messages have changed; null: many. */
export const publishBoard = (tx: Database, projectId: string, ids: readonly string[] | null): Promise<void> => {
  const body = ids === null || ids.length > idsPerEvent ? '' : ids.join(',');
  return publishEvent(tx, { kind: 'live', topic: 'board', projectId, body });
};

/** Keeps what the list of projects shows of a board, unless images say more. The project is held by the transaction. */
export const summarizeBoard = async (tx: Database, projectId: string, now: Date): Promise<void> => {
  if ((await lockExistingProject(tx, projectId)).result?.kind === 'id8') return;
  const { final, ...counted } = await summarizeMessages(tx, projectId);
  const result = { kind: 'board' as const, ...counted, final: final?.slice(0, 300).toWellFormed() ?? null };
  const isEmpty = counted.messages === 0;
  await setDataSummary(tx, projectId, { result: isEmpty ? null : result, dataFrom: isEmpty ? null : now });
};

/** The name that a message and its edits are kept under; consumers have none. */
export const nameOf = ({ caller }: ProjectViewer): string => caller?.name ?? '';

/**
 * Every change of a board by hand is one transaction that holds its project, and is told to whoever has it open. Throws
 * projectInUse where another one works with it, and notFound where it is gone or was switched off.
 */
export const changeBoard = async <T>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { project, viewer }: OpenBoard,
  change: (tx: Database) => Promise<{ readonly changed: readonly string[] | null; readonly result: T }>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const { active } = await lockExistingProject(tx, project.id);
    if (!active) throw new AppError('notFound');
    await assertNotInUse(tx, project.id, ownerOf(viewer));
    const { changed, result } = await change(tx);
    if (changed === null || changed.length > 0) {
      await publishBoard(tx, project.id, changed);
      await summarizeBoard(tx, project.id, now());
    }
    return result;
  });

/** What is in the backup is for staff alone. Throws accessDenied. */
export const assertMayUse = ({ consumer }: ProjectViewer, rows: readonly Pick<BoardRow, 'status'>[]): void => {
  if (consumer && rows.some(({ status }) => status === 'BACKUP')) throw new AppError('accessDenied');
};

/** Throws limitReached where a project would have more messages than it can keep. */
export const assertRoomFor = async (db: Database, projectId: string, more: number): Promise<void> => {
  if ((await countMessages(db, projectId)) + more > boardLimits.kept) throw new AppError('limitReached');
};

/** Adds messages of the user's own, the first above the others. Throws as `changeBoard`, and limitReached. */
export const createMessages = (
  services: Services,
  open: OpenBoard,
  messages: readonly string[],
): Promise<BoardRow[]> => {
  if (messages.length === 0) return Promise.resolve([]);
  const { project, viewer } = open;
  const rows = messages
    .toReversed()
    .map((text): NewBoardRow => ({ text, createType: 'MANUAL', creator: nameOf(viewer) }));
  return changeBoard(services, open, async (tx) => {
    await assertRoomFor(tx, project.id, rows.length);
    const added = await addMessages(tx, project.id, services.now(), rows);
    return { changed: added.map(({ id }) => id), result: added.toReversed() };
  });
};

/** Throws as `changeBoard`, notFound and accessDenied. */
export const editMessage = (
  services: Services,
  open: OpenBoard,
  { id, message }: { readonly id: string; readonly message: string },
): Promise<BoardRow> =>
  changeBoard(services, open, async (tx) => {
    const { project, viewer } = open;
    const row = await findMessage(tx, project.id, id);
    if (!row) throw new AppError('notFound');
    assertMayUse(viewer, [row]);
    if (row.text === message) return { changed: [], result: row };
    const change = { text: message, originalText: row.originalText ?? row.text };
    await setMessages(tx, project.id, [id], change);
    await addEdit(tx, { messageId: id, text: message, updatedBy: nameOf(viewer), updatedOn: services.now() });
    return { changed: [id], result: { ...row, ...change } };
  });

const changeThese = (
  services: Services,
  open: OpenBoard,
  ids: readonly string[],
  change: Parameters<typeof setMessages>[3],
): Promise<void> =>
  changeBoard(services, open, async (tx) => {
    const wanted = [...new Set(ids)];
    const rows = await findMessagesById(tx, open.project.id, wanted);
    if (rows.length !== wanted.length) throw new AppError('notFound');
    assertMayUse(open.viewer, rows);
    await setMessages(tx, open.project.id, wanted, change);
    return { changed: wanted, result: undefined };
  });

/** Liked messages are the finals; one that is not liked any more has no place among them. */
export const reactToMessage = (services: Services, open: OpenBoard, id: string, reaction: Reaction | null) =>
  changeThese(services, open, [id], { reaction, ...(reaction === null && { finalRank: null }) });

export const selectMessages = (services: Services, open: OpenBoard, ids: readonly string[], selected: boolean) =>
  changeThese(services, open, ids, { selected });

/** A message in the backup keeps its number, its like and whether it is selected. */
export const deleteMessages = (services: Services, open: OpenBoard, ids: readonly string[]) =>
  changeThese(services, open, ids, { status: 'BACKUP' });

export const restoreMessage = (services: Services, open: OpenBoard, id: string) =>
  changeThese(services, open, [id], { status: null });

const changeAll = (services: Services, open: OpenBoard, change: (tx: Database) => Promise<void>): Promise<void> =>
  changeBoard(services, open, async (tx) => ({ changed: null, result: await change(tx) }));

export const reclaimMessages = (services: Services, open: OpenBoard) =>
  changeAll(services, open, (tx) => reclaimBackup(tx, open.project.id));

export const clearMessages = (services: Services, open: OpenBoard, which: Parameters<typeof moveAllToBackup>[2]) =>
  changeAll(services, open, (tx) => moveAllToBackup(tx, open.project.id, which));

export const orderFinals = (services: Services, open: OpenBoard, ids: readonly string[]) =>
  changeAll(services, open, async (tx) => {
    assertMayUse(open.viewer, await findMessagesById(tx, open.project.id, ids));
    await setFinalRanks(tx, open.project.id, [...new Set(ids)]);
  });

export const projectOfMessages = (db: Database, ids: readonly string[]): Promise<string | null> =>
  findProjectOfMessages(db, ids);
