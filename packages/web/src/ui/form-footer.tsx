import type { ReactNode } from 'react';
import classes from './form-footer.module.css';

/** The bar at a form's end, always in sight: the way out at the left, the one primary action at the right. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
