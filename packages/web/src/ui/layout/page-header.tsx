import type { ReactNode } from 'react';
import { formatNumber } from '#/lib/format.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import classes from './project-header.module.css';

interface PageHeaderProps {
  title: string;
  of?: string | undefined;
  count?: number | undefined;
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, of, count, lead, actions }: PageHeaderProps) {
  usePageTitle(title, of);
  return (
    <header className={classes.pageHeader}>
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {count === undefined ? null : <span className={classes.count}>{formatNumber(count)}</span>}
        </div>
        {lead ? <div className={classes.lead}>{lead}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}

export const PageStack = ({ children }: { children: ReactNode }) => <div className={classes.stack}>{children}</div>;
