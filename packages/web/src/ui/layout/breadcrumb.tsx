import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './breadcrumb.module.css';

interface BreadcrumbProps {
  parent?: ReactNode;
  here: string;
  /** The title below says it again: phones name the parent in its place. */
  isSaidBelow?: boolean;
}

export function Breadcrumb({ parent, here, isSaidBelow = false }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes.crumbs} data-said={isSaidBelow || undefined} aria-label={t('common.breadcrumb')}>
      {parent}
      {parent ? <IconChevronRight size={15} className={classes.chevron} aria-hidden="true" /> : null}
      <span className={classes.here} aria-current="page">
        {here}
      </span>
    </nav>
  );
}
