import { UnstyledButton } from '@mantine/core';
import type { PostPatterns } from '@soundings/contract/sonar/posts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { Measure } from './measure.tsx';
import classes from './posts-tab.module.css';

const shown = 12;

export function HashtagsCard({ hashtags }: Pick<PostPatterns, 'hashtags'>) {
  const { t } = useTranslation();
  const { change } = useDashboard();
  const listed = hashtags.slice(0, shown);
  const most = Math.max(...listed.map(({ counted, interactions }) => interactions / Math.max(counted, 1)), 1);
  return (
    <Card title={t('posts.hashtags')} footer={hashtags.length > 0 && t('posts.hashtagsFoot')}>
      {hashtags.length === 0 ? (
        <p className={classes.none}>{t('posts.noHashtags')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('posts.hashtagHead')}</th>
              <th scope="col">{t('posts.postsHead')}</th>
              <th scope="col">{t('posts.perPostHead')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ tag, posts, counted, interactions }) => (
              <tr key={tag}>
                <th scope="row">
                  <UnstyledButton
                    className={classes.tag}
                    aria-label={t('posts.searchTag', { tag })}
                    onClick={() => change({ words: tag.slice(0, 100) })}
                  >
                    #{tag}
                  </UnstyledButton>
                </th>
                <td>{formatNumber(posts)}</td>
                <td>
                  {counted === 0 ? (
                    '–'
                  ) : (
                    <Measure share={interactions / counted / most}>{formatNumber(interactions / counted)}</Measure>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
