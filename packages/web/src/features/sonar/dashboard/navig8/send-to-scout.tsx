import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../dashboard.ts';

const Dialog = lazy(() => import('./send-to-scout-dialog.tsx'));

export function SendToScout() {
  const { t } = useTranslation();
  const { source, ranges } = useDashboard();
  const [isOpen, setIsOpen] = useState(false);
  if (source.projectId === null) return null;
  return (
    <>
      <Button variant="subtle" size="xs" leftSection={<IconSend size={15} />} onClick={() => setIsOpen(true)}>
        {t('navig8.sendToScout')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog sonarProjectId={source.projectId} ranges={ranges} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
