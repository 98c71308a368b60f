import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '#/ui/use-delayed.ts';
import classes from './dashboard-skeleton.module.css';

/** Keeps a tab's room while it is on its way; for 200 ms there is nothing to see. */
export function PanelSkeleton() {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <div role="status" aria-label={t('dashboard.loading')} className={classes.waiting}>
      {isLate && (
        <>
          <Skeleton height={460} radius={12} />
          <Skeleton height={460} radius={12} />
        </>
      )}
    </div>
  );
}
