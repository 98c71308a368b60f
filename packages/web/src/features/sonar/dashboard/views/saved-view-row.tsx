import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { IconCheck, IconLink, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { useCopied } from '#/ui/copy-button.tsx';
import classes from './saved-views.module.css';
import { linkTo } from './view-search.ts';

interface Props {
  view: SavedView;
  isOpen: boolean;
  onOpen: () => void;
  /** Null where it may not be deleted. */
  onDelete: (() => void) | null;
}

/** One saved view: its name opens it, beside it a link to it and the way to be rid of it. */
export function SavedViewRow({ view, isOpen, onOpen, onDelete }: Props) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const { name, createdBy, createdOn } = view;
  const copyLabel = copied ? t('common.copied') : t('dashboard.copyLink', { name });
  return (
    <li className={classes.view} data-open={isOpen || undefined}>
      <UnstyledButton className={classes.open ?? ''} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={classes.name}>{name}</span>
        <span className={classes.maker}>
          {createdBy}, {formatDate(createdOn)}
        </span>
      </UnstyledButton>
      <Tooltip label={copyLabel}>
        <ActionIcon size={32} aria-label={copyLabel} onClick={() => copy(linkTo(view))}>
          {copied ? <IconCheck size={17} stroke={1.8} /> : <IconLink size={17} stroke={1.7} />}
        </ActionIcon>
      </Tooltip>
      {onDelete !== null && (
        <Tooltip label={t('dashboard.deleteView', { name })}>
          <ActionIcon size={32} aria-label={t('dashboard.deleteView', { name })} onClick={onDelete}>
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}
