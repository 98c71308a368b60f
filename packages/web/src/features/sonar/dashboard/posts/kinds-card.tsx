import { leastPosts } from '@soundings/contract/sonar/post-choices';
import type { PostPatterns } from '@soundings/contract/sonar/posts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import { Measure } from './measure.tsx';
import classes from './posts-tab.module.css';

export function KindsCard({ kinds }: Pick<PostPatterns, 'kinds'>) {
  const { t } = useTranslation();
  const isCompared = kinds.some(({ times }) => times !== null);
  const most = Math.max(...kinds.map(({ times }) => times ?? 0), 1);
  const mostPosts = Math.max(...kinds.map(({ posts }) => posts), 1);
  return (
    <Card title={t('posts.kinds')} footer={isCompared && t('posts.kindsFoot', { n: leastPosts })}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('posts.kindHead')}</th>
            <th scope="col">{t('posts.postsHead')}</th>
            {isCompared && <th scope="col">{t('posts.timesHead')}</th>}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, posts, times }) => (
            <tr key={kind ?? 'unknown'}>
              <th scope="row">{kind ? t(`posts.kind.${kind}`) : t('posts.kindUnknown')}</th>
              <td>
                {isCompared ? formatNumber(posts) : <Measure share={posts / mostPosts}>{formatNumber(posts)}</Measure>}
              </td>
              {isCompared && (
                <td>
                  {times === null ? (
                    <span className={classes.none}>{t('posts.tooFew')}</span>
                  ) : (
                    <Measure share={times / most}>{t('posts.timesShort', { n: formatNumber(times, 1) })}</Measure>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
