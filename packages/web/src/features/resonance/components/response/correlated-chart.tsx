import type { CorrelatedMessages } from '@soundings/contract/resonance/calculations';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { correlatedFigures, type Metric, meanShare } from '../../response/pick-figures.ts';
import { RankedBars } from './ranked-bars.tsx';
import type { GlobalChoice } from './view-tools.tsx';

interface Props {
  correlated: CorrelatedMessages;
  metric: Metric;
  global: GlobalChoice;
}

/** What else those like who are positive to a message, against those who are not positive to it. */
export function CorrelatedChart({ correlated, metric, global }: Props) {
  const { t } = useTranslation();
  const name = metric.toUpperCase();
  const figures = correlatedFigures(correlated, { metric, ...global });
  const mean = meanShare(figures);
  const base = global.isGlobal ? correlated.globalBase : correlated.base;
  const title = t('resonanceResponse.correlated');
  return (
    <RankedBars
      title={title}
      meta={t('resonanceResponse.correlatedMeta', { metric: name, base: formatNumber(base) })}
      label={t('resonanceResponse.correlatedWith', { metric: name, message: correlated.targetMessage })}
      exportTitle={`${title}, ${name}: ${correlated.targetMessage}`}
      searchLabel={t('resonanceResponse.searchCorrelated')}
      figures={figures}
      metric={metric}
      against="notPositive"
      means={
        mean === null ? [] : [{ value: mean, label: t('resonanceResponse.mean', { value: formatNumber(mean, 1) }) }]
      }
      global={global}
      none={base === 0 ? t('resonanceResponse.nobodyPositive') : t('resonanceResponse.noOtherMessages')}
    />
  );
}
