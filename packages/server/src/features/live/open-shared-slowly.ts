import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Gate, Visitor } from '#/platform/http/router.ts';
import { createLimit } from '#/platform/keys/limit.ts';

const atOnce = 8;
const mostWaiting = 5000;

export type OpenShared = (credentials: ProjectCredentials, visitor: Visitor) => Promise<Consumer>;

/**
 * Opens a project of whatever type, a few at a time: after a restart all consumers of one address come back at once, and
 * a burst of the size would be taken for guesses.
 */
export const openSharedSlowly = (openShared: Gate['openShared']): OpenShared => {
  const limit = createLimit(atOnce, mostWaiting);
  return (credentials, visitor) => limit(() => openShared(credentials, 'PROJECT', visitor));
};
