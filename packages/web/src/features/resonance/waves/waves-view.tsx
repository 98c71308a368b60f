import { Button, VisuallyHidden } from '@mantine/core';
import { type WaveMeasure, waveMeasures } from '@soundings/contract/resonance/analysis-choices';
import { toWaveSeries, type WaveSeries } from '@soundings/contract/resonance/wave-series';
import type { WaveTrend } from '@soundings/contract/resonance/waves';
import { IconTimeline } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPermitted } from '#/features/access/access.api.ts';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { AudienceFilter, type FilteredViewProps } from '../filter/audience-filter.tsx';
import { FailedCard, LateSkeleton } from '../page/loading.tsx';
import { useResonance, useSignificance } from '../resonance.api.ts';
import { firstShown, toggleShown } from './trend-series.ts';
import { WaveChart } from './wave-chart.tsx';
import { ChangeMarks, WaveTable } from './wave-table.tsx';
import classes from './waves.module.css';

export function WavesView(props: FilteredViewProps) {
  const { t } = useTranslation();
  const api = useResonance();
  const query = useQuery(api.waveTrend(props.filters));
  const { data, error } = query;
  const mayEdit = useIsPermitted('projects.manage');
  return (
    <div className={classes.page}>
      <VisuallyHidden component="h1">{t('waves.title')}</VisuallyHidden>
      <AudienceFilter {...props} />
      {data === undefined ? (
        error === null ? (
          <LateSkeleton height={520} />
        ) : (
          <FailedCard query={query} thing={t('waves.theTrend')} />
        )
      ) : data.waves.length < 2 ? (
        <Card flush label={t('waves.title')}>
          <EmptyState
            icon={<IconTimeline size={21} stroke={1.7} />}
            title={t('waves.none')}
            actions={mayEdit && data.closed === 0 && <AddWave />}
          >
            {t(data.closed > 0 ? 'waves.allClosed' : 'waves.noneHelp')}
          </EmptyState>
        </Card>
      ) : (
        <TrendBoard trend={data} isStale={query.isPlaceholderData} />
      )}
    </div>
  );
}

function AddWave() {
  const { t } = useTranslation();
  const { projectId } = useResonance();
  const params = { type: 'resonance', id: projectId ?? '' };
  return (
    <Button renderRoot={(props) => <Link {...props} to="/projects/edit/$type/$id" params={params} hash="waves" />}>
      {t('waves.choose')}
    </Button>
  );
}

function TrendBoard({ trend, isStale }: { trend: WaveTrend; isStale: boolean }) {
  const { t } = useTranslation();
  const hasR2 = trend.messages.some(({ r2 }) => r2.some((point) => point !== null));
  const [measure, setMeasure] = useState<WaveMeasure>('r1');
  const series = toWaveSeries(trend, measure);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const shown = chosen ?? firstShown(series);
  return (
    <Card
      title={t('waves.title')}
      meta={t('waves.meta', { count: trend.waves.length })}
      footer={<TrendNotes trend={trend} series={series} />}
    >
      <div className={classes.board} data-stale={isStale || undefined} aria-busy={isStale}>
        {hasR2 && (
          <Segmented
            label={t('resonance.metric')}
            value={measure}
            options={waveMeasures.map((value) => ({ value, label: t(`waves.measure_${value}`) }))}
            onChange={setMeasure}
          />
        )}
        <WaveChart waves={trend.waves} series={series} shown={shown} />
        <WaveTable
          waves={trend.waves}
          series={series}
          shown={shown}
          onToggle={(id) => setChosen(toggleShown(shown, id))}
        />
      </div>
    </Card>
  );
}

interface TrendNotesProps {
  trend: WaveTrend;
  series: readonly WaveSeries[];
}

function TrendNotes({ trend: { waves, closed }, series }: TrendNotesProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { confidence, correction } = useSignificance();
  const missing = waves.filter(({ missingAudiences }) => missingAudiences.length > 0);
  const joinedByHand = waves.filter(({ joined }) => joined.byHand > 0);
  const unmatched = waves.filter((wave) => wave.unmatched.length > 0);
  return (
    <div className={classes.notes}>
      {isPhone && <ChangeMarks series={series} />}
      <span>
        {t('waves.tests')} {t(`resonanceResponse.significance_${correction}`, { confidence })}
      </span>
      {closed > 0 && <span>{t('waves.closed', { count: closed, n: formatNumber(closed) })}</span>}
      {missing.map(({ projectId, projectName, missingAudiences }) => (
        <InlineAlert key={projectId} tone="info">
          {t('waves.missingAudiences', { wave: projectName, audiences: missingAudiences.join(', ') })}
        </InlineAlert>
      ))}
      {joinedByHand.map(({ projectId, projectName, joined: { byHand } }) => (
        <span key={projectId}>
          {t('waves.joinedByHand', { count: byHand, n: formatNumber(byHand), wave: projectName })}
        </span>
      ))}
      {unmatched.map((wave) => (
        <details key={wave.projectId}>
          <summary>
            {t('waves.unmatched', {
              count: wave.unmatched.length,
              n: formatNumber(wave.unmatched.length),
              wave: wave.projectName,
            })}
          </summary>
          <ul>
            {wave.unmatched.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
