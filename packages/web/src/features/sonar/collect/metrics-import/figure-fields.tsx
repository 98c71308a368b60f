import { NativeSelect } from '@mantine/core';
import type { MetricColumn, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { metricNames } from '@soundings/contract/sonar/metrics';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { capital } from '../capital.ts';
import { metricsOf, setFigure } from './mapping.ts';
import classes from './metric-columns.module.css';

interface Props {
  /** Of the column. */
  name: string;
  column: MetricColumn;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

/** Which metric a column holds, and of which network. */
export function FigureFields({ name, column: { column, metric, network }, mapping, onMapping }: Props) {
  const { t } = useTranslation();
  const metrics = network === null ? metricNames : metricsOf(network);
  const change = (next: Parameters<typeof setFigure>[2]) => onMapping(setFigure(mapping, column, next));
  return (
    <div className={classes.fields}>
      <NativeSelect
        size="sm"
        aria-label={t('sonarImport.figureOf', { name })}
        aria-invalid={metric === null}
        error={metric === null}
        value={metric ?? ''}
        data={[
          { value: '', label: t('sonarImport.chooseMetric'), disabled: true },
          ...metrics.map((value) => ({ value: value as string, label: capital(t(`sonarMetrics.name.${value}`)) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ metric: metricNames.find((known) => known === value) ?? null })
        }
      />
      <NativeSelect
        size="sm"
        aria-label={t('sonarImport.figureNetworkOf', { name })}
        value={network ?? ''}
        data={[
          { value: '', label: t('sonarImport.anyNetwork') },
          ...socialNetworks.map((value) => ({ value: value as string, label: t(`sonar.network.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ network: socialNetworks.find((known) => known === value) ?? null })
        }
      />
    </div>
  );
}
