import type { BoardMessage } from '@soundings/contract/board/board';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { keptDraft } from '#/lib/kept-draft.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';

interface UnsavedText {
  id: string;
  original: string;
  text: string;
}

export interface EditedMessage {
  readonly id: string | null;
  readonly text: string;
  readonly isEmpty: boolean;
  readonly isDirty: boolean;
  /** Another message with unsaved text is asked for first. */
  readonly open: (message: Pick<BoardMessage, 'id' | 'message'>) => void;
  readonly change: (text: string) => void;
  readonly discard: () => void;
  readonly save: () => Promise<boolean>;
  /** Does something that ends editing, once it was saved or given up. */
  readonly leave: (then: () => void) => void;
  readonly dialog: ReactNode;
}

interface Place {
  pathname: string;
  search: { tab?: unknown };
}

const isOtherView = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || from.search.tab !== to.search.tab;

/**
 * The one message that is being edited. Saving shows at once and is told to the server after it: where that fails, the
 * text is open again, also after a reload, and for whoever comes back from where somebody else’s work has sent them.
 * Another tab, page or message asks first whether to save.
 */
export function useEditedMessage(
  projectId: string,
  saveText: (change: { id: string; message: string }) => Promise<unknown>,
): EditedMessage {
  const client = useQueryClient();
  const userId = client.getQueryData(currentUserQuery.queryKey)?.id ?? null;
  const unsaved = keptDraft<UnsavedText>('BOARD', userId, projectId);
  const [draft, setDraft] = useState<UnsavedText | null>(unsaved.find);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const text = draft?.text ?? '';
  const isEmpty = draft !== null && text.trim() === '';
  const isDirty = draft !== null && text.trim() !== draft.original;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && isOtherView(current as Place, next as Place),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';

  const save = async (): Promise<boolean> => {
    if (draft === null || isEmpty) return draft === null;
    setDraft(null);
    unsaved.forget();
    if (!isDirty) return true;
    try {
      await saveText({ id: draft.id, message: text.trim() });
      return true;
    } catch {
      // The failure is told by whoever saves.
      unsaved.keep(draft);
      setDraft((now) => now ?? draft);
      return false;
    }
  };
  const stay = () => {
    setWaiting(null);
    blocker.reset?.();
  };
  const giveUp = () => {
    unsaved.forget();
    setDraft(null);
  };
  const goOn = () => {
    giveUp();
    waiting?.();
    setWaiting(null);
    blocker.proceed?.();
  };
  const leave = (then: () => void) => {
    if (isDirty) setWaiting(() => then);
    else {
      setDraft(null);
      then();
    }
  };
  return {
    id: draft?.id ?? null,
    text,
    isEmpty,
    isDirty,
    open: ({ id, message }) => leave(() => setDraft({ id, original: message, text: message })),
    change: (next) => {
      if (draft === null) return;
      const changed = { ...draft, text: next };
      setDraft(changed);
      if (unsaved.find()?.id === draft.id) unsaved.keep(changed);
    },
    discard: giveUp,
    save,
    leave,
    dialog: (
      <UnsavedDialog
        opened={isBlocked || waiting !== null}
        canSave={!isEmpty}
        onSave={async () => ((await save()) ? goOn() : stay())}
        onDiscard={goOn}
        onCancel={stay}
      />
    ),
  };
}
