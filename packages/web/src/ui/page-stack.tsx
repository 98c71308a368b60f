import type { ReactNode } from 'react';
import classes from './page-stack.module.css';

/** The parts of a page below each other, each as wide as the page. */
export const PageStack = ({ children }: { children: ReactNode }) => <div className={classes.stack}>{children}</div>;
