import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { deleteSonarSource } from './api/delete-sonar-source.ts';
import { sonarSourcesQuery } from './api/sonar-sources.ts';

interface Props {
  network: SocialNetwork;
  /** No other network has one. */
  isLast: boolean;
  onClose: () => void;
}

/** Asks before a stored key is forgotten. */
export function DeleteKeyDialog({ network, isLast, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const named = { network: t(`sonar.network.${network}`) };
  const remove = useMutation({
    mutationFn: () => deleteSonarSource(network),
    onSuccess: () => toastSuccess({ title: t('sonarSources.deleted', named) }),
    onError: (error) => toastError({ title: t('sonarSources.couldntDelete'), text: errorText(t, error) }),
    onSettled: () => {
      onClose();
      void client.invalidateQueries({ queryKey: sonarSourcesQuery.queryKey });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('sonarSources.deleteTitle', named)}
      confirmLabel={t('sonarSources.deleteConfirm')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {isLast ? t('sonarSources.deleteLastText') : t('sonarSources.deleteText', named)}
    </ConfirmDialog>
  );
}
