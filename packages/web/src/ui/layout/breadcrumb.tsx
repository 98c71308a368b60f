import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './breadcrumb.module.css';

interface BreadcrumbProps {
  parent?: ReactNode;
  here: string;
}

export function Breadcrumb({ parent, here }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes.crumbs} aria-label={t('common.breadcrumb')}>
      {parent}
      {parent ? <IconChevronRight size={15} className={classes.chevron} aria-hidden="true" /> : null}
      <span className={classes.here} aria-current="page">
        {here}
      </span>
    </nav>
  );
}
