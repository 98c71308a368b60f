import type { GuideLanguage } from '@soundings/contract/sonar/navig8-choices';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import type { FactMessage } from '@soundings/engine/facts/tell/fact-messages';
import { addToBoard, readKnownTexts } from '#/features/board/add-to-board.ts';
import type { BoardRow, NewBoardRow } from '#/features/board/board.tables.ts';
import { changeBoard, nameOf, type OpenBoard } from '#/features/board/change-board.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { assertFree } from '../write-messages.ts';

interface Asked {
  readonly language: GuideLanguage;
  readonly ranges?: DateRanges | undefined;
}

/** What SONAR tells of one of its projects, by the caller's rights; null where nothing was collected yet. */
export type ReadFacts = (
  caller: Caller,
  projectId: string,
  asked: Asked,
) => Promise<{ readonly projectName: string; readonly messages: readonly FactMessage[] } | null>;

const prompt = 'navig8-facts@1';

/**
 * Adds messages from the facts of a SONAR project to a board, without those that it has. Throws notFound for a project
 * that the caller may not open, noDataCollectedYet, noMessagesAvailable where nothing speaks for its own brand, and as a
 * change of a board.
 */
export const generateFromSonar = async (
  services: Services,
  readFacts: ReadFacts,
  open: OpenBoard,
  { sonarProjectId, ...asked }: Asked & { readonly sonarProjectId: string },
): Promise<BoardRow[]> => {
  const { db, now } = services;
  const { project, viewer } = open;
  if (!viewer.caller) throw new AppError('accessDenied');
  await assertFree(db, open);
  const found = await readFacts(viewer.caller, sonarProjectId, asked);
  if (!found) throw new AppError('noDataCollectedYet');
  if (found.messages.length === 0) throw new AppError('noMessagesAvailable');
  const written = found.messages.map(
    ({ text, factId, fact }): NewBoardRow => ({
      text,
      createType: 'GENERATED',
      creator: nameOf(viewer),
      origin: {
        ...{ kind: 'BUILT_IN', model: '', prompt, url: '', readOn: now().toISOString(), evidence: [fact] },
        fact: { id: factId, projectId: sonarProjectId, projectName: found.projectName, text: fact },
      },
    }),
  );
  return changeBoard(services, open, async (tx) => {
    const known = new Set(await readKnownTexts(tx, project.id));
    const fresh = written.filter(({ text }) => !known.has(text));
    return { changed: [], result: await addToBoard(services, tx, project.id, fresh.toReversed()) };
  });
};
