import { IconCheck, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InfiniteList } from '#/ui/infinite-list.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { creatorNameQuery, creatorPages } from '../projects.api.ts';
import classes from './creator-filter.module.css';

interface Props {
  createdBy: string | undefined;
  onCreatedBy: (id: string | undefined) => void;
}

/** Those who make projects, by name: a search, and page after page while one scrolls. */
export function CreatorList({ createdBy, onCreatedBy }: Props) {
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
