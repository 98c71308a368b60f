import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageStack } from '#/ui/page-stack.tsx';
import { companiesQuery } from '../../companies.api.ts';
import { companyQueryOf, type ListSearch } from '../../list-search.ts';
import { CompanyContent } from './company-content.tsx';
import { CompanyToolbar } from './company-toolbar.tsx';

interface Props {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The customer companies, filtered and sorted by the address. */
export function CompanyList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = companyQueryOf(search);
  const companies = useQuery(companiesQuery(query));
  return (
    <PageStack>
      <PageHeader
        title={t('companies.title')}
        count={companies.data?.totalElements}
        actions={
          <Button component={Link} to="/customers/add" variant="filled" leftSection={<IconPlus size={17} />}>
            {t('companies.newCompany')}
          </Button>
        }
      />
      <CompanyToolbar search={search} onSearch={onSearch} />
      <CompanyContent companies={companies} query={query} search={search} onSearch={onSearch} />
    </PageStack>
  );
}
