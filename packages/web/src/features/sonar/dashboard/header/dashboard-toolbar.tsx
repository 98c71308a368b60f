import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDashboardState } from '../page/dashboard-state.ts';
import { useIsPhone } from '../page/use-is-phone.ts';
import { SavedViewsButton } from '../views/saved-views-button.tsx';
import classes from './dashboard-toolbar.module.css';
import { LabelsButton } from './labels-button.tsx';
import { RangePickers } from './range-pickers.tsx';
import { ReferenceButton } from './reference-button.tsx';

/** Which days are shown, against which; and how names, tables and views are set up. */
export function DashboardToolbar() {
  const { t } = useTranslation();
  const { search, change } = useDashboardState();
  const isPhone = useIsPhone();
  return (
    <section className={classes.bar} aria-label={t('dashboard.settings')}>
      <RangePickers />
      <div className={classes.end}>
        <ReferenceButton />
        <SavedViewsButton />
        <LabelsButton />
        <Switch
          className={classes.slim ?? ''}
          size="sm"
          label={t('dashboard.slimTables')}
          title={isPhone ? t('dashboard.slimForced') : undefined}
          checked={isPhone || search.slim === true}
          disabled={isPhone}
          onChange={({ currentTarget }) => change({ slim: currentTarget.checked || undefined })}
        />
      </div>
    </section>
  );
}
