import type { Norm, Norms } from '@soundings/contract/resonance/norms';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateRange, formatNumber, formatPercent } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useResonance } from '../resonance.api.ts';
import classes from './message-norm.module.css';

/** Of all respondents, whatever the page is filtered by. */
export function MessageNorm({ id }: { id: string }) {
  const api = useResonance();
  const { t } = useTranslation();
  const { data } = useQuery(api.norms);
  const { data: figures } = useQuery(api.resonanceData);
  const found = data?.messages.find((message) => message.id === id);
  const message = figures?.messages.find((one) => one.id === id);
  if (data === undefined || found === undefined || message === undefined) return null;
  const percents = { r1: message.r1Share.percent, r2: message.r2Share?.percent ?? null };
  const norms = (['r1', 'r2'] as const).flatMap((measure) => {
    const norm = found[measure];
    return norm === null || norm.messages === 0
      ? []
      : [{ metric: measure.toUpperCase(), norm, percent: percents[measure] }];
  });
  if (norms.length === 0) return null;
  return (
    <Card title={t('norms.title')} meta={t('norms.everyone')}>
      <div className={classes.norms}>
        {norms.map(({ metric, norm, percent }) => (
          <div key={metric} className={classes.norm}>
            {norm.range && percent !== null && <NormTrack metric={metric} percent={percent} range={norm.range} />}
            <p className={classes.text}>{normText(t, metric, norm, data.minimum)}</p>
          </div>
        ))}
      </div>
    </Card>
  );
}

interface TrackProps {
  metric: string;
  percent: number;
  range: NonNullable<Norm['range']>;
}

/** From the least of the comparable messages to the greatest; a message beyond them stands at the end. */
function NormTrack({ metric, percent, range: { low, median, high } }: TrackProps) {
  const { t } = useTranslation();
  const at = (value: number) => (high === low ? 50 : (100 * (value - low)) / (high - low));
  const values = {
    ...{ metric, value: formatPercent(percent), median: formatPercent(median) },
    ...{ low: formatPercent(low), high: formatPercent(high) },
  };
  return (
    <div className={classes.figures}>
      <span className={classes.metric}>{metric}</span>
      <End value={low} name={t('norms.lowest')} />
      <div className={classes.scale}>
        <AtPlace place={at(median)}>
          <span className={classes.middle}>{t('norms.middle', { value: formatNumber(median, 1) })}</span>
        </AtPlace>
        <IntervalTrack value={at(percent)} low={null} high={null} mean={at(median)} label={t('norms.track', values)} />
        <AtPlace place={at(percent)}>
          {t('norms.thisMessage')} <SoundingFigure value={percent} unit="%" />
        </AtPlace>
      </div>
      <End value={high} name={t('norms.highest')} />
    </div>
  );
}

function End({ value, name }: { value: number; name: string }) {
  return (
    <span className={classes.end} aria-hidden="true">
      {formatNumber(value, 1)}
      <small>{name}</small>
    </span>
  );
}

/** Words at a place of the track (percent of its length), within its ends. */
function AtPlace({ place, children }: { place: number; children: React.ReactNode }) {
  const within = Math.min(100, Math.max(0, place));
  return (
    <span className={classes.place} aria-hidden="true">
      <span style={{ left: `${within}%`, translate: `-${within}%` }}>{children}</span>
    </span>
  );
}

const normText = (t: TFunction, metric: string, norm: Norm, minimum: Norms['minimum']): string => {
  const { percentile, messages, projects, from, to } = norm;
  const known = { metric, count: projects, messages: formatNumber(messages), projects: formatNumber(projects) };
  if (percentile === null || from === null || to === null) {
    const { messages: least, projects: leastProjects } = minimum;
    return t('norms.few', {
      ...known,
      least: formatNumber(least),
      leastProjects: formatNumber(leastProjects),
    });
  }
  const rank = formatPercent(percentile, 0);
  const dates = formatDate(from) === formatDate(to) ? formatDate(to) : formatDateRange(from, to);
  return t('norms.rank', { ...known, rank, dates });
};
