import type { ReactNode } from 'react';
import { ErrorCount, type FieldErrors } from './error-count.tsx';
import classes from './form-page.module.css';

export function FormFooter({ children, ...failed }: Partial<FieldErrors> & { children: ReactNode }) {
  return (
    <div className={classes.footer}>
      <ErrorCount errors={{}} {...failed} />
      {children}
    </div>
  );
}

interface Props extends Partial<FieldErrors> {
  cancel: ReactNode;
  reason?: ReactNode;
  children: ReactNode;
}

export function FormActions({ cancel, reason, children, ...failed }: Props) {
  return (
    <div className={classes.footerActions}>
      {cancel}
      <span className={classes.submit}>
        <ErrorCount errors={{}} {...failed} />
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
