import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LabelsDialog = lazy(() => import('./labels-dialog.tsx').then((file) => ({ default: file.LabelsDialog })));

/** Opens what stands beside the names of brands. */
export function LabelsButton() {
  const { t } = useTranslation();
  /** Null until it is first opened: the dialog is loaded then. */
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconTag size={16} stroke={1.7} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('dashboard.labels')}
      </Button>
      <Suspense>{opened !== null && <LabelsDialog opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
