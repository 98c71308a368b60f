import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';

interface Props {
  /** Filters hide everything: they can be removed. */
  isFiltered: boolean;
  onRemoveFilters: () => void;
  noMatch: string;
  /** Where there is nothing at all. */
  first: { icon: ReactNode; title: string; text: string; action: ReactNode };
}

/** A list of the settings without rows. */
export function NoRows({ isFiltered, onRemoveFilters, noMatch, first }: Props) {
  const { t } = useTranslation();
  if (isFiltered) {
    return (
      <Card flush label={noMatch}>
        <EmptyState
          icon={<IconFilterOff size={21} stroke={1.7} />}
          title={noMatch}
          actions={<Button onClick={onRemoveFilters}>{t('settings.removeFilters')}</Button>}
        >
          {t('settings.noMatchHelp')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush label={first.title}>
      <EmptyState icon={first.icon} title={first.title} actions={first.action} tone="first">
        {first.text}
      </EmptyState>
    </Card>
  );
}
