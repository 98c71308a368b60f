import type { CSSProperties, ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title?: ReactNode;
  meta?: ReactNode;
  controls?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  flush?: boolean;
  label?: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export function Card({ title, meta, controls, footer, children, flush, label, className, style }: CardProps) {
  const name = label ?? (typeof title === 'string' ? title : undefined);
  const rootClass = className ? `${classes.card} ${className}` : classes.card;
  return (
    <section className={rootClass} style={style} aria-label={name}>
      {title || controls ? (
        <header className={classes.header}>
          {title ? <h2 className={classes.title}>{title}</h2> : null}
          {meta ? <span className={classes.meta}>{meta}</span> : null}
          {controls ? <div className={classes.controls}>{controls}</div> : null}
        </header>
      ) : null}
      {children ? (
        <div
          className={classes.body}
          data-flush={flush || undefined}
          data-headed={title || controls ? true : undefined}
        >
          {children}
        </div>
      ) : null}
      {footer ? <footer className={classes.footer}>{footer}</footer> : null}
    </section>
  );
}
