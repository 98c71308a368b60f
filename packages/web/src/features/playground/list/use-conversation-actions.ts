import { endpoints } from 'virtual:endpoints';
import type { Conversation } from '@soundings/contract/playground/conversations';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#/lib/api/download.ts';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { deletion, useChangeConversation } from '../playground.api.ts';
import type { ConversationAction } from './conversation-menu.ts';

interface Given {
  openId: string | null;
  onDeletedOpen: () => void;
}

export function useConversationActions({ openId, onDeletedOpen }: Given) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<{ action: ConversationAction; conversation: Conversation } | null>(null);
  const { mutate: change } = useChangeConversation();
  const remove = useUndoableDelete(
    deletion(() => undefined),
    { keyOf: ({ id }) => id, title: ({ title }) => t('common.hasBeenDeleted', { name: title }) },
  );
  const { mutate: save } = useAction({
    call: ({ id, isJson }: { id: string; isJson: boolean }) =>
      download(isJson ? endpoints.exportConversationJson : endpoints.exportConversationMarkdown, { params: { id } }),
    failed: 'playground.couldntExport',
  });
  const latest = useRef<(action: ConversationAction, conversation: Conversation) => void>(() => undefined);
  latest.current = (action, conversation) => {
    const { id, isPinned, title } = conversation;
    if (action === 'pin') return change({ id, change: { isPinned: !isPinned } });
    if (action === 'markdown' || action === 'json') return save({ id, isJson: action === 'json' });
    if (action !== 'delete') return setDialog({ action, conversation });
    remove({ id, title });
    if (id === openId) onDeletedOpen();
  };
  // The same each time: a list of fifty is not drawn anew when another conversation is opened.
  const act = useCallback<typeof latest.current>((...given) => latest.current(...given), []);
  return { dialog, act, close: useCallback(() => setDialog(null), []) };
}
