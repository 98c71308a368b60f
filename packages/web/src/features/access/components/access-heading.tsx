import type { ReactNode } from 'react';
import { usePageTitle } from '#/lib/use-page-title.ts';
import classes from './access.module.css';

/** Title and one sentence over a form; `icon` stands above them in a tile. */
export function AccessHeading({ icon, title, children }: { icon?: ReactNode; title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={classes.heading}>
      {icon ? (
        <div className={classes.tile} aria-hidden="true">
          {icon}
        </div>
      ) : null}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{children}</p>
    </div>
  );
}
