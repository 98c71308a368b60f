import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { resonanceDataQuery } from '../../api/resonance-data.ts';
import classes from './resonance-breadcrumb.module.css';

interface Props {
  projectId: string;
  /** The type's tile. */
  tile: React.ReactNode;
  /** Stands behind the name of a demo project. */
  demoBadge: React.ReactNode;
}

/** Resonance › name of the project. */
export function ResonanceBreadcrumb({ projectId, tile, demoBadge }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(resonanceDataQuery(projectId));
  return (
    <>
      {tile}
      <nav className={classes.nav} aria-label={t('resonance.breadcrumb')}>
        <Link to="/projects" search={{ type: 'RESONANCE' }} className={classes.type}>
          Resonance
        </Link>
        <IconChevronRight size={15} className={classes.chevron} aria-hidden="true" />
        <span className={classes.name} aria-current="page">
          {data?.projectName ?? '…'}
        </span>
      </nav>
      {data?.demo === true && demoBadge}
    </>
  );
}
