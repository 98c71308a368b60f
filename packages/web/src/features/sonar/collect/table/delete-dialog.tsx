import type { Dataset } from '@soundings/contract/sonar-datasets';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';

interface Props {
  opened: boolean;
  count: number;
  /** Where it is only one, and known. */
  dataset: Dataset | null;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before brands are deleted: which or how many, and what goes with them. */
export function DeleteDialog({ opened, count, dataset, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const n = formatNumber(count);
  return (
    <ConfirmDialog
      opened={opened}
      title={dataset ? t('sonar.deleteOne', { company: dataset.brandCompany }) : t('sonar.deleteTitle', { count, n })}
      confirmLabel={t('sonar.deleteConfirm', { count, n })}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('sonarCollect.deleteText', { count })}
    </ConfirmDialog>
  );
}
