import type { Share } from '@soundings/contract/resonance/resonance';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { intervalText, shareText, untestedShareText } from '../charts/figure-marks.ts';
import classes from './message-list.module.css';
import type { RankedMessage } from './ranked-messages.ts';

interface Props {
  message: RankedMessage;
  means: { r1: number | null; r2: number | null };
}

export function MessageCard({ message, means }: Props) {
  const { t } = useTranslation();
  const { r1Share, r2Share, rank, accurateTotal } = message;
  return (
    <div className={classes.messageCard} data-unranked={rank === null || undefined}>
      <span className={classes.rank}>{rank ?? '–'}</span>
      <span className={classes.text}>{message.message}</span>
      <FigureRow metric="r1" share={r1Share} mean={means.r1} />
      {r2Share !== null && <FigureRow metric="r2" share={r2Share} mean={means.r2} />}
      <span className={classes.foot}>
        {r2Share !== null && accurateTotal !== null && (
          <span className={classes.total}>
            {t('resonanceResponse.totalOf', { value: formatNumber(accurateTotal, 1) })}
          </span>
        )}
        <MarkedBase {...message} />
        <span className={classes.interval}>{t('resonance.r1Interval', { interval: intervalText(r1Share) })}</span>
        <span className={classes.verdict}>
          {r1Share.mark === 'unranked' ? (
            <Badge tone="warning">{t('resonance.notRankedStars')}</Badge>
          ) : (
            <VerdictMark verdict={r1Share.verdict} label={t(`resonance.verdict_${r1Share.verdict}`)} />
          )}
        </span>
      </span>
    </div>
  );
}

interface FigureRowProps {
  metric: 'r1' | 'r2';
  share: Share;
  mean: number | null;
  /** Where the share is tested against something else, which is said beside it. */
  isUntested?: boolean;
}

const colors = { r1: 'var(--cat-1)', r2: 'var(--cat-2)' };

export function FigureRow({ metric, share, mean, isUntested = false }: FigureRowProps) {
  const { t } = useTranslation();
  const name = metric.toUpperCase();
  return (
    <span className={classes.row}>
      <span className={classes.metric}>{name} %</span>
      <SoundingFigure value={share.percent} size="small" className={classes.figure} />
      <IntervalTrack
        value={share.percent}
        low={share.low}
        high={share.high}
        mean={mean}
        color={share.mark === 'unranked' ? 'var(--bar-muted)' : colors[metric]}
        label={isUntested ? untestedShareText(t, name, share) : shareText(t, name, share)}
      />
    </span>
  );
}

export function MarkedBase({ base, r1Share }: Pick<RankedMessage, 'base' | 'r1Share'>) {
  const { t } = useTranslation();
  return (
    <span>
      {t('resonance.base', { base: formatNumber(base) })}
      {r1Share.mark === 'low' && <BaseMark mark="low" label={t('resonance.baseUnder100')} />}
    </span>
  );
}
