import { Button, Popover } from '@mantine/core';
import { IconCheck, IconChevronDown, IconUser, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InfiniteList } from '#/ui/list/infinite-list.tsx';
import { usePagedSource } from '#/ui/list/paged-source.ts';
import { UserAvatar } from '#/ui/marks/user-avatar.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { creatorNameQuery, creatorPages } from '../projects.api.ts';
import classes from './creator-filter.module.css';

interface Props {
  createdBy: string | undefined;
  onCreatedBy: (id: string | undefined) => void;
  className?: string | undefined;
}

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

interface CreatorListProps {
  createdBy: string | undefined;
  onCreatedBy: (id: string | undefined) => void;
}

function CreatorList({ createdBy, onCreatedBy }: CreatorListProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const source = usePagedSource(creatorPages);
  return (
    <div className={classes.list}>
      <div className={classes.search}>
        <SearchField label={t('projects.searchCreators')} value={source.search} onSearch={source.onSearch} />
      </div>
      <div className={classes.anyone}>
        <Choice isChosen={createdBy === undefined} onChoose={() => onCreatedBy(undefined)}>
          <span className={classes.anyoneIcon}>
            <IconUsers size={18} stroke={1.7} aria-hidden="true" />
          </span>
          <span className={classes.words}>{t('projects.anyone')}</span>
        </Choice>
      </div>
      <InfiniteList
        label={t('projects.createdBy')}
        source={source}
        empty={t('common.noOptionsFound')}
        renderItem={({ id, name, username }) => (
          <Choice
            isChosen={id === createdBy}
            onChoose={() => {
              client.setQueryData(creatorNameQuery(id).queryKey, name);
              onCreatedBy(id);
            }}
          >
            <UserAvatar name={name || username} />
            <span className={classes.words}>
              <span className={classes.name}>{name || username}</span>
              {name ? <span className={classes.email}>{username}</span> : null}
            </span>
          </Choice>
        )}
      />
    </div>
  );
}

function Choice(props: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  const { isChosen, onChoose, children } = props;
  return (
    <button type="button" className={classes.row} aria-pressed={isChosen} onClick={onChoose}>
      {children}
      {isChosen && <IconCheck size={17} className={classes.check} aria-hidden="true" />}
    </button>
  );
}
