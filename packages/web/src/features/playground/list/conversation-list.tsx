import { Button, Loader } from '@mantine/core';
import type { ListedConversation } from '@soundings/contract/playground/conversations';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type UIEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import { useIsPainted } from '#/ui/layout/use-is-painted.ts';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import { SearchField } from '#/ui/table/search-field.tsx';
import { conversationsQuery } from '../playground.api.ts';
import type { ConversationAction } from './conversation-menu.ts';
import { ConversationRow } from './conversation-row.tsx';
import { FolderChoice } from './folder-choice.tsx';
import { groupByAge } from './groups.ts';
import classes from './list.module.css';

interface ConversationListProps {
  openId: string | null;
  onNew: () => void;
  onFollow: () => void;
  onAct: (action: ConversationAction, conversation: ListedConversation) => void;
  onManageFolders: () => void;
  withHotkey: boolean;
}

/** Pixels from the end at which the next page of fifty is asked for. */
const nearEnd = 400;
const rowHeight = 52;

export function ConversationList({
  openId,
  onNew,
  onFollow,
  onAct,
  onManageFolders,
  withHotkey,
}: ConversationListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [folderId, setFolderId] = useState<string | null>(null);
  const found = useInfiniteQuery(conversationsQuery({ query: search, folderId }));
  const pages = found.data?.pages ?? [];
  const rows = useWithoutDeleted(eachOnce(pages.flatMap(({ content }) => content)), ({ id }) => id);
  const total = pages.at(-1)?.totalElements ?? 0;
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight > nearEnd || !found.hasNextPage || found.isFetching) return;
    void found.fetchNextPage({ cancelRefetch: false });
  };
  // The first paint does with what is in sight.
  const isPainted = useIsPainted(found.isPending ? 'waiting' : 'there');
  const drawn = isPainted ? rows : rows.slice(0, Math.ceil(window.innerHeight / rowHeight));
  const groups = search === '' ? groupByAge(drawn) : [{ age: null, rows: drawn }];
  return (
    <nav className={classes.list} aria-label={t('playground.conversations')}>
      <div className={classes.head}>
        <Button leftSection={<IconPlus size={17} stroke={1.8} />} fullWidth aria-keyshortcuts="Alt+N" onClick={onNew}>
          {t('playground.newConversation')}
        </Button>
        <SearchField
          label={t('playground.searchConversations')}
          placeholder={t('common.search')}
          value={search}
          onSearch={(text) => setSearch(text.trim())}
          withHotkey={withHotkey}
        />
        <FolderChoice folderId={folderId} onChoose={setFolderId} onManage={onManageFolders} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its rows take the keys */}
      <div
        className={classes.scroll}
        onScroll={onScroll}
        onKeyDown={onRowKeys}
        data-stale={found.isPlaceholderData || undefined}
      >
        {found.isPending ? (
          <SkeletonRows rows={6} />
        ) : found.error ? (
          <ErrorState
            error={found.error}
            thing={t('playground.theConversations')}
            onRetry={() => void found.refetch()}
            isRetrying={found.isRefetching}
          />
        ) : rows.length === 0 ? (
          <Nothing search={search} isInFolder={folderId !== null} />
        ) : (
          <>
            {search !== '' && (
              <p className={classes.count} role="status">
                {t('playground.found', { count: total, total: formatNumber(total) })}
              </p>
            )}
            {groups.map((group) => (
              <section
                key={group.age ?? 'found'}
                aria-label={group.age === null ? undefined : t(`playground.age_${group.age}`)}
              >
                {group.age !== null && <h2 className={classes.age}>{t(`playground.age_${group.age}`)}</h2>}
                <ul>
                  {group.rows.map((row) => (
                    <ConversationRow
                      key={row.id}
                      conversation={row}
                      isOpen={row.id === openId}
                      onFollow={onFollow}
                      onAct={onAct}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {found.isFetchingNextPage && (
              <p className={classes.more} role="status">
                <Loader size={15} color="var(--brand)" /> {t('common.loading')}
              </p>
            )}
            {found.hasNextPage && !found.isFetchingNextPage && (
              <Button
                variant="subtle"
                size="sm"
                className={classes.next ?? ''}
                onClick={() => void found.fetchNextPage()}
              >
                {t('playground.showMore')}
              </Button>
            )}
          </>
        )}
      </div>
    </nav>
  );
}

/** Rows that moved while pages were read may come twice. */
const eachOnce = (rows: readonly ListedConversation[]): ListedConversation[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

function Nothing({ search, isInFolder }: { search: string; isInFolder: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={classes.nothing}>
      {search !== ''
        ? t('playground.nothingFound', { text: search })
        : t(isInFolder ? 'playground.emptyFolder' : 'playground.noConversations')}
    </p>
  );
}
