import { Button } from '@mantine/core';
import type { FinalMessages } from '@soundings/contract/scout/scout';
import { IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientsSaid, CommentForm } from '#/features/board/feedback/comments.tsx';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { formatNumber } from '#/lib/format.ts';
import { useCommentFinal, useLikeFinal } from './final.api.ts';
import classes from './final.module.css';

interface Props {
  visit: ConsumerVisit;
  message: FinalMessages['messages'][number];
  place: number;
  name: string;
  askName: (() => string | null) | null;
}

export function FinalMessage({ visit, message, place, name, askName }: Props) {
  const { t } = useTranslation();
  const { id, likedBy, comments } = message;
  const [isWriting, setIsWriting] = useState(false);
  const like = useLikeFinal(visit);
  const comment = useCommentFinal(visit, () => setIsWriting(false));
  const isLiked = name !== '' && likedBy.includes(name);
  const number = formatNumber(place);
  return (
    <li className={classes.message}>
      <span className={classes.place} aria-hidden="true">
        {number}
      </span>
      <div className={classes.body}>
        <p className={classes.text}>{message.message}</p>
        <ClientsSaid likedBy={likedBy} comments={comments} label={t('scout.commentsOn', { n: number })} />
        {isWriting && askName ? (
          <CommentForm
            isAutoFocused
            label={t('scout.commentFinal', { n: number })}
            isSending={comment.isPending}
            onSend={(text) => {
              const by = askName();
              if (by !== null) comment.mutate({ id, name: by, text });
            }}
          >
            <Button size="sm" variant="subtle" onClick={() => setIsWriting(false)}>
              {t('common.cancel')}
            </Button>
          </CommentForm>
        ) : null}
      </div>
      {askName ? (
        <span className={classes.actions}>
          <Button
            variant="subtle"
            leftSection={isLiked ? <IconHeartFilled size={18} /> : <IconHeart size={18} stroke={1.7} />}
            aria-label={t('scout.likeFinal', { n: number })}
            aria-pressed={isLiked}
            data-liked={isLiked || undefined}
            onClick={() => {
              const by = askName();
              if (by !== null) like.mutate({ id, name: by, liked: !isLiked });
            }}
          >
            {t('scout.like')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconMessage size={18} stroke={1.7} />}
            aria-label={t('scout.commentFinal', { n: number })}
            aria-expanded={isWriting}
            onClick={() => setIsWriting(!isWriting)}
          >
            {t('scout.comment')}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
