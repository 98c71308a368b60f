import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { PagedTable } from '#/ui/table/paged-table.tsx';

type Table<T> = Omit<ComponentProps<typeof PagedTable<T>>, 'skeletonRows' | 'onPage' | 'onSize' | 'empty'>;

interface Props<T> extends Table<T> {
  onChange: (change: { page: number } | { size: number }) => void;
  empty: NoRowsProps;
}

export function SettingsTable<T>({ onChange, empty, ...table }: Props<T>) {
  return (
    <PagedTable
      {...table}
      skeletonRows={8}
      onPage={(page) => onChange({ page })}
      onSize={(size) => onChange({ size })}
      empty={<NoRows {...empty} />}
    />
  );
}

interface NoRowsProps {
  isFiltered: boolean;
  onRemoveFilters: () => void;
  /** The text searched for, where search is the only filter. */
  searched?: string | undefined;
  noMatch: string;
  first: { icon: ReactNode; title: string; text: string; action: ReactNode };
}

function NoRows({ isFiltered, onRemoveFilters, searched, noMatch, first }: NoRowsProps) {
  const { t } = useTranslation();
  if (isFiltered) {
    return (
      <Card flush label={noMatch}>
        <EmptyState
          icon={<IconFilterOff size={21} stroke={1.7} />}
          title={noMatch}
          actions={
            <Button onClick={onRemoveFilters}>{t(searched ? 'common.clearSearch' : 'settings.removeFilters')}</Button>
          }
        >
          {searched ? t('settings.noMatchOf', { text: searched }) : t('settings.noMatchHelp')}
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
