import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './settings-page.module.css';

const paths = {
  writers: '/settings/scout',
  brandRules: '/settings/scout/brand-rules',
  requests: '/settings/scout/requests',
} as const;

export function ScoutSections() {
  const { t } = useTranslation();
  return (
    <nav className={classes.sections} aria-label={t('scoutSections.label')}>
      {(Object.keys(paths) as (keyof typeof paths)[]).map((section) => (
        <Link
          key={section}
          to={paths[section]}
          className={classes.section}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(`scoutSections.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
