import { ActionIcon, Button, Popover, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBookmarks, IconDots, IconTag } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useIsPhone } from '../dashboard.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import { PeriodChip } from '../period/period-chip.tsx';
import { RangePickers } from '../period/range-pickers.tsx';
import classes from './dashboard-toolbar.module.css';
import { ReferenceButton } from './reference-button.tsx';

export function DashboardToolbar() {
  const { t } = useTranslation();
  const { search, change } = useDashboardState();
  const isPhone = useIsPhone();
  // In a second line of their own they would stand alone.
  const isTight = useMediaQuery('(max-width: 75em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const tools = (
    <>
      <ReferenceButton isNested={isPhone || isTight} />
      <SavedViewsButton isNested={isPhone || isTight} />
      <LabelsButton />
    </>
  );
  if (isPhone) {
    return (
      <section className={classes.bar} aria-label={t('dashboard.settings')}>
        <PeriodChip />
        <MoreTools>{tools}</MoreTools>
      </section>
    );
  }
  const all = (
    <>
      {tools}
      <Switch
        className={classes.slim ?? ''}
        size="sm"
        label={t('dashboard.slimTables')}
        checked={search.slim === true}
        onChange={({ currentTarget }) => change({ slim: currentTarget.checked || undefined })}
      />
    </>
  );
  return (
    <section className={classes.bar} aria-label={t('dashboard.settings')}>
      <RangePickers />
      <div className={classes.end}>{isTight ? <MoreTools>{all}</MoreTools> : all}</div>
    </section>
  );
}

function MoreTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    // Below the dialogs that its tools open.
    <Popover position="bottom-end" returnFocus keepMounted zIndex={150}>
      <Popover.Target>
        <ActionIcon size={useIsPhone() ? 40 : 32} variant="default" aria-label={t('dashboard.moreTools')}>
          <IconDots size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.more}>{children}</div>
      </Popover.Dropdown>
    </Popover>
  );
}

const LabelsDialog = lazy(() => import('./labels-dialog.tsx').then((file) => ({ default: file.LabelsDialog })));

function LabelsButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconTag size={16} stroke={1.7} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('dashboard.labels')}
      </Button>
      <Suspense>{opened !== null && <LabelsDialog opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}

const SavedViews = lazy(() => import('../views/saved-views.tsx').then((file) => ({ default: file.SavedViews })));

function SavedViewsButton({ isNested }: { isNested: boolean }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={340}
      returnFocus
      withRoles={false}
      withinPortal={!isNested}
    >
      <Popover.Target>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconBookmarks size={16} stroke={1.7} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('dashboard.views')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('dashboard.savedViews')} tabIndex={-1}>
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <SavedViews onClose={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
