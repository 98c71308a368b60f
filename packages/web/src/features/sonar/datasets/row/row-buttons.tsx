import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './row.module.css';

interface Props {
  company: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Why neither can be done now. */
  blocked?: string | null;
}

/** Edit and delete one brand; blocked, they stay and say why. */
export function RowButtons({ company, onEdit, onDelete, blocked = null }: Props) {
  const { t } = useTranslation();
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <Tooltip label={blocked ?? label}>
      <ActionIcon
        size={32}
        aria-label={label}
        {...(blocked === null ? {} : { 'aria-disabled': true, 'aria-description': blocked, 'data-disabled': true })}
        onClick={() => {
          if (blocked === null) onClick();
        }}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
  return (
    <span className={classes.buttons}>
      {button(t('sonar.editRow', { company }), <IconPencil size={16} stroke={1.6} aria-hidden="true" />, onEdit)}
      {button(t('sonar.deleteRow', { company }), <IconTrash size={16} stroke={1.6} aria-hidden="true" />, onDelete)}
    </span>
  );
}
