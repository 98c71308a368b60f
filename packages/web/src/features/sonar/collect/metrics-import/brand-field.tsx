import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchDatasets } from '../../datasets/api/search-datasets.ts';

interface Props {
  projectId: string;
  domain: string | null;
  company: string | null;
  onChange: (brand: Pick<MetricMapping, 'domain' | 'company'>) => void;
}

const shown = 25;

/** The brand of a whole file, found among those of the project. */
export function BrandField({ projectId, domain, company, onChange }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 300);
  const { data } = useQuery({
    queryKey: ['sonar', projectId, 'brands', query],
    queryFn: ({ signal }) =>
      searchDatasets({
        query: { page: 0, size: shown, sort: 'brandCompany' },
        body: { projectId, query: query || null, filter: 'all' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const nameOf = (brand: { brandCompany: string; domain: string }) => `${brand.brandCompany} (${brand.domain})`;
  const chosen = domain === null ? null : nameOf({ brandCompany: company ?? '', domain });
  const brands = data?.content ?? [];
  return (
    <Select
      label={t('sonarImport.brand')}
      required
      searchable
      placeholder={t('sonarImport.brandPlaceholder')}
      nothingFoundMessage={t('sonarImport.noBrand')}
      data={[...new Set([...(chosen === null ? [] : [chosen]), ...brands.map(nameOf)])]}
      // The server has searched; what is chosen reads as it is.
      filter={({ options }) => options}
      value={chosen}
      onSearchChange={(typed) => setText(typed === chosen ? '' : typed)}
      onChange={(value) => {
        const brand = brands.find((one) => nameOf(one) === value);
        if (brand) onChange({ domain: brand.domain, company: brand.brandCompany });
      }}
    />
  );
}
