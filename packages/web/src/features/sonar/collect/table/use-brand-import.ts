import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { useBrandFile } from '../../brands/brand-file.tsx';
import { importBrands } from '../../brands/brands.api.ts';
import { useRefreshBrands } from '../collect.api.ts';

export function useBrandImport(projectId: string) {
  const { t } = useTranslation();
  const refresh = useRefreshBrands(projectId);
  return useBrandFile(
    (sending) => importBrands(projectId, sending).finally(refresh),
    ({ added, changed: updated }) =>
      toastSuccess({
        title: t('sonarCollect.uploaded'),
        text: t('sonarCollect.uploadedText', { added: formatNumber(added), changed: formatNumber(updated) }),
      }),
  );
}
