import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './skeletons.module.css';
import { useDelayed } from './use-delayed.ts';

const widths = ['58%', '52%', '48%', '38%', '27%', '44%', '33%', '50%'];

export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  const isShown = useDelayed(200);
  return (
    <div className={classes.rows} role="status" data-hidden={!isShown || undefined}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
        <div key={key} className={classes.row}>
          {isShown ? (
            <>
              <Skeleton height={10} width="18%" />
              <Skeleton height={14} width={widths[row % widths.length] ?? '40%'} />
              <Skeleton height={10} width={34} ml="auto" />
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}

export function SkeletonCards({ cards = 8, className }: { cards?: number; className?: string | undefined }) {
  const { t } = useTranslation();
  const isShown = useDelayed(200);
  return (
    <div className={className} role="status" data-hidden={!isShown || undefined}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: cards }, (_, card) => `card-${card}`).map((key) => (
        <div key={key} className={classes.card} data-hidden={!isShown || undefined}>
          <div className={classes.row}>
            <Skeleton height={34} width={34} radius={8} />
            <div className={classes.lines}>
              <Skeleton height={12} width="62%" />
              <Skeleton height={10} width="38%" />
            </div>
          </div>
          <Skeleton height={22} width="34%" />
          <Skeleton height={10} width="80%" />
        </div>
      ))}
    </div>
  );
}
