import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { replaceAssistants } from './company-assistants.store.ts';
import { distinctIds } from './distinct-ids.ts';

/** Lets a company use these assistants and no others, in the caller's transaction. Throws notFound for an unknown one. */
export const setAssistants = async (tx: Database, companyId: string, ids: readonly string[]): Promise<void> => {
  const wanted = distinctIds(ids);
  if ((await replaceAssistants(tx, companyId, wanted)) !== wanted.length) throw new AppError('notFound');
};
