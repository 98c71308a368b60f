import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import type { Saved } from '@soundings/contract/resonance/saved';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '#/ui/list/saved-list.module.css';

interface Props {
  saved: Saved;
  isCurrent: boolean;
  onOpen: () => void;
  onDelete: (() => void) | null;
}

/** One that lacks an audience cannot be opened: it would filter by something else. */
export function SavedRow({ saved: { name, createdBy, missing }, isCurrent, onOpen, onDelete }: Props) {
  const { t } = useTranslation();
  const gone = missing.map(({ header, label }) => `${header}: ${label}`).join(', ');
  return (
    <li className={classes.row} data-current={isCurrent || undefined}>
      <UnstyledButton
        className={classes.open ?? ''}
        aria-current={isCurrent || undefined}
        disabled={gone !== ''}
        onClick={onOpen}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.maker}>{gone === '' ? createdBy : t('saved.missing', { audiences: gone })}</span>
      </UnstyledButton>
      {onDelete !== null && (
        <Tooltip label={t('saved.delete', { name })}>
          <ActionIcon size={32} aria-label={t('saved.delete', { name })} onClick={onDelete}>
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}
