import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageStack } from '#/ui/page-stack.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { useDelayed } from '#/ui/use-delayed.ts';
import classes from './company-page.module.css';

/** A customer's page in its final layout while it is on its way; for 200 ms only its room. */
export function CompanySkeleton() {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <PageStack>
      <PageHeader title={t('companies.title')} lead={<span className={classes.leadWaiting} />} />
      <div className={classes.factsWaiting}>{isLate && <Skeleton height="100%" radius={12} />}</div>
      <div className={classes.tabsWaiting} />
      <Card flush label={t('companies.theCompany')}>
        <SkeletonRows rows={6} />
      </Card>
    </PageStack>
  );
}
