import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './list.module.css';

interface Props {
  name: string;
  link: (props: object) => ReactNode;
  onDelete: () => void;
  /** How many projects use it: then it cannot be deleted. */
  count?: number;
}

export function RowActions({ name, link, onDelete, count = 0 }: Props) {
  const { t } = useTranslation();
  const edit = t('settings.edit', { name });
  const remove = t('settings.delete', { name });
  const reason = count > 0 ? t('settings.cannotDelete', { count }) : undefined;
  const button = (
    <ActionIcon
      aria-disabled={reason !== undefined || undefined}
      aria-label={reason === undefined ? remove : `${remove}. ${reason}`}
      title={reason === undefined ? remove : undefined}
      onClick={() => reason === undefined && onDelete()}
    >
      <IconTrash size={17} stroke={1.7} />
    </ActionIcon>
  );
  return (
    <span className={classes.actions}>
      <ActionIcon renderRoot={link} aria-label={edit} title={edit}>
        <IconPencil size={17} stroke={1.7} />
      </ActionIcon>
      {reason === undefined ? (
        button
      ) : (
        <Tooltip label={reason} events={{ hover: true, focus: true, touch: true }}>
          <span className={classes.blocked}>{button}</span>
        </Tooltip>
      )}
    </span>
  );
}
