import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useBoard } from './board.api.ts';
import { useLock } from './lock.ts';
import { useBoardAction } from './use-board-action.ts';

export function ReclaimButton({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation();
  const { api } = useBoard();
  const locked = useLock();
  const reclaim = useBoardAction({
    call: api.reclaim,
    rereads: true,
    done: 'board.reclaimed',
    failed: 'board.couldntReclaim',
  });
  return (
    <BlockableButton
      leftSection={<IconArrowBackUp size={16} stroke={1.7} />}
      loading={reclaim.isPending}
      reason={locked ?? (isEmpty ? t('board.backupIsEmpty') : null)}
      onClick={() => reclaim.mutate()}
    >
      {t('board.reclaimBackup')}
    </BlockableButton>
  );
}
