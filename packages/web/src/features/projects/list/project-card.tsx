import { VisuallyHidden } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDayTime } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { UserAvatar } from '#/ui/marks/user-avatar.tsx';
import { DemoMark } from '../demo-badge.tsx';
import { whyClosed } from '../openable.ts';
import { useProjectTypes } from '../types/type-on-web.ts';
import { useListResult } from './list-results.ts';
import { OpenItem } from './open-item.tsx';
import classes from './project-card.module.css';
import { ProjectMenu } from './project-menu.tsx';
import { type May, type MenuAction, menuOf } from './project-menu-entries.ts';
import { ProjectName } from './project-name.tsx';

interface Props {
  project: ProjectRow;
  may: May;
  onAsk: (action: MenuAction, project: ProjectRow) => void;
}

export function ProjectCard({ project, may, onAsk }: Props) {
  const { t } = useTranslation();
  const { menu } = useProjectTypes()(project.projectType);
  const { Card: Result, dataText } = useListResult(project.projectType);
  const isClosed = whyClosed(project) !== null;
  const creator = project.createdBy?.name ?? t('projects.deletedUser');
  const date = formatDate(project.createdOn);
  const owner = t('projects.createdByOn', { name: creator, date });
  const { dataFrom } = project;
  const freshness =
    dataFrom !== null
      ? t(dataText, { moment: formatDayTime(dataFrom) })
      : t('projects.createdAt', { moment: formatDayTime(project.createdOn) });
  // Said once: at the left where nothing newer is known.
  const isDated = dataFrom !== null || !project.active;
  return (
    <li className={classes.card} data-row data-closed={isClosed || undefined}>
      <div className={classes.head}>
        <TypeTile type={project.projectType} isMuted={!project.active} />
        <div className={classes.names}>
          <h2 className={classes.name}>
            <ProjectName project={project} />
          </h2>
          <div className={classes.type}>
            {typeMarks[project.projectType].name}
            {project.demo && <DemoMark />}
          </div>
        </div>
        <span className={classes.menu}>
          <ProjectMenu
            project={project}
            entries={menuOf(project, may, menu)}
            onAsk={onAsk}
            first={whyClosed(project) === null && <OpenItem project={project} />}
          />
        </span>
      </div>
      <div className={classes.middle}>{project.active && <Result project={project} isMuted={isClosed} />}</div>
      <div className={classes.foot}>
        <span className={classes.state}>{project.active ? freshness : <Inactive />}</span>
        <span className={classes.owner} title={owner}>
          <UserAvatar name={creator} size={22} />
          <VisuallyHidden>{creator}</VisuallyHidden>
          {isDated && <time dateTime={project.createdOn}>{date}</time>}
        </span>
      </div>
    </li>
  );
}

export function Inactive() {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.ring} aria-hidden="true" />
      {t('projects.inactive')}
    </>
  );
}
