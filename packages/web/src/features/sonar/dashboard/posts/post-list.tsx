import { Button, Skeleton } from '@mantine/core';
import { leastPosts, postPage } from '@soundings/contract/sonar/post-choices';
import type { Post } from '@soundings/contract/sonar/posts';
import { IconExternalLink, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment, formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PaginationBar } from '#/ui/table/pagination-bar.tsx';
import { useDashboard, useIsPhone } from '../dashboard.ts';
import { BrandLogo, NetworkName } from '../figures/brand-identity.tsx';
import { type PostsQuestion, topPostsQuery } from './posts.api.ts';
import classes from './posts-tab.module.css';

export function PostList({ which }: { which: Pick<PostsQuestion, 'ids' | 'network'> }) {
  const { t } = useTranslation();
  const { source, ranges, search, change } = useDashboard();
  const { kind, words } = search;
  const asked = { ...which, range: ranges.comparable, ...(kind && { kind }), ...(words && { words }) };
  // Another choice begins with its first page.
  const of = JSON.stringify(asked);
  const [turned, setTurned] = useState({ of, page: 0 });
  const page = turned.of === of ? turned.page : 0;
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch, isRefetching, isPlaceholderData } = useQuery(topPostsQuery(source, { ...asked, page }));
  if (data === undefined) {
    return error === null ? (
      <Waiting />
    ) : (
      <ErrorState error={error} thing={t('posts.thePosts')} onRetry={() => void refetch()} isRetrying={isRefetching} />
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState
        icon={<IconSearchOff size={21} stroke={1.7} />}
        title={t('posts.noneMatches')}
        actions={
          <Button onClick={() => change({ kind: undefined, words: undefined })}>{t('posts.removeFilters')}</Button>
        }
      >
        {t('posts.noneMatchesHelp')}
      </EmptyState>
    );
  }
  const { size, most } = postPage;
  const isFolded = isPhone && !isWhole && data.posts.length > few;
  const hasTimes = data.posts.some(({ times }) => times !== null);
  return (
    <>
      <p className={classes.head} aria-hidden="true">
        <span>{t('posts.interactionsHead')}</span>
        <span>{t('posts.postHead')}</span>
      </p>
      <ol
        className={classes.list}
        start={page * size + 1}
        aria-label={t('posts.top')}
        data-stale={isPlaceholderData || undefined}
      >
        {data.posts.slice(0, isFolded ? few : undefined).map((post) => (
          <PostRow key={`${post.initDataId} ${post.network} ${post.publishedAt} ${post.postId}`} post={post} />
        ))}
      </ol>
      {isFolded && (
        <div className={classes.more}>
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {t('posts.showAllOf', { n: formatNumber(data.posts.length) })}
          </Button>
        </div>
      )}
      {data.total > size && !isFolded && (
        <div className={classes.pages}>
          <PaginationBar
            page={page}
            size={size}
            total={Math.min(data.total, size * most)}
            onPage={(next) => setTurned({ of, page: next })}
          />
        </div>
      )}
      {hasTimes && <p className={classes.note}>{t('posts.timesNote', { n: leastPosts })}</p>}
    </>
  );
}

/** Rows of a page that a phone shows at first. */
const few = 8;

const bones = ['a', 'b', 'c', 'd', 'e'];

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('posts.loading')} className={classes.waiting}>
      {bones.map((bone) => (
        <Skeleton key={bone} height={52} />
      ))}
    </div>
  );
}

const postTime = ({ publishedAt, isTimed }: Pick<Post, 'publishedAt' | 'isTimed'>): string =>
  isTimed ? formatMoment(publishedAt) : formatDay(publishedAt.slice(0, 10));

function PostRow({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { brands } = useDashboard();
  const brand = brands.find(({ initDataId }) => initDataId === post.initDataId);
  const parts = (['likes', 'comments', 'shares', 'views'] as const).flatMap((part) => {
    const value = post[part];
    return value === null ? [] : [t(`posts.count_${part}`, { count: value, n: formatNumber(value) })];
  });
  return (
    <li className={classes.post}>
      <div className={classes.said}>
        <p className={classes.of}>
          {brand && <BrandLogo brand={brand} size={18} />}
          <strong>{brand?.brandCompany}</strong>
          <NetworkName network={post.network} />
          {post.kind && <span>{t(`posts.kind.${post.kind}`)}</span>}
          <time dateTime={post.publishedAt}>{postTime(post)}</time>
        </p>
        <p className={classes.text}>{post.text ?? <span className={classes.none}>{t('posts.noText')}</span>}</p>
        <p className={classes.parts}>
          <span>{parts.join(' · ')}</span>
          {post.url && (
            <a href={post.url} target="_blank" rel="nofollow noopener noreferrer ugc">
              <span>{t('posts.open')}</span>
              <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
            </a>
          )}
        </p>
      </div>
      <p className={classes.figure}>
        {post.interactions === null ? (
          <span>{t('posts.hidden')}</span>
        ) : (
          <strong>
            {formatNumber(post.interactions)}
            <span className={layout.unseen}> {t('posts.unit', { count: post.interactions })}</span>
          </strong>
        )}
        {post.times !== null && (
          <span className={classes.times}>
            {t('posts.timesShort', { n: formatNumber(post.times, 1) })} {t('posts.typical')}
          </span>
        )}
      </p>
    </li>
  );
}
