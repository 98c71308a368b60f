import { VisuallyHidden } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { BaseMark } from '#/ui/figures/marks.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { DemoBadge } from '../demo-badge.tsx';
import { whyClosed } from '../openable.ts';
import classes from './project-card.module.css';
import { ProjectMenu } from './project-menu.tsx';
import { type May, type MenuAction, menuOf } from './project-menu-entries.ts';
import { ProjectName } from './project-name.tsx';
import stateClasses from './project-state.module.css';
import { lowBase, ResultTrack } from './result-track.tsx';
import { SonarFacts } from './sonar-facts.tsx';

interface Props {
  project: ProjectRow;
  may: May;
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

/** One project: name first, then its latest result, then everything else. */
export function ProjectCard({ project, may, onAsk }: Props) {
  const { t } = useTranslation();
  const isClosed = whyClosed(project) !== null;
  const creator = project.createdBy?.name ?? t('projects.deletedUser');
  const owner = t('projects.createdByOn', { name: creator, date: formatDate(project.createdOn) });
  return (
    <li className={classes.card} data-closed={isClosed || undefined}>
      <div className={classes.head}>
        <TypeTile type={project.projectType} isMuted={!project.active} />
        <div className={classes.names}>
          <h2 className={classes.name}>
            <ProjectName project={project} />
          </h2>
          <div className={classes.type}>
            {typeLooks[project.projectType].name}
            {project.demo && <DemoBadge />}
          </div>
        </div>
        <span className={classes.menu}>
          <ProjectMenu project={project} entries={menuOf(project, may)} onAsk={onAsk} />
        </span>
      </div>
      <div className={classes.middle}>
        <ProjectResult project={project} isMuted={isClosed} />
      </div>
      <div className={classes.foot}>
        <ProjectState project={project} />
        <span className={classes.owner} title={owner}>
          <UserAvatar name={creator} size={22} />
          <VisuallyHidden>{creator}</VisuallyHidden>
          <time dateTime={project.createdOn}>{formatDate(project.createdOn)}</time>
        </span>
      </div>
    </li>
  );
}

interface ProjectResultProps {
  project: ProjectRow;
  isMuted: boolean;
}

/** The latest finding of a project in its card: what was measured, the figure, its interval, its base. */
function ProjectResult({ project, isMuted }: ProjectResultProps) {
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

/** Whether a project is switched on: a dot, or a ring. */
export function ProjectState({ project: { active } }: { project: Pick<ProjectRow, 'active'> }) {
  const { t } = useTranslation();
  return (
    <span className={stateClasses.state}>
      <span className={active ? stateClasses.dot : stateClasses.ring} aria-hidden="true" />
      {active ? t('projects.active') : t('projects.inactive')}
    </span>
  );
}
