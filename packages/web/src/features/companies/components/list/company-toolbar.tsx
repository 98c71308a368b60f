import { Select } from '@mantine/core';
import { companySorts } from '@soundings/contract/company-choices';
import { userStatuses } from '@soundings/contract/user-choices';
import { IconArrowsSort, IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/search-field.tsx';
import { changeSearch, companyQueryOf, type ListSearch } from '../../list-search.ts';
import classes from './company-list.module.css';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** What narrows the list; on phones, where there are no headings, also what orders it. */
export function CompanyToolbar({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const change = (part: Partial<ListSearch>) => onSearch(changeSearch(search, part));
  return (
    <search className={classes.bar} aria-label={t('companies.filters')}>
      <SearchField
        className={classes.search}
        label={t('companies.search')}
        value={search.query ?? ''}
        onSearch={(query) => change({ query: query.trim() || undefined })}
        withHotkey
      />
      <Select
        className={classes.status ?? ''}
        data-quiet
        size="md"
        aria-label={t('companies.status')}
        leftSection={<IconFilter size={16} stroke={1.7} />}
        value={search.status ?? 'all'}
        data={(['all', ...userStatuses] as const).map((value) => ({ value, label: t(`companies.status_${value}`) }))}
        onChange={(status) => change({ status: userStatuses.find((known) => known === status) })}
      />
      <Select
        className={classes.sort ?? ''}
        data-quiet
        size="md"
        aria-label={t('companies.sortBy')}
        leftSection={<IconArrowsSort size={16} stroke={1.7} />}
        value={companyQueryOf(search).sort}
        data={companySorts.map((value) => ({ value, label: t(`companies.sort_${value}`) }))}
        onChange={(sort) => change({ sort: companySorts.find((known) => known === sort) })}
      />
    </search>
  );
}
