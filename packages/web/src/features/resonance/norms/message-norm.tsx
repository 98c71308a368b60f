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
  const hasTrack = norms.some(({ norm }) => norm.range !== null);
  return (
    <Card title={t('norms.title')} meta={t('norms.everyone')} footer={hasTrack ? t('norms.scale') : null}>
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
      <SoundingFigure value={percent} unit="%" />
      <div className={classes.scale}>
        <span
          className={classes.middle}
          style={{ left: `${at(median)}%`, translate: `-${at(median)}%` }}
          aria-hidden="true"
        >
          {t(low < median ? 'norms.middle' : 'norms.lowestMiddle', { value: formatNumber(median, 1) })}
        </span>
        <IntervalTrack value={at(percent)} low={null} high={null} mean={at(median)} label={t('norms.track', values)} />
      </div>
      <p className={classes.ends} aria-hidden="true">
        <span>{low < median && t('norms.lowest', { value: formatNumber(low, 1) })}</span>
        <span>{t('norms.highest', { value: formatNumber(high, 1) })}</span>
      </p>
    </div>
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
