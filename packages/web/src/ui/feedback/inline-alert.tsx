import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './inline-alert.module.css';

interface InlineAlertProps {
  tone?: 'error' | 'warning' | 'info';
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

export function InlineAlert({ tone = 'error', title, children, action }: InlineAlertProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertCircle;
  return (
    <div className={classes.alert} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.8} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        {title ? <div className={classes.title}>{title}</div> : null}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
