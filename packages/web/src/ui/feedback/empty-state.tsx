import { lazy, type ReactNode, Suspense } from 'react';
import classes from './empty-state.module.css';

const Contours = lazy(() => import('./contours.tsx').then((file) => ({ default: file.Contours })));

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  tone?: 'first' | 'plain' | 'error';
  isPage?: boolean;
}

export function EmptyState({ icon, title, children, actions, tone = 'plain', isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={classes.root} data-tone={tone}>
      {tone === 'error' ? null : (
        <Suspense>
          <Contours />
        </Suspense>
      )}
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <Heading className={classes.title}>{title}</Heading>
      {children ? <div className={classes.text}>{children}</div> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </section>
  );
}
