import type { Conversation } from '@soundings/contract/playground/conversations';
import {
  IconBraces,
  IconFolder,
  IconLink,
  IconMarkdown,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { RowAction } from '#/ui/list/row-menu.tsx';

export type ConversationAction = 'rename' | 'pin' | 'move' | 'markdown' | 'json' | 'copy' | 'delete';

export const conversationMenu = (
  t: TFunction,
  { isPinned }: Pick<Conversation, 'isPinned'>,
  onAct: (action: ConversationAction) => void,
): RowAction[] => [
  { key: 'rename', label: t('playground.rename'), icon: IconPencil, onClick: () => onAct('rename') },
  {
    key: 'pin',
    label: t(isPinned ? 'playground.unpin' : 'playground.pin'),
    icon: isPinned ? IconPinnedOff : IconPin,
    onClick: () => onAct('pin'),
  },
  { key: 'move', label: t('playground.move'), icon: IconFolder, onClick: () => onAct('move') },
  { key: 'copy', label: t('playground.makeCopy'), icon: IconLink, onClick: () => onAct('copy') },
  { key: 'markdown', label: t('playground.exportMarkdown'), icon: IconMarkdown, onClick: () => onAct('markdown') },
  { key: 'json', label: t('playground.exportJson'), icon: IconBraces, onClick: () => onAct('json') },
  { key: 'delete', label: t('common.delete'), icon: IconTrash, isDangerous: true, onClick: () => onAct('delete') },
];
