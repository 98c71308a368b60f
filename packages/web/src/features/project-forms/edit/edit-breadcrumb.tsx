import type { CreatedType } from '@soundings/contract/project-choices';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { typeLooks } from '#/lib/project-types.ts';
import { TypeTile } from '#/ui/type-tile.tsx';
import { projectInfoQuery } from '../api/project-info.ts';
import classes from './edit.module.css';

/** Sonar › name of the project. */
export function EditBreadcrumb({ type, id }: { type: CreatedType; id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(projectInfoQuery(id));
  return (
    <>
      <TypeTile type={type} size={26} />
      <nav className={classes.crumbs} aria-label={t('projectEdit.breadcrumb')}>
        <Link to="/projects" search={{ type }} className={classes.crumb}>
          {typeLooks[type].name}
        </Link>
        <IconChevronRight size={15} className={classes.chevron} aria-hidden="true" />
        <span className={classes.here} aria-current="page">
          {data?.projectName ?? (error ? '–' : '…')}
        </span>
      </nav>
    </>
  );
}
