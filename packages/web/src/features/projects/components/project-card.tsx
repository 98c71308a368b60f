import { VisuallyHidden } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { TypeTile } from '#/ui/type-tile.tsx';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import type { May } from '../may.ts';
import { type MenuAction, menuOf } from '../menu-of.ts';
import { whyClosed } from '../openable.ts';
import { DemoBadge } from './demo-badge.tsx';
import classes from './project-card.module.css';
import { ProjectMenu } from './project-menu.tsx';
import { ProjectName } from './project-name.tsx';
import { ProjectResult } from './project-result.tsx';
import { ProjectState } from './project-state.tsx';

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
