import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './breadcrumb.module.css';

interface Props {
  to: NonNullable<LinkProps['to']>;
  params?: LinkProps['params'];
  children: ReactNode;
}

export function BackLink({ to, params, children }: Props) {
  return (
    <Link to={to} {...(params && { params })} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  );
}
