import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useRemoveDemo } from './first-steps.api.ts';

interface Props {
  count: number;
  opened: boolean;
  onClose: () => void;
}

export function RemoveDemo({ count, opened, onClose }: Props) {
  const { t } = useTranslation();
  const remove = useRemoveDemo({ onDone: onClose, onFailed: onClose });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('projects.removeDemoTitle', { count })}
      confirmLabel={t('projects.removeDemo')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({})}
      onClose={onClose}
    >
      {t('projects.removeDemoText')}
    </ConfirmDialog>
  );
}
