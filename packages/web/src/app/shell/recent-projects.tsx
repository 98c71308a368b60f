import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { whyClosed } from '#/features/projects/openable.ts';
import { recentProjectsQuery } from '#/features/projects/projects.api.ts';
import { useProjectTypes } from '#/features/projects/types/project-type.ts';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './sidebar.module.css';

const shown = 5;

export function RecentProjects() {
  const { t } = useTranslation();
  const typeOf = useProjectTypes();
  const { data } = useQuery(recentProjectsQuery);
  const open = (data?.projects ?? []).flatMap((project) => {
    const type = typeOf(project.projectType);
    return type?.page && whyClosed(project, type) === null ? [{ ...project, page: type.page }] : [];
  });
  if (open.length === 0) return null;
  return (
    <nav className={classes.recent} aria-labelledby="recent-projects">
      <h2 id="recent-projects" className={classes.heading}>
        {t('shell.recent')}
      </h2>
      {open.slice(0, shown).map(({ id, projectName, projectType, page }) => (
        <Link key={id} to={page} params={{ id }} className={classes.project} title={projectName} preload={false}>
          <TypeTile type={projectType} size={20} />
          <span>{projectName}</span>
        </Link>
      ))}
    </nav>
  );
}
