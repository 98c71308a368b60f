import { Button } from '@mantine/core';
import { IconBuilding, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { changeSearch, isFiltered, type ListSearch } from '../../list-search.ts';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** Nothing to list: filters that find nothing can be removed, a first use can begin. */
export function NoCompanies({ search, onSearch }: Props) {
  const { t } = useTranslation();
  if (!isFiltered(search)) {
    return (
      <Card flush label={t('companies.noneYet')}>
        <EmptyState
          tone="first"
          icon={<IconBuilding size={21} stroke={1.7} />}
          title={t('companies.noneYet')}
          actions={
            <Button component={Link} to="/customers/add" variant="filled" leftSection={<IconPlus size={17} />}>
              {t('companies.newCompany')}
            </Button>
          }
        >
          {t('companies.noneYetHelp')}
        </EmptyState>
      </Card>
    );
  }
  const words = [
    search.query === undefined ? null : t('companies.quoted', { text: search.query }),
    search.status === undefined ? null : t(`companies.among_${search.status}`),
  ];
  return (
    <Card flush label={t('companies.noMatch')}>
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('companies.noMatch')}
        actions={
          <Button onClick={() => onSearch(changeSearch(search, { query: undefined, status: undefined }))}>
            {t('companies.removeFilters')}
          </Button>
        }
      >
        {t('companies.noMatchHelp', { filters: words.filter(Boolean).join(' ') })}
      </EmptyState>
    </Card>
  );
}
