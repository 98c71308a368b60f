import { Button } from '@mantine/core';
import { IconChartDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccessHeading, AccessLayout } from '#/features/access/access-layout.tsx';
import classes from './closed-chart.module.css';

/** The chart's address without what opens it: says where the chart is opened from. */
export function ClosedChart() {
  const { t } = useTranslation('chart');
  return (
    <AccessLayout>
      <AccessHeading icon={<IconChartDots size={22} stroke={1.7} />} title={t('closed')}>
        {t('closedLead')}
      </AccessHeading>
      <ul className={classes.ways}>
        <li>{t('closedStaff')}</li>
        <li>{t('closedConsumer')}</li>
      </ul>
      <Button variant="filled" size="lg" fullWidth renderRoot={(props) => <Link to="/projects" {...props} />}>
        {t('toProjects')}
      </Button>
    </AccessLayout>
  );
}
