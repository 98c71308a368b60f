import type { ReactNode } from 'react';
import classes from './form-footer.module.css';

/** The bar at a form's end, always in sight: the way out at the left, the one primary action at the right. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}

interface Props {
  /** The way out. */
  cancel: ReactNode;
  /** How far it is, or why it cannot go on yet. */
  reason?: ReactNode;
  /** The primary action. */
  children: ReactNode;
}

/** A form's last line: the way out at the left, the primary action and what is to be said of it at the right. */
export function FormActions({ cancel, reason, children }: Props) {
  return (
    <div className={classes.actions}>
      {cancel}
      <span className={classes.submit}>
        {reason ? (
          <span className={classes.reason} role="status">
            {reason}
          </span>
        ) : null}
        {children}
      </span>
    </div>
  );
}
