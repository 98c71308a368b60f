import { nameKeyOf } from '@soundings/contract/name-key';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import type { Services } from '#/platform/services.ts';
import { opensShare } from './opens-share.ts';
import { findSharedOf } from './shares.store.ts';

/** What a consumer opened a project with, and which one it was. */
export interface Opened extends ProjectCredentials {
  readonly projectId: string;
}

/** Asks once for many consumers. @returns whether what one of them opened is open to them still. */
export const stillOpen = async (
  services: Pick<Services, 'db' | 'keys' | 'now'>,
  opened: readonly Opened[],
): Promise<(one: Opened) => boolean> => {
  const nameKeys = [...new Set(opened.map(({ projectName }) => nameKeyOf(projectName)))];
  const rows = nameKeys.length === 0 ? [] : await findSharedOf(services.db, nameKeys);
  const byNameKey = new Map(rows.map((row) => [row.project.nameKey, row]));
  return ({ projectId, projectName, projectPassword }) => {
    const found = byNameKey.get(nameKeyOf(projectName)) ?? null;
    return found?.project.id === projectId && opensShare(services, found, projectPassword, 'PROJECT');
  };
};
