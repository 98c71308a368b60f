import type { BoardMessage } from '@soundings/contract/board/board';
import { IconArrowsMinimize, IconPencil, IconPointFilled, IconSparkles, IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/marks/badge.tsx';

const icons = { GENERATED: IconWand, COMPRESSED: IconArrowsMinimize, MANUAL: IconPencil } as const;

export interface Differing {
  isNew: boolean;
  createType: boolean;
}

export const findDiffering = (messages: readonly BoardMessage[]): Differing => {
  const [first, ...others] = messages;
  return {
    isNew: others.some(({ newMessage }) => newMessage !== first?.newMessage),
    createType: others.some(({ createType }) => createType !== first?.createType),
  };
};

interface Props {
  message: BoardMessage;
  isDirty: boolean;
  marksNew?: boolean;
  marksType?: boolean;
}

export function MessageBadges({ message, isDirty, marksNew = true, marksType = true }: Props) {
  const { t } = useTranslation();
  const Icon = icons[message.createType];
  if (isDirty) {
    return (
      <Badge tone="warning" icon={<IconPointFilled size={12} />}>
        {t('board.notSaved')}
      </Badge>
    );
  }
  return (
    <>
      {marksNew && message.newMessage && message.status !== 'BACKUP' ? (
        <Badge tone="brand" icon={<IconSparkles size={12} stroke={1.8} />}>
          {t('board.mark_new')}
        </Badge>
      ) : null}
      {marksType ? <Badge icon={<Icon size={12} stroke={1.8} />}>{t(`board.mark_${message.createType}`)}</Badge> : null}
    </>
  );
}
