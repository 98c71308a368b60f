import { Button } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconTableExport } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needResonanceViewTexts } from '#/lib/i18n.ts';

const CrosstabDialog = lazy(() =>
  Promise.all([import('./crosstab-dialog.tsx'), needResonanceViewTexts()]).then(([file]) => ({
    default: file.CrosstabDialog,
  })),
);

interface Props {
  data: ResonanceData;
  filters: string[];
}

export function useCrosstab(data: ResonanceData, filters: string[]) {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const dialog = wasOpened && (
    <Suspense>
      <CrosstabDialog
        key={data.importedOn}
        data={data}
        filters={filters}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  );
  return { open, dialog };
}

export function CrosstabButton({ data, filters }: Props) {
  const { t } = useTranslation();
  const { open, dialog } = useCrosstab(data, filters);
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconTableExport size={16} stroke={1.7} />}
        aria-label={t('resonanceResponse.exportCrosstab')}
        title={t('resonanceResponse.exportCrosstab')}
        onClick={open}
      >
        {t('resonanceResponse.exportCrosstab')}
      </Button>
      {dialog}
    </>
  );
}
