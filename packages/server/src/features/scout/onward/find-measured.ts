import { errors } from '@soundings/contract/errors';
import type { ProjectAnswer } from '@soundings/contract/projects/project-calls';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { onwardCalls } from '@soundings/contract/scout/onward';
import { readBoard } from '#/features/board/add-to-board.ts';
import { openProjects } from '#/features/projects/load-project.ts';
import { textKey } from '#/features/writing/text-key.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

/** What RESONANCE tells of one of its projects, by the caller's rights. Throws notFound. */
export type ReadResonance = (caller: Caller, projectId: string) => Promise<ResonanceData>;

type Measured = ProjectAnswer<typeof onwardCalls.scoutMeasured>;

/** Each is loaded whole, so only the newest are looked through. */
const maxProjects = 12;

export const findMeasured = async (
  services: Services,
  readResonance: ReadResonance,
  caller: Caller,
  projectId: string,
): Promise<Measured> => {
  const idsByText = Map.groupBy(await readBoard(services.db, projectId), ({ text }) => textKey(text));
  if (idsByText.size === 0) return [];
  const open = (await openProjects(services, caller, ['RESONANCE'])).slice(0, maxProjects);
  const measured: Measured = [];
  for (const { id, projectName } of open) {
    const data = await readResonance(caller, id).catch(whenImported);
    for (const { message, r1Share, r2Share } of data?.messages ?? []) {
      for (const row of idsByText.get(textKey(message)) ?? [])
        measured.push({
          ...{ messageId: row.id, projectId: id, projectName },
          ...{ r1: pickShare(r1Share), r2: r2Share && pickShare(r2Share) },
        });
    }
  }
  return measured;
};

/** A project that is being imported, or was deleted meanwhile, has nothing to tell. */
const whenImported = (error: unknown): null => {
  if (error instanceof AppError && errors[error.code].status < 500) return null;
  throw error;
};

const pickShare = ({ percent, low, high, base }: ResonanceData['messages'][number]['r1Share']) => ({
  ...{ percent, low, high, base },
});
