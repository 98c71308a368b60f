import type { ProjectRow } from '@soundings/contract/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { BaseMark } from '#/ui/figures/base-mark.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { lowBase } from '../low-base.ts';
import classes from './project-table.module.css';

/** Figure, interval and base on fixed stops, so that rows compare by eye. */
export function TableResult({ project: { result } }: { project: ProjectRow }) {
  const { t } = useTranslation();
  if (result === null) return <span className={classes.none}>–</span>;
  const base = formatNumber(result.base);
  const mark = lowBase(result.base);
  return (
    <span className={classes.result}>
      <span className={classes.figure}>
        <SoundingFigure value={result.bestR1} unit="%" />
        <BaseMark mark={mark} label={t(`projects.base_${mark}`)} />
      </span>
      <span className={classes.track}>
        <IntervalTrack
          value={result.bestR1}
          low={result.low}
          high={result.high}
          mean={result.meanR1}
          quiet
          color="var(--type-resonance)"
          label={t('projects.bestR1Label', {
            value: formatPercent(result.bestR1),
            interval: `${formatNumber(result.low, 1)}–${formatNumber(result.high, 1)}`,
            mean: formatPercent(result.meanR1),
            base,
          })}
        />
      </span>
      <span className={classes.base}>{t('projects.base', { base })}</span>
    </span>
  );
}
