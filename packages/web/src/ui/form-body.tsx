import type { FormEventHandler, ReactNode } from 'react';
import classes from './form-body.module.css';

interface Props {
  /** The form's name; without one the sections hold forms of their own. */
  label?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Holds a broad table. */
  isWide?: boolean;
  /** While it is being saved. */
  isDisabled: boolean;
  footer: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** What a page makes new: its sections, and the footer at the bottom of the page. */
export function FormBody({ label, onSubmit, isWide = false, isDisabled, footer, children }: Props) {
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
    <form className={classes.body} data-wide={isWide || undefined} noValidate aria-label={label} onSubmit={onSubmit}>
      {content}
    </form>
  );
}
