import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './settings-page.module.css';

interface Props {
  isDirty: boolean;
  /** In sight while a long form scrolls. */
  isSticky?: boolean;
  children: ReactNode;
}

export function SaveRow({ isDirty, isSticky = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.save} data-sticky={isSticky || undefined}>
      <span className={classes.unsaved} aria-live="polite">
        {isDirty ? t('settings.notSaved') : null}
      </span>
      {children}
    </div>
  );
}
