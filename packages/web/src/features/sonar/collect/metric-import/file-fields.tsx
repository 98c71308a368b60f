import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import { dateOrders, decimalMarks } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { metricNames, metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { TimeZoneSelect } from '#/ui/form/time-zone-select.tsx';
import { capitalize } from '../network-metrics.ts';
import { BrandField } from './brand-field.tsx';
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
          <BrandField
            label={t('sonarImport.brand')}
            required
            projectId={projectId}
            domain={mapping.domain}
            company={mapping.company}
            onChange={change}
          />
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
        {asked.includes('timeZone') && (
          <TimeZoneSelect
            label={t('sonarImport.timeZone')}
            placeholder={t('sonarImport.choose')}
            required
            value={mapping.timeZone}
            onChange={(timeZone) => change({ timeZone })}
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
      {asked.includes('onePost') && (
        <Checkbox
          label={t('sonarImport.onePost')}
          description={t('sonarImport.onePostHelp')}
          checked={mapping.rowsArePosts}
          onChange={({ currentTarget }) => change({ rowsArePosts: currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('sonarImport.missingDaysAreZero')}
        description={t('sonarImport.missingDaysAreZeroHelp')}
        checked={mapping.missingDaysAreZero}
        onChange={({ currentTarget }) => change({ missingDaysAreZero: currentTarget.checked })}
      />
    </fieldset>
  );
}
