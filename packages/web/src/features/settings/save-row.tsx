import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './settings-page.module.css';

/** The end of a form of settings, which says whether something is not saved; its buttons are its children. */
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
