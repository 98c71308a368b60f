import { Button } from '@mantine/core';
import { daysIn } from '@soundings/contract/sonar/calendar';
import type { PostPatterns } from '@soundings/contract/sonar/posts';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber, ownTimeZone } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { DaysCard } from './days-card.tsx';
import { HashtagsCard } from './hashtags-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { KindsCard } from './kinds-card.tsx';
import { PostFilters } from './post-filters.tsx';
import { PostList } from './post-list.tsx';
import { postPatternsQuery } from './posts.api.ts';
import classes from './posts-tab.module.css';

export function PostsTab() {
  const { t } = useTranslation();
  const { source, ranges } = useDashboard();
  const which = useChosenPosts();
  const timeZone = ownTimeZone();
  const patterns = useQuery(postPatternsQuery(source, { ...which, range: ranges.comparable, timeZone }));
  return (
    <div className={classes.tab}>
      <WithQuery query={patterns} thing={t('posts.thePosts')}>
        {(data) => (
          <>
            <Card flush footer={<KeptNote patterns={data} />}>
              <PostFilters />
              {data.kept.posts === 0 ? <NoPosts /> : <PostList which={which} />}
            </Card>
            {data.kept.posts > 0 && (
              <div className={classes.cards}>
                {daysIn(ranges.comparable) > 2 && <DaysCard days={data.days} />}
                <KindsCard kinds={data.kinds} />
                <HashtagsCard hashtags={data.hashtags} />
                <HoursCard patterns={data} />
              </div>
            )}
          </>
        )}
      </WithQuery>
    </div>
  );
}

function useChosenPosts() {
  const { brands, search } = useDashboard();
  const brand = brands.find(({ count }) => count === search.brand);
  return { ids: brand ? [brand.initDataId] : [], ...(search.network && { network: search.network }) };
}

function KeptNote({ patterns: { kept, metrics } }: { patterns: PostPatterns }) {
  const { t } = useTranslation();
  const isAll = metrics.posts === kept.posts && metrics.interactions === kept.interactions;
  const postsOf = (count: number) => t('posts.kept', { count, n: formatNumber(count) });
  const interactionsOf = (count: number | null) =>
    t('posts.interactions', { count: count ?? 0, n: count === null ? '–' : formatNumber(count) });
  return (
    <>
      {t('posts.keptNote', { posts: postsOf(kept.posts), interactions: interactionsOf(kept.interactions) })}{' '}
      {metrics.posts === null
        ? t('posts.noMetrics')
        : isAll
          ? t('posts.asMetrics')
          : t('posts.otherMetrics', {
              posts: postsOf(metrics.posts),
              interactions: interactionsOf(metrics.interactions),
            })}
    </>
  );
}

function NoPosts() {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const isFiltered = search.brand !== undefined || search.network !== undefined;
  return (
    <EmptyState
      icon={<IconMessageOff size={21} stroke={1.7} />}
      title={t(isFiltered ? 'posts.noneMatches' : 'posts.none')}
      actions={
        isFiltered && (
          <Button onClick={() => change({ brand: undefined, network: undefined })}>{t('posts.showAll')}</Button>
        )
      }
    >
      {t(isFiltered ? 'posts.noneMatchesHelp' : 'posts.noneHelp')}
    </EmptyState>
  );
}
