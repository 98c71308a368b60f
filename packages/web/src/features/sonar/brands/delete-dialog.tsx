import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';

interface Props {
  /** Those to be deleted; the dialog is open where there are any. */
  companies: readonly string[];
  /** What goes with them. */
  text: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before brands are deleted: names the one, or says how many. */
export function DeleteDialog({ companies, text, isBusy = false, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const count = companies.length;
  const n = formatNumber(count);
  const [company = ''] = companies;
  return (
    <ConfirmDialog
      opened={count > 0}
      title={count === 1 ? t('sonar.deleteOne', { company }) : t('sonar.deleteTitle', { count, n })}
      confirmLabel={t('sonar.deleteConfirm', { count, n })}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
