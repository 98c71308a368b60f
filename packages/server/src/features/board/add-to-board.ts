import { lockProjectKey } from '#/features/projects/projects.store.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { addMessages, findAllMessages, findMessages, findMessagesById, markAsOld } from './board.store.ts';
import type { BoardRow, NewBoardRow } from './board.tables.ts';
import { assertRoomFor, changeBoard, nameOf, type OpenBoard, publishBoard, summarizeBoard } from './change-board.ts';

/**
 * Adds messages that a product has made, in the order of their numbers, and tells whoever has the board open. Throws
 * limitReached.
 */
export const addToBoard = async (
  { now }: Pick<Services, 'now'>,
  tx: Database,
  projectId: string,
  messages: readonly NewBoardRow[],
): Promise<BoardRow[]> => {
  await lockProjectKey(tx, projectId);
  await assertRoomFor(tx, projectId, messages.length);
  const rows = await addMessages(tx, projectId, now(), messages);
  await publishBoard(
    tx,
    projectId,
    rows.map(({ id }) => id),
  );
  await summarizeBoard(tx, projectId, now());
  return rows;
};

/** Adds what was chosen elsewhere, the first above the others. Throws as `changeBoard`, and limitReached. @returns how many. */
export const sendToBoard = async (
  services: Pick<Services, 'db' | 'now'>,
  open: OpenBoard,
  messages: readonly Pick<NewBoardRow, 'text' | 'origin'>[],
): Promise<number> => {
  const creator = nameOf(open.viewer);
  const rows = messages.map((message): NewBoardRow => ({ ...message, createType: 'GENERATED', creator }));
  const added = await changeBoard(services, open, async (tx) => ({
    changed: [],
    result: await addToBoard(services, tx, open.project.id, rows.toReversed()),
  }));
  return added.length;
};

export const markBoardAsOld = async (tx: Database, projectId: string, exceptRun: string): Promise<void> => {
  await markAsOld(tx, projectId, exceptRun);
  await publishBoard(tx, projectId, null);
};

/** What a board holds, its backup apart, the highest number first. */
export const readBoard = (db: Database, projectId: string): Promise<BoardRow[]> => findMessages(db, projectId);

/** Those of a project that there are, in the backup too, in the order of their ids. */
export const readMessages = async (db: Database, projectId: string, ids: readonly string[]): Promise<BoardRow[]> => {
  const rows = new Map((await findMessagesById(db, projectId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/**
 * Adds what stands on a board to a GENIE project, which the boards know nothing of. Throws notFound and projectInUse.
 * @returns how many there was room for.
 */
export type AddToGenie = (
  caller: Caller,
  projectId: string,
  given: {
    readonly messages: readonly string[];
    readonly url: string;
    readonly source: {
      readonly projectId: string;
      readonly projectName: string;
      readonly projectType: 'SCOUTV2' | 'ID8';
    };
  },
) => Promise<number>;

/** Texts of all messages that a project has ever had and keeps, so that none is written twice. */
export const readKnownTexts = async (db: Database, projectId: string): Promise<string[]> =>
  (await findAllMessages(db, projectId)).map(({ text }) => text);
