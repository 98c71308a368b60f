import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#/features/access/access.api.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The texts of a brief that are not sent: kept in this tab by user and project, over pages and reloads, until they are.
 * @param sent what was sent last
 */
export function useKeptBrief<T extends Texts>(projectId: string, sent: T) {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey);
  // Sign-out forgets whatever begins so.
  const key = `BRIEF_DRAFT_${user?.id ?? 'consumer'} ${projectId}`;
  const forget = (): void => sessionStorage.removeItem(key);
  return {
    /** What was sent last, with what was written since. */
    begin: (): T => ({ ...sent, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<T>) }),
    keep: (brief: T): void => {
      const written = Object.keys(sent).filter((name) => brief[name] !== sent[name]);
      if (written.length === 0) forget();
      else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(written.map((name) => [name, brief[name]]))));
    },
    forget,
  };
}
