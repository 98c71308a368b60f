import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RangePickers } from './range-pickers.tsx';

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
}

export function PeriodSheet({ title, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      data-sheet
      size={260}
      title={title}
      closeButtonProps={{ 'aria-label': t('common.close'), size: 40 }}
    >
      <RangePickers />
    </Drawer>
  );
}
