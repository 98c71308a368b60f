import type { FormEventHandler, ReactNode } from 'react';
import { usePageTitle } from '#/lib/use-page-title.ts';
import classes from './form-page.module.css';

interface FormPageProps {
  back: ReactNode;
  tile?: ReactNode;
  title: string;
  task?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** On phones the frame's header has the way back and the name already. */
  isNamedAbove?: boolean;
  children: ReactNode;
}

export function FormPage({ back, tile, title, task, lead, actions, isNamedAbove, children }: FormPageProps) {
  usePageTitle(task, title);
  return (
    <div className={classes.page}>
      <header className={classes.header} data-named={isNamedAbove || undefined}>
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

interface Props {
  label?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  isDisabled: boolean;
  footer: ReactNode;
  children: ReactNode;
}

export function FormBody({ label, onSubmit, isDisabled, footer, children }: Props) {
  const content = (
    <>
      <fieldset className={classes.fields} disabled={isDisabled}>
        {children}
      </fieldset>
      {footer}
    </>
  );
  if (label === undefined) return <div className={classes.body}>{content}</div>;
  return (
    <form className={classes.body} noValidate aria-label={label} onSubmit={onSubmit}>
      {content}
    </form>
  );
}

interface FormSectionProps {
  title: string;
  help: string;
  isWide?: boolean;
  children: React.ReactNode;
}

export function FormSection({ title, help, isWide = false, children }: FormSectionProps) {
  return (
    <div className={classes.section} data-wide={isWide || undefined}>
      <div className={classes.sectionWords}>
        <h2 className={classes.sectionTitle}>{title}</h2>
        <p className={classes.help}>{help}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
