import type { AudienceLink } from '@soundings/contract/resonance/resonance';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { audienceFigures, type Metric } from '../../response/pick-figures.ts';
import type { RankedMessage } from '../../response/sort-messages.ts';
import { RankedBars } from './ranked-bars.tsx';
import type { GlobalChoice } from './view-tools.tsx';

interface Props {
  links: readonly AudienceLink[];
  /** Under the filter, or over all respondents, as the chart is. */
  message: RankedMessage;
  metric: Metric;
  global: GlobalChoice;
}

/** The audiences that a message reaches best or least, against the message's own share. */
export function VariablesChart({ links, message, metric, global }: Props) {
  const { t } = useTranslation();
  const name = metric.toUpperCase();
  const overall = metric === 'r1' ? message.accurateR1Total : message.accurateR2Total;
  const label = t('resonanceResponse.variablesOf', { metric: name, message: message.message });
  return (
    <RankedBars
      title={t('resonance.variables')}
      meta={`${name} %`}
      label={label}
      exportTitle={`${t('resonance.variables')}, ${name}: ${message.message}`}
      searchLabel={t('resonanceResponse.searchVariables')}
      figures={audienceFigures(links, { metric, ...global })}
      metric={metric}
      against="rest"
      means={
        overall === null ? [] : [{ value: overall, label: t('resonance.allMean', { value: formatNumber(overall, 1) }) }]
      }
      global={global}
      none={t('resonance.noAudiences')}
    />
  );
}
