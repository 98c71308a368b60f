import type { Calculations } from '@soundings/contract/sonar-scores';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatDate } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { recalibrate } from '../dashboard.api.ts';
import { useDashboardState } from '../page/dashboard-state.ts';

interface Props {
  projectId: string;
  reference: Calculations['reference'];
  opened: boolean;
  onClose: () => void;
}

/** Asks before all scores of a project change: what they are measured against now, and what follows. */
export function RecalibrateDialog({ projectId, reference, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { source } = useDashboardState();
  const freeze = useMutation({
    mutationFn: () => recalibrate(projectId),
    onSuccess: async ({ version }) => {
      await client.invalidateQueries({ queryKey: source.key });
      onClose();
      toastSuccess({ title: t('dashboard.recalibrated', { version }), text: t('dashboard.recalibratedHelp') });
    },
    onError: (error) => toastError({ title: t('dashboard.couldntRecalibrate'), text: errorText(t, error) }),
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('dashboard.recalibrateTitle')}
      confirmLabel={t('dashboard.recalibrate')}
      cancelLabel={t('dashboard.keepReference')}
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
