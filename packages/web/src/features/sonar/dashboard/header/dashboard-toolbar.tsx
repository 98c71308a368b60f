import { ActionIcon, Button, Popover, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBookmarks, IconDots, IconFlag, IconRuler2, IconTag } from '@tabler/icons-react';
import { lazy, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needTimelineTexts, needWhyTexts } from '#/lib/i18n.ts';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useIsPhone } from '../dashboard.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import { PeriodChip } from '../period/period-chip.tsx';
import { RangePickers } from '../period/range-pickers.tsx';
import classes from './dashboard-toolbar.module.css';

const ReferencePanel = lazy(async () => {
  const [file] = await Promise.all([import('./reference-panel.tsx'), needWhyTexts()]);
  return { default: file.ReferencePanel };
});
const SavedViews = lazy(() => import('../views/saved-views.tsx').then((file) => ({ default: file.SavedViews })));
const TimelineDialog = lazy(async () => {
  const [file] = await Promise.all([import('../timeline/timeline-dialog.tsx'), needTimelineTexts()]);
  return { default: file.TimelineDialog };
});
const LabelsDialog = lazy(() => import('./labels-dialog.tsx').then((file) => ({ default: file.LabelsDialog })));
const RecalibrateDialog = lazy(() =>
  import('./recalibrate-dialog.tsx').then((file) => ({ default: file.RecalibrateDialog })),
);

type Panel = 'reference' | 'views';

export function DashboardToolbar() {
  const { t } = useTranslation();
  const { search, change, calculations, source } = useDashboardState();
  const isPhone = useIsPhone();
  // In a second line of their own they would stand alone.
  const isTight = useMediaQuery('(max-width: 75em)', undefined, { getInitialValueInEffect: false }) ?? false;
  // What was shown last stays while it fades.
  const [shown, setShown] = useState<Panel | 'menu'>('menu');
  const [isOpen, setOpen] = useState(false);
  const [isTimeline, setTimeline] = useState<boolean | null>(null);
  const [isLabelling, setLabelling] = useState<boolean | null>(null);
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const dots = useRef<HTMLButtonElement>(null);
  const reference = calculations.data?.reference;
  const toggle = (panel: typeof shown) => {
    setOpen(!(isOpen && shown === panel));
    setShown(panel);
  };
  /** A dialog gives the focus back to what is still there. */
  const leaveFor = (open: (isOpened: true) => void) => {
    dots.current?.focus();
    setOpen(false);
    open(true);
  };
  const panels: Record<Panel, { name: string; content: ReactNode }> = {
    reference: {
      name: t('dashboard.scoresWork'),
      content: reference !== undefined && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <ReferencePanel reference={reference} onRecalibrate={() => leaveFor(setAsking)} />
        </Suspense>
      ),
    },
    views: {
      name: t('dashboard.savedViews'),
      content: (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <SavedViews onClose={() => setOpen(false)} />
        </Suspense>
      ),
    },
  };
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const opener = (panel: Panel, mark: ReactNode, label: string) => {
    const isShown = isOpen && shown === panel;
    const button = (
      <Button
        variant="subtle"
        size="sm"
        leftSection={mark}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onClick={() => toggle(panel)}
      >
        {label}
      </Button>
    );
    if (isPhone || isTight) return button;
    return (
      <PanelPopover
        opened={isShown}
        onClose={() => setOpen(false)}
        name={panels[panel].name}
        content={panels[panel].content}
      >
        {button}
      </PanelPopover>
    );
  };
  const tools = (
    <>
      {reference !== undefined &&
        opener(
          'reference',
          <IconRuler2 {...icon} />,
          t(reference?.correction ? 'dashboard.scoresWorkCorrected' : 'dashboard.scoresWork'),
        )}
      {opener('views', <IconBookmarks {...icon} />, t('dashboard.views'))}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconTag {...icon} />}
        aria-haspopup="dialog"
        onClick={() => leaveFor(setLabelling)}
      >
        {t('dashboard.labels')}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconFlag {...icon} />}
        aria-haspopup="dialog"
        onClick={() => leaveFor(setTimeline)}
      >
        {t('dashboard.timeline')}
      </Button>
      {!isPhone && (
        <Switch
          className={classes.slim ?? ''}
          size="sm"
          label={t('dashboard.slimTables')}
          checked={search.slim === true}
          onChange={({ currentTarget }) => change({ slim: currentTarget.checked || undefined })}
        />
      )}
    </>
  );
  // In place of the menu that it was chosen in.
  const behindDots =
    shown === 'menu'
      ? { name: t('dashboard.moreTools'), content: <div className={classes.more}>{tools}</div>, isMenu: true }
      : panels[shown];
  return (
    <section className={classes.bar} data-tight={isTight || undefined} aria-label={t('dashboard.settings')}>
      {isPhone ? <PeriodChip /> : <RangePickers />}
      <div className={classes.end}>
        {isPhone || isTight ? (
          <PanelPopover opened={isOpen} onClose={() => setOpen(false)} {...behindDots}>
            <ActionIcon
              ref={dots}
              size={isPhone ? 40 : 32}
              variant="default"
              aria-label={t('dashboard.moreTools')}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => (isOpen ? setOpen(false) : toggle('menu'))}
            >
              <IconDots size={18} />
            </ActionIcon>
          </PanelPopover>
        ) : (
          tools
        )}
      </div>
      <Suspense>
        {isTimeline !== null && <TimelineDialog opened={isTimeline} onClose={() => setTimeline(false)} />}
        {isLabelling !== null && <LabelsDialog opened={isLabelling} onClose={() => setLabelling(false)} />}
        {source.projectId !== null && reference !== undefined && isAsking !== null && (
          <RecalibrateDialog
            projectId={source.projectId}
            reference={reference}
            opened={isAsking}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface PanelPopoverProps {
  opened: boolean;
  onClose: () => void;
  name: string;
  content: ReactNode;
  isMenu?: boolean;
  children: ReactElement;
}

function PanelPopover({ opened, onClose, name, content, isMenu = false, children }: PanelPopoverProps) {
  return (
    <Popover
      opened={opened}
      onChange={(next) => next || onClose()}
      position="bottom-end"
      middlewares={{ shift: { padding: 14 } }}
      width={isMenu ? 'max-content' : 360}
      returnFocus
      withRoles={false}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={name} tabIndex={-1}>
        <div className={`${classes.panel} ${layout.fadesAtFoot}`}>{content}</div>
      </Popover.Dropdown>
    </Popover>
  );
}
