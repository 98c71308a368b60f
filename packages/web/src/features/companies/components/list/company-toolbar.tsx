import { userStatuses } from '@soundings/contract/access/user-choices';
import { companySorts } from '@soundings/contract/companies/company-choices';
import { IconArrowsSort, IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/choice.tsx';
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
      <Choice
        className={classes.status}
        label={t('companies.status')}
        icon={<IconFilter size={16} stroke={1.7} />}
        value={search.status ?? 'all'}
        options={(['all', ...userStatuses] as const).map((value) => ({ value, label: t(`companies.status_${value}`) }))}
        onChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
      <Choice
        className={classes.sort}
        label={t('companies.sortBy')}
        icon={<IconArrowsSort size={16} stroke={1.7} />}
        value={companyQueryOf(search).sort}
        options={companySorts.map((value) => ({ value, label: t(`companies.sort_${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
    </search>
  );
}
