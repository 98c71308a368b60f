/**
 * What was written in a project and not saved or sent: kept in this tab by user, over pages and reloads. Sign-out forgets
 * whatever has such a key.
 * @param userId null for consumers
 */
export const keptDraft = <T>(kind: 'BOARD' | 'BRIEF', userId: string | null, projectId: string) => {
  const key = `${kind}_DRAFT_${userId ?? 'consumer'} ${projectId}`;
  return {
    find: (): T | null => JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null,
    keep: (draft: T): void => sessionStorage.setItem(key, JSON.stringify(draft)),
    forget: (): void => sessionStorage.removeItem(key),
  };
};
