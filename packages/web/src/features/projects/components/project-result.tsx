import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { BaseMark } from '#/ui/figures/base-mark.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { lowBase } from '../low-base.ts';
import { whyClosed } from '../openable.ts';
import classes from './project-card.module.css';
import { ResultTrack } from './result-track.tsx';
import { SonarFacts } from './sonar-facts.tsx';

interface Props {
  project: ProjectRow;
  isMuted: boolean;
}

/** The latest finding of a project in its card: what was measured, the figure, its interval, its base. */
export function ProjectResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const { result } = project;
  if (project.projectType === 'SONAR') return <SonarFacts project={project} />;
  if (result === null) {
    const isSurvey = project.projectType === 'RESONANCE' && whyClosed(project) !== 'comesLater';
    return <p className={classes.noResult}>{t(isSurvey ? 'projects.noResultYet' : 'projects.resultComesLater')}</p>;
  }
  const base = formatNumber(result.base);
  const mark = lowBase(result.base);
  return (
    <div className={classes.result}>
      <span className={classes.caption}>
        {t('projects.bestR1Of', { count: result.messages, n: formatNumber(result.messages) })}
        {project.dataFrom !== null && (
          <span className={classes.dataOf}>{t('projects.dataOf', { date: formatDate(project.dataFrom) })}</span>
        )}
      </span>
      <span>
        <SoundingFigure value={result.bestR1} unit="%" size="large" />
        <BaseMark mark={mark} label={mark === 'none' ? '' : t(`projects.base_${mark}`)} />
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
