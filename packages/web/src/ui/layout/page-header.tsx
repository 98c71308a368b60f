import type { ReactNode } from 'react';
import { formatNumber } from '#/lib/format.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** What the page belongs to, for the tab's title: a project, a list. */
  of?: string | undefined;
  /** How many there are; set quietly behind the title. */
  count?: number | undefined;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Right side: at most one primary button. */
  actions?: ReactNode;
}

export function PageHeader({ title, of, count, lead, actions }: PageHeaderProps) {
  usePageTitle(title, of);
  return (
    <header className={classes.header}>
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

/** The parts of a page below each other, each as wide as the page. */
export const PageStack = ({ children }: { children: ReactNode }) => <div className={classes.stack}>{children}</div>;
