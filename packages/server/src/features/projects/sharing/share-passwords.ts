import type { Opens } from '@soundings/contract/endpoint';
import type { Keys } from '#/platform/keys/keys.ts';
import { seal, unseal } from '#/platform/keys/keys.ts';
import type { Share } from './shares.store.ts';

export type SharePart = 'project' | 'final-messages';

const contextOf = (projectId: string, part: SharePart) => `${part} ${projectId}`;

/** Sealed for one project and one use. */
export const sealSharePassword = (
  { projectPassword: key }: Keys,
  projectId: string,
  part: SharePart,
  password: string,
) => seal(key, password, contextOf(projectId, part));

/** A seal of another project, or of an application key that was replaced since, opens nothing. */
const tryToUnseal = (key: Uint8Array, sealed: string, context: string): string | null => {
  try {
    return unseal(key, sealed, context);
  } catch {
    return null;
  }
};

/** The password that opens a part of a shared project; null where none was set, or where it has to be set anew. */
export const openSharePassword = (
  { projectPassword: key }: Keys,
  { projectId, password, finalMessagesPassword }: Share,
  part: Opens,
): string | null => {
  if (part !== 'FINAL_MESSAGES') return tryToUnseal(key, password, contextOf(projectId, 'project'));
  return finalMessagesPassword && tryToUnseal(key, finalMessagesPassword, contextOf(projectId, 'final-messages'));
};
