import { ActionIcon, Button } from '@mantine/core';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './selection-bar.module.css';

interface Props {
  count: number;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows; floats at the bottom, so that the rows stay where they are. */
export function SelectionBar({ count, onDelete, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
      <ActionIcon aria-label={t('users.clearSelection')} title={t('users.clearSelection')} onClick={onClear}>
        <IconX size={17} stroke={1.7} />
      </ActionIcon>
      <span className={classes.count} role="status">
        {t('users.selected', { count })}
      </span>
      <Button data-tone="danger" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={onDelete}>
        {t('users.deleteSelected', { count })}
      </Button>
    </div>
  );
}
