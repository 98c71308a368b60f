import { Button } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconTableExport } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CrosstabDialog = lazy(() => import('./crosstab-dialog.tsx').then((file) => ({ default: file.CrosstabDialog })));

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
        aria-label={t('crosstab.open')}
        title={t('crosstab.open')}
        onClick={open}
      >
        {t('crosstab.open')}
      </Button>
      {dialog}
    </>
  );
}
