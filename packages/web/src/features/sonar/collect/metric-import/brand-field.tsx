import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredBrandsQuery } from '../collect.api.ts';

interface Props extends Pick<SelectProps, 'label' | 'aria-label' | 'required' | 'disabled' | 'size'> {
  projectId: string;
  domain: string | null;
  company: string | null;
  onChange: (brand: Pick<MetricMapping, 'domain' | 'company'>) => void;
}

export function BrandField({ projectId, domain, company, onChange, ...look }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 300);
  const { data } = useQuery(offeredBrandsQuery(projectId, query));
  const brandName = (brand: { brandCompany: string; domain: string }) => `${brand.brandCompany} (${brand.domain})`;
  const chosen = domain === null ? null : brandName({ brandCompany: company ?? '', domain });
  const brands = data?.content ?? [];
  return (
    <Select
      {...look}
      searchable
      placeholder={t('sonarImport.brandPlaceholder')}
      nothingFoundMessage={t('sonarImport.noBrand')}
      data={[...new Set([...(chosen === null ? [] : [chosen]), ...brands.map(brandName)])]}
      // The server has searched; what is chosen reads as it is.
      filter={({ options }) => options}
      value={chosen}
      onSearchChange={(typed) => setText(typed === chosen ? '' : typed)}
      onChange={(value) => {
        const brand = brands.find((one) => brandName(one) === value);
        if (brand) onChange({ domain: brand.domain, company: brand.brandCompany });
      }}
    />
  );
}
