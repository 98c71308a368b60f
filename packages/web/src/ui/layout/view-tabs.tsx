import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabList } from './tab-list.tsx';
import classes from './view-tabs.module.css';

interface Props {
  label: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function ViewTabs({ label, actions, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
      <nav className={classes.tabs} aria-label={label}>
        <TabList label={label}>{children}</TabList>
      </nav>
      {actions !== undefined && (
        <section className={classes.actions} aria-label={t('common.atAGlance')}>
          {actions}
        </section>
      )}
    </div>
  );
}
