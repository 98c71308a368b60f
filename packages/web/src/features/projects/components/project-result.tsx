import type { ProjectRow } from '@soundings/contract/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { BaseMark } from '#/ui/figures/base-mark.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { lowBase } from '../low-base.ts';
import classes from './project-card.module.css';
import { ResultTrack } from './result-track.tsx';

interface Props {
  project: ProjectRow;
  isMuted: boolean;
}

/** The latest finding of a project in its card: what was measured, the figure, its interval, its base. */
export function ProjectResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const { result } = project;
  if (result === null) {
    const text = project.projectType === 'RESONANCE' ? t('projects.noResultYet') : t('projects.resultComesLater');
    return <p className={classes.noResult}>{text}</p>;
  }
  const base = formatNumber(result.base);
  return (
    <div className={classes.result}>
      <span className={classes.caption}>
        {t('projects.bestR1Of', { count: result.messages, n: formatNumber(result.messages) })}
      </span>
      <span>
        <SoundingFigure value={result.bestR1} unit="%" size="large" />
        <BaseMark mark={lowBase(result.base)} label={t(`projects.base_${lowBase(result.base)}`)} />
      </span>
      <div className={classes.spark}>
        <ResultTrack result={result} color={isMuted ? 'var(--bar-muted)' : 'var(--type-resonance)'} />
        <span className={classes.base}>
          {t('projects.intervalAndBase', { low: formatNumber(result.low), high: formatNumber(result.high), base })}
        </span>
      </div>
    </div>
  );
}
