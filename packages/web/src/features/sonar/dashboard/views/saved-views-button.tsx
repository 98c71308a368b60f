import { Button, Popover } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelRows } from './panel-rows.tsx';

const SavedViews = lazy(() => import('./saved-views.tsx').then((file) => ({ default: file.SavedViews })));

/** Opens the views of this dashboard that were saved, and the way to save one. */
export function SavedViewsButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} returnFocus withRoles={false}>
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
        <Suspense fallback={<PanelRows />}>
          <SavedViews onClose={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
