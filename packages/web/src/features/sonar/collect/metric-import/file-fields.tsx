import { Checkbox, NativeSelect, NumberInput, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { dateOrders, decimalMarks } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { metricNames, metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredBrandsQuery } from '../collect.api.ts';
import { capitalize } from '../network-metrics.ts';
import classes from './import-dialog.module.css';
import { type FileFacts, mappingQuestions } from './mapping.ts';

interface Props {
  projectId: string;
  facts: FileFacts;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

const markNames = { '.': 'point', ',': 'comma' } as const;

export function FileFields({ projectId, facts, mapping, onMapping }: Props) {
  const { t } = useTranslation();
  const asked = mappingQuestions(mapping, facts);
  const change = (next: Partial<MetricMapping>) => onMapping({ ...mapping, ...next });
  const choose = { value: '', label: t('sonarImport.choose'), disabled: true };
  const metrics = mapping.network === null ? metricNames : metricsOfNetwork(mapping.network);
  const setNetwork = (network: SocialNetwork | null) => {
    const fits = network === null || mapping.metric === null || metricsOfNetwork(network).includes(mapping.metric);
    change({ network, ...(!fits && { metric: null }) });
  };
  return (
    <fieldset className={classes.fields}>
      <legend>{t('sonarImport.sectionFile')}</legend>
      <div className={classes.grid}>
        {asked.includes('brand') && (
          <BrandField projectId={projectId} domain={mapping.domain} company={mapping.company} onChange={change} />
        )}
        {asked.includes('network') && (
          <NativeSelect
            label={t('sonarImport.network')}
            required
            value={mapping.network ?? ''}
            data={[
              choose,
              ...socialNetworks.map((value) => ({ value: value as string, label: t(`sonar.network.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setNetwork(socialNetworks.find((known) => known === value) ?? null)
            }
          />
        )}
        {asked.includes('metric') && (
          <NativeSelect
            label={t('sonarImport.metric')}
            required
            value={mapping.metric ?? ''}
            data={[
              choose,
              ...metrics.map((value) => ({
                value: value as string,
                label: capitalize(t(`sonarMetrics.name.${value}`)),
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ metric: metricNames.find((known) => known === value) ?? null })
            }
          />
        )}
        {asked.includes('year') && (
          <NumberInput
            label={t('sonarImport.year')}
            required
            min={2000}
            max={2999}
            allowDecimal={false}
            value={mapping.year ?? ''}
            onChange={(year) =>
              change({ year: typeof year === 'number' && year >= 2000 && year <= 2999 ? year : null })
            }
          />
        )}
        {asked.includes('dateOrder') && (
          <NativeSelect
            label={t('sonarImport.dateOrder')}
            required
            value={mapping.dateOrder ?? ''}
            data={[
              choose,
              ...dateOrders.map((value) => ({ value: value as string, label: t(`sonarImport.dateOrder_${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ dateOrder: dateOrders.find((known) => known === value) ?? null })
            }
          />
        )}
        <NativeSelect
          label={t('sonarImport.decimalMark')}
          value={mapping.decimalMark ?? ''}
          data={[
            { value: '', label: t('sonarImport.asInFile') },
            ...decimalMarks.map((value) => ({
              value: value as string,
              label: t(`sonarImport.decimalMark_${markNames[value]}`),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ decimalMark: decimalMarks.find((known) => known === value) ?? null })
          }
        />
      </div>
      <Checkbox
        label={t('sonarImport.missingDaysAreZero')}
        description={t('sonarImport.missingDaysAreZeroHelp')}
        checked={mapping.missingDaysAreZero}
        onChange={({ currentTarget }) => change({ missingDaysAreZero: currentTarget.checked })}
      />
    </fieldset>
  );
}

interface BrandFieldProps {
  projectId: string;
  domain: string | null;
  company: string | null;
  onChange: (brand: Pick<MetricMapping, 'domain' | 'company'>) => void;
}

function BrandField({ projectId, domain, company, onChange }: BrandFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 300);
  const { data } = useQuery(offeredBrandsQuery(projectId, query));
  const brandName = (brand: { brandCompany: string; domain: string }) => `${brand.brandCompany} (${brand.domain})`;
  const chosen = domain === null ? null : brandName({ brandCompany: company ?? '', domain });
  const brands = data?.content ?? [];
  return (
    <Select
      label={t('sonarImport.brand')}
      required
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
