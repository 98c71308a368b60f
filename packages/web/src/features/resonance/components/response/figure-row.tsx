import type { Share } from '@soundings/contract/resonance/resonance';
import { useTranslation } from 'react-i18next';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import classes from './message-card.module.css';
import { shareText } from './share-text.ts';

interface Props {
  metric: 'r1' | 'r2';
  share: Share;
  mean: number | null;
}

const colors = { r1: 'var(--cat-1)', r2: 'var(--cat-2)' };

/** "R1 %", the figure, and where it stands between 0 and 100. */
export function FigureRow({ metric, share, mean }: Props) {
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
        label={shareText(t, name, share)}
      />
    </span>
  );
}
