import type { Services } from '#/platform/services.ts';
import { findVisible, type Sight } from './visible-projects.store.ts';

const keyOf = ({ userId, projectId }: Sight): string => `${userId} ${projectId}`;

/** Asks once for many users and projects. @returns whether a user may see a project that is active. */
export const visibleProjects = async (
  { db }: Pick<Services, 'db'>,
  sights: readonly Sight[],
): Promise<(sight: Sight) => boolean> => {
  const distinct = [...new Map(sights.map((sight) => [keyOf(sight), sight])).values()];
  const visible = new Set(distinct.length === 0 ? [] : (await findVisible(db, distinct)).map(keyOf));
  return (sight) => visible.has(keyOf(sight));
};
