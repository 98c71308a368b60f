import type { ReactNode } from 'react';
import classes from './form-page.module.css';

interface FormPageProps {
  /** The way back: a `BackLink`. */
  back: ReactNode;
  /** Stands before the title: a type's tile, an avatar. */
  tile?: ReactNode;
  title: string;
  /** One line under it. */
  lead?: ReactNode;
  /** At the title's right: what one may do beside the form. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a form, as high as the window, so that the form's footer stands at the bottom. */
export function FormPage({ back, tile, title, lead, actions, children }: FormPageProps) {
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
