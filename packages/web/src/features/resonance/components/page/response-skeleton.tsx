import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { SkeletonRows } from '#/ui/skeletons.tsx';
import { useDelayed } from '#/ui/use-delayed.ts';
import classes from '../response/response-board.module.css';

/** The page in its final layout while its figures are on their way. */
export function ResponseSkeleton() {
  const { t } = useTranslation();
  if (!useDelayed(200)) return null;
  return (
    <div className={classes.page}>
      <Skeleton height={88} radius={12} />
      <div className={classes.board}>
        <Card flush label={t('common.loading')}>
          <SkeletonRows rows={12} />
        </Card>
        <div className={classes.detail}>
          <Skeleton height={26} width="60%" />
          <Skeleton height={430} radius={12} />
        </div>
      </div>
    </div>
  );
}
