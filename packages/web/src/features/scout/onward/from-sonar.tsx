import { IconChartDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadDialog } from '#/features/board/load-dialog.ts';
import { useLock } from '#/features/board/lock.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';

const SonarDialog = lazy(() =>
  loadDialog(import('./sonar-dialog.tsx')).then((file) => ({ default: file.SonarDialog })),
);

export function FromSonar({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation();
  const locked = useLock();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BlockableButton
        size="sm"
        variant="subtle"
        leftSection={<IconChartDots size={16} stroke={1.7} />}
        reason={locked}
        onClick={() => setIsOpen(true)}
      >
        {t('scout.fromSonar')}
      </BlockableButton>
      <Suspense>{isOpen ? <SonarDialog onAdded={onAdded} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  );
}
