import type { Calculations } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useRecalibrate } from '../dashboard.api.ts';
import { useDashboardState } from '../page/dashboard-state.ts';

interface Props {
  projectId: string;
  reference: Calculations['reference'];
  opened: boolean;
  onClose: () => void;
}

export function RecalibrateDialog({ projectId, reference, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { source } = useDashboardState();
  const freeze = useRecalibrate(projectId, source, onClose);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('dashboard.recalibrateTitle')}
      confirmLabel={t('dashboard.recalibrate')}
      cancelLabel={t('dashboard.keepReference')}
      isDangerous
      isBusy={freeze.isPending}
      onConfirm={() => freeze.mutate()}
      onClose={onClose}
    >
      {reference !== null && (
        <p>{t('dashboard.recalibrateNow', { version: reference.version, day: formatDate(reference.frozenOn) })}</p>
      )}
      <p>{t('dashboard.recalibrateText')}</p>
    </ConfirmDialog>
  );
}
