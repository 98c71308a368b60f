import type { ProjectRequest } from '@soundings/contract/projects/project-calls';
import type { scoutCalls } from '@soundings/contract/scout/calls';
import { type Compression, compressInSteps } from '@soundings/engine/board/compress-messages';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import { addToBoard, readBoard, readMessages } from '#/features/board/add-to-board.ts';
import type { BoardRow } from '#/features/board/board.tables.ts';
import { assertMayUse, changeBoard, editMessage, nameOf, type OpenBoard } from '#/features/board/change-board.ts';
import { predictFigures } from '#/features/predictor/predict-figures.ts';
import { whileProcessing } from '#/features/projects/status/processing.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { saveForm } from '../scout.store.ts';
import { assertFree } from '../write-messages.ts';

type Request = ProjectRequest<typeof scoutCalls.scoutCompress>;

export interface CompressedBoard {
  readonly rows: readonly BoardRow[];
  readonly themes: readonly { readonly label: string; readonly messages: number; readonly kept: number }[];
}

const chooseFrom = (board: readonly BoardRow[], ids: Request['ids']): BoardRow[] => {
  const named = ids && new Set(ids);
  const rows = board.filter((row) => (named ? named.has(row.id) : row.selected && row.createType !== 'COMPRESSED'));
  if (rows.length === 0) throw new AppError('noMessagesAvailable');
  return rows;
};

/**
 * Chooses the best of each theme and adds them to the board, each with the messages that it stands for, its own source
 * first; those stay as they are. Throws projectInUse, jobInProgress, noMessagesAvailable and limitReached.
 */
export const compressBoard = async (
  services: Services,
  open: OpenBoard,
  { targetNumber, ids }: Request,
  signal: AbortSignal,
): Promise<CompressedBoard> => {
  const { db } = services;
  const { project, viewer } = open;
  await assertFree(db, open);
  return whileProcessing(services, project.id, async () => {
    const from = chooseFrom(await readBoard(db, project.id), ids);
    const texts = from.map(({ text }) => text);
    const messages = from.map(({ text, reaction }) => {
      return { text, prediction: predictFigures(text).interest, isLiked: reaction === 'LIKE' };
    });
    const steps = compressInSteps(messages, targetNumber, findTextLanguage(texts.join('\n')));
    const compression = await runCooperatively(steps, signal);
    const rows = await changeBoard(services, open, async (tx) => {
      await saveForm(tx, project.id, { targetNumber });
      const chosen = compression.kept.map(({ index, absorbed }) => {
        const { id, text, writer, origin } = from[index]!;
        const standsFor = [id, ...absorbed.map((other) => from[other]!.id)];
        return {
          text,
          writer,
          origin,
          absorbed: standsFor,
          createType: 'COMPRESSED',
          creator: nameOf(viewer),
        } as const;
      });
      return { changed: [], result: await addToBoard(services, tx, project.id, chosen) };
    });
    return { rows: rows.toReversed(), themes: countThemes(compression) };
  });
};

const countThemes = ({ themes, kept }: Compression): CompressedBoard['themes'] =>
  themes.map(({ label, members }, index) => ({
    label,
    messages: members.length,
    kept: kept.filter(({ theme }) => theme === index).length,
  }));

/** Gives a compressed message the text of one that it stands for. Throws notFound, and as a change of a board. */
export const swapMessage = async (
  services: Services,
  open: OpenBoard,
  { id, absorbedId }: ProjectRequest<typeof scoutCalls.scoutSwap>,
): Promise<BoardRow> => {
  const rows = await readMessages(services.db, open.project.id, [id, absorbedId]);
  const row = rows.find((each) => each.id === id);
  const other = rows.find((each) => each.id === absorbedId);
  if (!row?.absorbed?.includes(absorbedId) || !other) throw new AppError('notFound');
  assertMayUse(open.viewer, [row, other]);
  return editMessage(services, open, { id, message: other.text });
};
