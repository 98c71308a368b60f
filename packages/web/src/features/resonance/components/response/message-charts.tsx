import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Metric } from '../../response/pick-figures.ts';
import type { RankedMessage } from '../../response/sort-messages.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { AudienceTreemap } from './audience-treemap.tsx';
import { CardState } from './card-state.tsx';
import { CorrelatedChart } from './correlated-chart.tsx';
import classes from './response-board.module.css';
import { useGlobalViews } from './use-global-views.ts';
import { VariablesChart } from './variables-chart.tsx';

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  message: RankedMessage;
  filters: string[];
  /** What the page's switch says; each chart has its own besides. */
  isGlobal: boolean;
  /** The first figures of all charts are on their way in one call. */
  isBeginning: boolean;
  /** The message's own figures are those of the last filter. */
  isStale: boolean;
}

/** Whom the selected message reaches, and what they like besides. */
export function MessageCharts({ source, data, message, filters, isGlobal, isBeginning, isStale }: Props) {
  const { t } = useTranslation();
  const [chosen, setMetric] = useState<Metric>('r1');
  const enabled = !isBeginning;
  const audiences = useQuery({ ...source.messageAudiences(message.id, filters), enabled });
  const correlated = useQuery({ ...source.correlatedMessages(message.id, filters), enabled });
  const globalOf = useGlobalViews(filters.length > 0, isGlobal);
  const withR2 = message.r2Share !== null;
  const metric = withR2 ? chosen : 'r1';
  const overAll = data.messages.find(({ id }) => id === message.id);
  const variables = globalOf('variables');
  const shown = variables.isGlobal && overAll !== undefined ? { ...overAll, rank: message.rank } : message;
  return (
    <>
      <CardState query={audiences} title={t('resonance.audiences')} thing={t('resonance.theAudiences')} height={392}>
        {({ links }) => (
          <AudienceTreemap
            links={links}
            message={message.message}
            columns={data.filterColumns}
            metric={metric}
            onMetric={withR2 ? setMetric : undefined}
            global={globalOf('audiences')}
          />
        )}
      </CardState>
      <div className={classes.pair}>
        <CardState
          query={audiences}
          isStale={isStale && !variables.isGlobal}
          title={t('resonance.variables')}
          thing={t('resonance.theAudiences')}
          height={304}
        >
          {({ links }) => <VariablesChart links={links} message={shown} metric={metric} global={variables} />}
        </CardState>
        <CardState
          query={correlated}
          title={t('resonanceResponse.correlated')}
          thing={t('resonanceResponse.theCorrelated')}
          height={304}
        >
          {(found) => <CorrelatedChart correlated={found} metric={metric} global={globalOf('correlated')} />}
        </CardState>
      </div>
    </>
  );
}
