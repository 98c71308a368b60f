import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import classes from './resonance-breadcrumb.module.css';

interface Props {
  source: ResonanceSource;
  /** The type's tile. */
  tile: React.ReactNode;
  /** Stands behind the name of a demo project. */
  demoBadge: React.ReactNode;
}

/** Resonance › name of the project. */
export function ResonanceBreadcrumb({ source, tile, demoBadge }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(source.data);
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
