import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creatorNameQuery } from '../projects.api.ts';
import classes from './creator-filter.module.css';
import { CreatorList } from './creator-list.tsx';

interface Props {
  /** Id of a user. */
  createdBy: string | undefined;
  onCreatedBy: (id: string | undefined) => void;
  className?: string | undefined;
}

/** Narrows the list to the projects that one person made. */
export function CreatorFilter({ createdBy, onCreatedBy, className = '' }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const chosen = useQuery({ ...creatorNameQuery(createdBy ?? ''), enabled: createdBy !== undefined });
  const name = chosen.isSuccess ? (chosen.data ?? t('projects.deletedUser')) : '…';
  const text = createdBy === undefined ? t('projects.byAnyone') : t('projects.byName', { name });
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="md"
          className={`${classes.target} ${className}`}
          leftSection={<IconUser size={16} stroke={1.7} color="var(--text-3)" />}
          rightSection={<IconChevronDown size={16} className={classes.chevron} />}
          title={createdBy === undefined ? undefined : name}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.text}>
            <span className={classes.prefix}>{t('projects.created')} </span>
            <span className={classes.person}>{text}</span>
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('projects.createdBy')}>
        <CreatorList
          createdBy={createdBy}
          onCreatedBy={(id) => {
            onCreatedBy(id);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
