import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useExportAudit } from '../audit.api.ts';
import type { filterOf } from '../audit-search.ts';

interface Props {
  filter: ReturnType<typeof filterOf>;
  /** How many entries the filters find, as far as that is known. */
  total: number | undefined;
}

export function ExportButton({ filter, total }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending } = useExportAudit(total);
  return (
    <Button
      leftSection={<IconDownload size={17} stroke={1.7} />}
      loading={isPending}
      title={t('audit.exportHelp')}
      onClick={() => mutate(filter)}
    >
      {t('audit.export')}
    </Button>
  );
}
