export interface UnsavedText {
  id: string;
  original: string;
  text: string;
}

/** Sign-out forgets whatever begins so. */
const keyOf = (userId: string | null, projectId: string): string => `BOARD_DRAFT_${userId ?? 'consumer'} ${projectId}`;

/** Text that could not be saved: kept in this tab by user and project, over a reload, until it is saved or given up. */
export const unsavedText = (userId: string | null, projectId: string) => {
  const key = keyOf(userId, projectId);
  return {
    find: (): UnsavedText | null => {
      const kept = sessionStorage.getItem(key);
      return kept === null ? null : (JSON.parse(kept) as UnsavedText);
    },
    keep: (draft: UnsavedText): void => sessionStorage.setItem(key, JSON.stringify(draft)),
    forget: (): void => sessionStorage.removeItem(key),
  };
};
