import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function ShareSheet({ title, opened, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      data-sheet
      // As high as what it holds.
      styles={{ content: { height: 'auto' } }}
      title={title}
      closeButtonProps={{ 'aria-label': t('common.close'), size: 40 }}
    >
      {children}
    </Drawer>
  );
}
