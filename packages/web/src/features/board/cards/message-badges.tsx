import type { BoardMessage } from '@soundings/contract/board/board';
import { IconArrowsMinimize, IconPencil, IconPointFilled, IconSparkles, IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/marks/badge.tsx';

const icons = { GENERATED: IconWand, COMPRESSED: IconArrowsMinimize, MANUAL: IconPencil } as const;

export function MessageBadges({ message, isDirty }: { message: BoardMessage; isDirty: boolean }) {
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
      {message.newMessage ? (
        <Badge tone="brand" icon={<IconSparkles size={12} stroke={1.8} />}>
          {t('board.mark_new')}
        </Badge>
      ) : null}
      <Badge icon={<Icon size={12} stroke={1.8} />}>{t(`board.mark_${message.createType}`)}</Badge>
    </>
  );
}
