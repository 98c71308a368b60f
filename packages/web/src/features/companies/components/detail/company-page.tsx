import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageStack } from '#/ui/page-stack.tsx';
import { companyQuery } from '../../companies.api.ts';
import type { DetailSearch } from '../../detail-search.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyNotFound } from './company-not-found.tsx';
import { CompanySkeleton } from './company-skeleton.tsx';
import { CompanyTabs } from './company-tabs.tsx';
import { DisabledBanner } from './disabled-banner.tsx';

interface Props {
  id: string;
  search: DetailSearch;
  onSearch: (search: DetailSearch) => void;
}

/** One customer: what is known, its users, its projects, and what it may use. */
export function CompanyPage({ id, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: company, error, refetch, isRefetching } = useQuery(companyQuery(id));
  // An address that is no id at all is answered with invalidRequest.
  if (isApiError(error, 'notFound', 'invalidRequest')) return <CompanyNotFound />;
  if (company === undefined) {
    if (error === null) return <CompanySkeleton />;
    return (
      <PageStack>
        <PageHeader title={t('companies.title')} />
        <Card flush label={t('companies.facts')}>
          <ErrorState
            error={error}
            thing={t('companies.theCompany')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </Card>
      </PageStack>
    );
  }
  return (
    <PageStack>
      <CompanyHeader company={company} />
      {!company.enabled && <DisabledBanner company={company} />}
      <CompanyFacts company={company} />
      <CompanyTabs company={company} search={search} onSearch={onSearch} />
    </PageStack>
  );
}
