import { Button } from '@mantine/core';
import type { Feedback } from '@soundings/contract/board/board';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#/ui/feedback/use-action.ts';
import { NameField, useClientName } from './client-name.tsx';
import { ClientsSaid, CommentForm } from './comments.tsx';
import classes from './feedback.module.css';

export interface Saying {
  like: (said: { name: string; liked: boolean }) => Promise<unknown>;
  comment: (said: { name: string; text: string }) => Promise<unknown>;
}

interface Props {
  feedback: readonly Feedback[];
  refreshes: readonly (readonly unknown[])[];
  /** Null for staff, and where the share does not allow it. */
  saying: Saying | null;
}

export function FeedbackPanel({ feedback, refreshes, saying }: Props) {
  const { t } = useTranslation();
  if (feedback.length === 0 && saying === null) return null;
  return (
    <section className={classes.panel} aria-label={t('feedback.clientsSaid')}>
      <h3 className={classes.heading}>{t('feedback.clientsSaid')}</h3>
      <ClientsSaid
        likedBy={feedback.filter(({ kind }) => kind === 'LIKE').map(({ name }) => name)}
        comments={feedback.filter(({ kind }) => kind === 'COMMENT')}
        label={t('feedback.comments')}
      />
      {saying ? <Say feedback={feedback} refreshes={refreshes} saying={saying} /> : null}
    </section>
  );
}

function Say({ feedback, refreshes, saying }: Props & { saying: Saying }) {
  const { t } = useTranslation();
  const client = useClientName();
  const [sent, setSent] = useState(0);
  const like = useAction({ call: saying.like, refreshes, failed: 'feedback.couldntSaveLike' });
  const comment = useAction({
    call: saying.comment,
    refreshes,
    failed: 'feedback.couldntComment',
    onDone: () => setSent((count) => count + 1),
  });
  const isLiked = feedback.some(({ kind, name }) => kind === 'LIKE' && name === client.name);
  return (
    <>
      <NameField client={client} className={classes.say} />
      <CommentForm
        key={sent}
        label={t('feedback.comment')}
        isSending={comment.isPending}
        onSend={(text) => {
          const name = client.ask();
          if (name !== null) comment.mutate({ name, text });
        }}
      >
        <Button
          size="sm"
          aria-pressed={isLiked}
          leftSection={isLiked ? <IconHeartFilled size={15} /> : <IconHeart size={15} stroke={1.7} />}
          loading={like.isPending}
          onClick={() => {
            const name = client.ask();
            if (name !== null) like.mutate({ name, liked: !isLiked });
          }}
        >
          {t(isLiked ? 'feedback.takeLikeBack' : 'feedback.likeIt')}
        </Button>
      </CommentForm>
    </>
  );
}
