import { Button, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../dashboard.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import { rangeText } from './days.ts';
import classes from './range-pickers.module.css';
import { RangePickers } from './range-pickers.tsx';

const PeriodSheet = lazy(() => import('./period-sheet.tsx').then((file) => ({ default: file.PeriodSheet })));

export function PeriodChip() {
  const { t } = useTranslation();
  const { ranges } = useDashboardState();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<boolean | null>(null);
  if (ranges === null) return null;
  const days = { days: rangeText(ranges.comparable), before: rangeText(ranges.compareTo) };
  const button = (
    <Button
      className={classes.chip ?? ''}
      size="sm"
      variant={isPhone ? 'default' : 'subtle'}
      leftSection={<IconCalendar size={16} stroke={1.7} aria-hidden="true" />}
      aria-label={t('dashboard.daysShown', days)}
      aria-haspopup="dialog"
      aria-expanded={opened === true}
      onClick={() => setOpened(!opened)}
    >
      {t('dashboard.daysAgainst', days)}
    </Button>
  );
  const title = t('dashboard.chooseDays', { label: t('dashboard.period') });
  if (isPhone) {
    return (
      <>
        {button}
        <Suspense>
          {opened !== null && <PeriodSheet title={title} opened={opened} onClose={() => setOpened(false)} />}
        </Suspense>
      </>
    );
  }
  return (
    <Popover
      opened={opened === true}
      onChange={setOpened}
      position="bottom-end"
      returnFocus
      trapFocus
      withRoles={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={title}>
        <RangePickers />
      </Popover.Dropdown>
    </Popover>
  );
}
