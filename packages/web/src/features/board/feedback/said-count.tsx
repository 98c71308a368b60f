import { IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './feedback.module.css';

export function SaidCount({ likedBy, comments }: { likedBy: readonly string[]; comments: number }) {
  const { t } = useTranslation();
  const likes = likedBy.length;
  if (likes + comments === 0) return null;
  const label = t('board.saidCount', {
    likes: t('board.likes', { count: likes, n: formatNumber(likes) }),
    comments: t('board.commentCount', { count: comments, n: formatNumber(comments) }),
  });
  return (
    <span className={classes.count} role="img" aria-label={label} title={label}>
      {likes > 0 ? (
        <>
          <IconHeartFilled size={13} /> {formatNumber(likes)}
        </>
      ) : null}
      {comments > 0 ? (
        <>
          <IconMessage size={13} /> {formatNumber(comments)}
        </>
      ) : null}
    </span>
  );
}
