import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';

interface Props {
  opened: boolean;
  count: number;
  company: string | undefined;
  text: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ opened, count, company, text, isBusy = false, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const n = formatNumber(count);
  return (
    <ConfirmDialog
      opened={opened}
      title={company === undefined ? t('sonar.deleteTitle', { count, n }) : t('sonar.deleteOne', { company })}
      confirmLabel={company === undefined ? t('sonar.deleteConfirm', { count, n }) : t('sonar.deleteRow', { company })}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
