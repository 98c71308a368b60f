import { Button } from '@mantine/core';
import { IconFilterOff, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { type AuditSearch, changeSearch, isFiltered } from '../audit-search.ts';

interface Props {
  search: AuditSearch;
  /** The page is empty, the log is not: an address that was kept, or entries that have grown too old meanwhile. */
  hasOtherPages: boolean;
  onSearch: (search: AuditSearch) => void;
}

const noFilter = { query: undefined, action: undefined, outcome: undefined, from: undefined, till: undefined };

export function NoEntries({ search, hasOtherPages, onSearch }: Props) {
  const { t } = useTranslation();
  const kind = hasOtherPages ? 'noSuchPage' : isFiltered(search) ? 'noMatch' : 'noneYet';
  const actions = {
    noSuchPage: (
      <Button onClick={() => onSearch(changeSearch(search, { page: undefined }))}>{t('audit.firstPage')}</Button>
    ),
    noMatch: <Button onClick={() => onSearch(changeSearch(search, noFilter))}>{t('audit.removeFilters')}</Button>,
    noneYet: null,
  };
  const Icon = kind === 'noMatch' ? IconFilterOff : IconHistory;
  return (
    <Card flush label={t(`audit.${kind}`)}>
      <EmptyState icon={<Icon size={21} stroke={1.7} />} title={t(`audit.${kind}`)} actions={actions[kind]}>
        {t(`audit.${kind}Help`)}
      </EmptyState>
    </Card>
  );
}
