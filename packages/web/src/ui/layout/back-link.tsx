import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './breadcrumb.module.css';

export function BackLink({ to, children }: { to: NonNullable<LinkProps['to']>; children: ReactNode }) {
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  );
}
