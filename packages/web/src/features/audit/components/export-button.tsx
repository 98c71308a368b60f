import { Button } from '@mantine/core';
import { maxExportedEntries } from '@soundings/contract/audit/audit-choices';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { toastError, toastSuccess, toastWarning } from '#/ui/toast.tsx';
import { exportAudit } from '../api/export-audit.ts';
import type { filterOf } from '../audit-search.ts';

interface Props {
  filter: ReturnType<typeof filterOf>;
  /** How many entries the filters find, as far as that is known. */
  total: number | undefined;
}

export function ExportButton({ filter, total }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportAudit(filter),
    onSuccess: () => {
      const id = 'audit-export';
      const n = formatNumber(Math.min(total ?? 0, maxExportedEntries));
      if (total === undefined) return toastSuccess({ id, title: t('audit.exported') });
      if (total <= maxExportedEntries) {
        return toastSuccess({ id, title: t('audit.exported'), text: t('audit.exportedText', { count: total, n }) });
      }
      const text = t('audit.exportedPart', { n, total: formatNumber(total) });
      return toastWarning({ id, title: t('audit.exported'), text });
    },
    onError: (error) => toastError({ id: 'audit-export', title: t('audit.couldntExport'), text: errorText(t, error) }),
    // The export is an entry of its own.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['audit'] }),
  });
  return (
    <Button
      leftSection={<IconDownload size={17} stroke={1.7} />}
      loading={isPending}
      title={t('audit.exportHelp')}
      onClick={() => mutate()}
    >
      {t('audit.export')}
    </Button>
  );
}
