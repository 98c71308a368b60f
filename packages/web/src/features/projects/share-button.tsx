import { Button, Popover } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needFormTexts } from '#/lib/i18n.ts';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import classes from './share-button.module.css';

const SharePanel = lazy(async () => {
  await needFormTexts();
  return { default: (await import('./edit/share-panel.tsx')).SharePanel };
});

export function ShareButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width="min(480px, calc(100vw - 28px))"
      returnFocus
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <Button
          className={classes.button ?? ''}
          size="sm"
          aria-label={t('projects.action_share')}
          leftSection={<IconShare2 size={16} stroke={1.7} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('projects.action_share')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('projects.shareProject')} tabIndex={-1}>
        <Suspense fallback={<SkeletonRows rows={5} />}>
          <SharePanel id={id} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
