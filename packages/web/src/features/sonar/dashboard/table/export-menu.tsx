import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportedTable } from './table-file.ts';

const LaterItems = lazy(() => import('./export-items.tsx').then((file) => ({ default: file.ExportItems })));

export const ExportItems = (props: ComponentProps<typeof LaterItems>) => (
  <Suspense>
    <LaterItems {...props} />
  </Suspense>
);

interface Props {
  table: () => ExportedTable;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
}

export function ExportMenu({ table, isDisabled = false, size = 'md' }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <Button size={size} leftSection={<IconDownload size={16} stroke={1.7} />} disabled={isDisabled}>
          {t('brandTab.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems table={table} isDisabled={isDisabled} />
      </Menu.Dropdown>
    </Menu>
  );
}
