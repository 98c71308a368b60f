import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './settings-page.module.css';

export function SaveRow({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.save}>
      <span className={classes.unsaved} aria-live="polite">
        {isDirty ? t('settings.notSaved') : null}
      </span>
      {children}
    </div>
  );
}
