import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { useDashboard } from '../dashboard.ts';

/** There is no brand, or all of them are hidden. */
export function NoBrandShown({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation();
  const { change } = useDashboard();
  return (
    <Card flush label={t('dashboard.nobody')}>
      <EmptyState
        icon={<IconEyeOff size={21} stroke={1.7} />}
        title={t(isEmpty ? 'dashboard.nobody' : 'dashboard.allHidden')}
        actions={!isEmpty && <Button onClick={() => change({ hidden: undefined })}>{t('dashboard.showAll')}</Button>}
      >
        {t(isEmpty ? 'dashboard.nobodyHelp' : 'dashboard.allHiddenHelp')}
      </EmptyState>
    </Card>
  );
}
