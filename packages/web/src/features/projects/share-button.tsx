import { ActionIcon, Button, Popover } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconShare2, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import classes from './share-button.module.css';
import { SharePanel, ShareSheet } from './share-panel.lazy.ts';

/**
 * Opens how the project is shared, in the header of its page. Once there is something to show, and as long as nobody has
 * it, sharing is offered as the next step: until it was looked at or closed, which this device remembers.
 */
export function ShareButton({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const [isSheetWanted, wantSheet] = useState(false);
  const [isKnown, setKnown] = useStoredFlag(`SHARE_STEP_CLOSED_${project.id}`);
  const isNext = !isKnown && isToShare(project);
  const label = t(isNext ? 'projects.shareNext' : 'projects.action_share');
  const toggle = () => {
    if (isNext) setKnown(true);
    wantSheet(true);
    setOpened(!opened);
  };
  const button = (
    <Button
      className={classes.button ?? ''}
      size="sm"
      aria-label={label}
      leftSection={<IconShare2 size={16} stroke={1.7} aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={toggle}
    >
      <span className={classes.long}>{label}</span>
      <span className={classes.short}>{t('projects.action_share')}</span>
    </Button>
  );
  const title = t('projects.shareTitle', { name: project.projectName });
  const panel = (
    <Suspense fallback={<SkeletonRows rows={5} />}>
      <SharePanel id={project.id} />
    </Suspense>
  );
  return (
    <div className={classes.step} data-next={isNext || undefined}>
      {isPhone ? (
        <>
          {button}
          <Suspense>
            {isSheetWanted && (
              <ShareSheet title={title} opened={opened} onClose={() => setOpened(false)}>
                {panel}
              </ShareSheet>
            )}
          </Suspense>
        </>
      ) : (
        <Popover
          // It scrolls with its button: hidden, it would still be open, and the next press would only close it.
          hideDetached={false}
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          width="min(480px, calc(100vw - 28px))"
          returnFocus
          trapFocus
          withRoles={false}
        >
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={t('projects.shareProject')} tabIndex={-1}>
            <h2 className={classes.title}>{title}</h2>
            {panel}
          </Popover.Dropdown>
        </Popover>
      )}
      {isNext && (
        <ActionIcon
          className={classes.close ?? ''}
          size={30}
          aria-label={t('projects.notSharedNow')}
          title={t('projects.notSharedNow')}
          onClick={() => setKnown(true)}
        >
          <IconX size={14} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}

export const isToShare = ({ active, activeSharing, dataFrom, demo }: ProjectRow): boolean =>
  active && !activeSharing && !demo && dataFrom !== null;
