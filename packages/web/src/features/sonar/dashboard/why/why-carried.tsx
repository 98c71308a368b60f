import type { Carried } from '@soundings/contract/sonar/carried';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber, formatPercent } from '#/lib/format.ts';
import classes from './why-carried.module.css';
import panel from './why-panel.module.css';

export function WhyCarried({ carried }: { carried: readonly Carried[] }) {
  const { t } = useTranslation();
  if (carried.length === 0) return null;
  return (
    <section aria-label={t('whyScore.carried')}>
      <h3 className={panel.heading}>{t('whyScore.carried')}</h3>
      <ul className={classes.list}>
        {carried.map(({ network, direction, share, now, before, posts }) => (
          <li key={network}>
            <p className={classes.said}>
              {t(direction === 'rise' ? 'whyScore.carriedRise' : 'whyScore.carriedFall', {
                count: posts.length,
                share: formatPercent(100 * share, 0),
                network: networkNames[network],
              })}
            </p>
            <ul className={classes.posts}>
              {posts.map((post) => (
                <li key={`${post.publishedAt} ${post.postId}`}>
                  <span className={classes.text}>{post.text ?? t('whyScore.carriedNoText')}</span>
                  <span className={classes.when}>
                    {t('whyScore.carriedPost', {
                      when: formatDay(post.publishedAt.slice(0, 10)),
                      n: formatNumber(post.interactions ?? 0),
                    })}
                    {post.url && (
                      <a href={post.url} target="_blank" rel="nofollow noopener noreferrer ugc">
                        {t('whyScore.carriedOpen')}
                        <IconExternalLink size={13} stroke={1.7} aria-hidden="true" />
                      </a>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <p className={panel.small}>
              {t('whyScore.carriedDays', { before: formatNumber(before, 1), now: formatNumber(now, 1) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
