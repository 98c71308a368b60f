import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/empty-state.tsx';

/** A tab's search that finds nothing. */
export function NothingFound({ title, text, onRemove }: { title: string; text: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconFilterOff size={21} stroke={1.7} />}
      title={title}
      actions={<Button onClick={onRemove}>{t('companies.removeSearch')}</Button>}
    >
      {t('companies.nothingFoundFor', { text })}
    </EmptyState>
  );
}
