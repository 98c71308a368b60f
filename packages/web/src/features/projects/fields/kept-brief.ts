import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { keptDraft } from '#/lib/kept-draft.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The texts of a brief, kept until they are sent.
 * @param sent what was sent last
 */
export function useKeptBrief<T extends Texts>(projectId: string, sent: T) {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey);
  const draft = keptDraft<Partial<T>>('BRIEF', user?.id ?? null, projectId);
  return {
    /** What was sent last, with what was written since. */
    begin: (): T => ({ ...sent, ...draft.find() }),
    keep: (brief: T): void => {
      const written = Object.entries(brief).filter(([name, text]) => text !== sent[name]);
      if (written.length === 0) draft.forget();
      else draft.keep(Object.fromEntries(written) as Partial<T>);
    },
    forget: draft.forget,
  };
}
