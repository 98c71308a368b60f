import { Button } from '@mantine/core';
import type { CompanyProjectSort, CompanyUserSort } from '@soundings/contract/companies/company-choices';
import { IconArrowsSort, IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import classes from './company-page.module.css';

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

interface PhoneSortProps<S> {
  sorts: readonly S[];
  sort: S;
  onSort: (sort: S) => void;
}

export function PhoneSort<S extends CompanyUserSort | CompanyProjectSort>({ sorts, sort, onSort }: PhoneSortProps<S>) {
  const { t } = useTranslation();
  return (
    <Choice<S>
      className={classes.sort}
      label={t('companies.sortBy')}
      icon={<IconArrowsSort size={16} stroke={1.7} />}
      value={sort}
      options={sorts.map((value) => ({
        value,
        label: t(`companies.sort_${value as CompanyUserSort | CompanyProjectSort}`),
      }))}
      onChange={onSort}
    />
  );
}
