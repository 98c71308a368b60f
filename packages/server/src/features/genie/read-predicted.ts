import type { GenieMessage } from '@soundings/contract/genie/genie';
import { loadActiveProjectFor } from '#/features/projects/load-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findApplied } from './calibration/calibration.store.ts';
import { presentBoard } from './genie.present.ts';
import { findMessages } from './genie.store.ts';

/** The messages of a GENIE or GENIE_GO project with their predictions, as its page shows them, best first. Throws notFound. */
export const readPredicted = async (
  services: Services,
  caller: Caller,
  id: string,
): Promise<{ readonly projectName: string; readonly messages: readonly GenieMessage[] }> => {
  const { projectName, projectType } = await loadActiveProjectFor(services, caller, id);
  if (projectType !== 'GENIE' && projectType !== 'GENIE_GO') throw new AppError('notFound');
  const { db } = services;
  const { predicted } = await presentBoard(await findMessages(db, id), null, null, await findApplied(db));
  const messages = predicted
    .filter(({ interest }) => interest !== null)
    .toSorted((one, other) => other.interest! - one.interest!);
  return { projectName, messages };
};
