import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudienceTreemap } from '../charts/audience-treemap.tsx';
import type { Metric } from '../charts/figures.ts';
import { CorrelatedChart, VariablesChart } from '../charts/ranked-bars.tsx';
import type { GlobalChoice } from '../charts/view-tools.tsx';
import { CardState } from '../page/loading.tsx';
import { useResonance } from '../resonance.api.ts';
import type { RankedMessage } from './ranked-messages.ts';
import classes from './response-board.module.css';

interface Props {
  data: ResonanceData;
  message: RankedMessage;
  filters: string[];
  isGlobal: boolean;
  isBeginning: boolean;
  isStale: boolean;
}

export function MessageCharts({ data, message, filters, isGlobal, isBeginning, isStale }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const [chosen, setMetric] = useState<Metric>('r1');
  const enabled = !isBeginning;
  const audiences = useQuery({ ...api.messageAudiences(message.id, filters), enabled });
  const correlated = useQuery({ ...api.correlatedMessages(message.id, filters), enabled });
  const globalViews = useGlobalViews(filters.length > 0, isGlobal);
  const withR2 = message.r2Share !== null;
  const metric = withR2 ? chosen : 'r1';
  const overAll = data.messages.find(({ id }) => id === message.id);
  const variables = globalViews('variables');
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
            global={globalViews('audiences')}
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
          {(found) => <CorrelatedChart correlated={found} metric={metric} global={globalViews('correlated')} />}
        </CardState>
      </div>
    </>
  );
}

type GlobalView = 'audiences' | 'variables' | 'correlated';

function useGlobalViews(isFiltered: boolean, forAll: boolean): (view: GlobalView) => GlobalChoice {
  const at = `${isFiltered} ${forAll}`;
  const [kept, setKept] = useState<{ at: string; own: Partial<Record<GlobalView, boolean>> }>({ at, own: {} });
  const own = kept.at === at ? kept.own : {};
  if (kept.at !== at) setKept({ at, own });
  return (view) => ({
    isFiltered,
    isGlobal: isFiltered && (own[view] ?? forAll),
    onGlobal: (isGlobal) => setKept({ at, own: { ...own, [view]: isGlobal } }),
  });
}
