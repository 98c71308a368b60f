import { Loader, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoaderLabel } from './loader-label.tsx';
import classes from './page-loader.module.css';
import { useDelayed } from './use-delayed.ts';

/** The wait of a whole page: nothing for 200 ms, then a spinner, then words that say the wait is known. */
export function PageLoader() {
  const { t } = useTranslation();
  if (!useDelayed(200)) return null;
  return (
    <div className={classes.page} role="status">
      <Loader size={26} color="var(--brand)" />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <LoaderLabel labels={['', t('common.stillLoading'), t('common.almostThere')]} />
    </div>
  );
}
