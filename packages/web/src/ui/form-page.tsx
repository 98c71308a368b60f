import type { ReactNode } from 'react';
import { usePageTitle } from '#/lib/use-page-title.ts';
import classes from './form-page.module.css';

interface FormPageProps {
  /** The way back: a `BackLink`. */
  back: ReactNode;
  /** Stands before the title: a type's tile, an avatar. */
  tile?: ReactNode;
  title: string;
  /** What is being done, for the tab's title, where `title` names whom or what it is done to. */
  task?: string;
  /** One line under it. */
  lead?: ReactNode;
  /** At the title's right: what one may do beside the form. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a form, as high as the window, so that the form's footer stands at the bottom. */
export function FormPage({ back, tile, title, task, lead, actions, children }: FormPageProps) {
  usePageTitle(task, title);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        {back}
        <div className={classes.line}>
          {tile}
          <div className={classes.words}>
            <h1 className={classes.title}>{title}</h1>
            {lead ? <p className={classes.lead}>{lead}</p> : null}
          </div>
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </div>
      </header>
      {children}
    </div>
  );
}
