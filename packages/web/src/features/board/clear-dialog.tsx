import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useBoard } from './board.api.ts';
import { useBoardAction } from './use-board-action.ts';

interface Props {
  title: string;
  text: string;
  opened: boolean;
  onClose: () => void;
}

export function ClearAllDialog({ title, text, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { api } = useBoard();
  const clear = useBoardAction({
    call: () => api.clear(false),
    rereads: true,
    done: 'board.messagesHasBeenDeleted',
    failed: 'board.couldntDeleteMessages',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirmLabel={t(api.isStaff ? 'board.toBackup' : 'board.removeAll')}
      cancelLabel={t('board.keepMessages')}
      isDangerous
      isBusy={clear.isPending}
      onConfirm={() => clear.mutate()}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
