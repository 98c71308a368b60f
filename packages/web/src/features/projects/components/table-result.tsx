import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { BaseMark } from '#/ui/figures/base-mark.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { lowBase } from '../low-base.ts';
import classes from './project-table.module.css';
import { ResultTrack } from './result-track.tsx';

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
        <BaseMark mark={mark} label={mark === 'none' ? '' : t(`projects.base_${mark}`)} />
      </span>
      <span className={classes.track}>
        <ResultTrack result={result} color="var(--type-resonance)" />
      </span>
      <span className={classes.base}>{t('projects.base', { base })}</span>
    </span>
  );
}
