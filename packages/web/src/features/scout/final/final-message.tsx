import { ActionIcon, Button, Textarea } from '@mantine/core';
import { boardLimits } from '@soundings/contract/board/board-choices';
import type { FinalMessages } from '@soundings/contract/scout/scout';
import { IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { Form } from '#/ui/form/form.tsx';
import { useCommentFinal, useLikeFinal } from './final.api.ts';
import classes from './final.module.css';

interface Props {
  visit: ConsumerVisit;
  message: FinalMessages['messages'][number];
  place: number;
  name: string;
  /** Asks who is speaking; null where nobody may say anything. */
  askName: (() => string | null) | null;
}

export function FinalMessage({ visit, message, place, name, askName }: Props) {
  const { t } = useTranslation();
  const { id, likedBy, comments } = message;
  const [isWriting, setIsWriting] = useState(false);
  const like = useLikeFinal(visit);
  const isLiked = name !== '' && likedBy.includes(name);
  const number = formatNumber(place);
  return (
    <li className={classes.message}>
      <span className={classes.place} aria-hidden="true">
        {number}
      </span>
      <div className={classes.body}>
        <p className={classes.text}>{message.message}</p>
        {likedBy.length > 0 ? (
          <p className={classes.liked}>
            <IconHeartFilled size={13} aria-hidden="true" /> {t('scout.likedBy', { names: likedBy.join(', ') })}
          </p>
        ) : null}
        {comments.length > 0 ? (
          <ul className={classes.comments} aria-label={t('scout.commentsOn', { n: number })}>
            {comments.map(({ name: by, text, createdOn }) => (
              <li key={`${by} ${createdOn} ${text}`}>
                <span className={classes.by}>
                  {by} · {formatMoment(createdOn)}
                </span>
                {text}
              </li>
            ))}
          </ul>
        ) : null}
        {isWriting && askName ? (
          <CommentForm visit={visit} id={id} place={number} askName={askName} onClose={() => setIsWriting(false)} />
        ) : null}
      </div>
      {askName ? (
        <span className={classes.actions}>
          <ActionIcon
            size={36}
            aria-label={t('scout.likeFinal', { n: number })}
            aria-pressed={isLiked}
            data-liked={isLiked || undefined}
            onClick={() => {
              const by = askName();
              if (by !== null) like.mutate({ id, name: by, liked: !isLiked });
            }}
          >
            {isLiked ? <IconHeartFilled size={18} /> : <IconHeart size={18} stroke={1.7} />}
          </ActionIcon>
          <ActionIcon
            size={36}
            aria-label={t('scout.commentFinal', { n: number })}
            aria-expanded={isWriting}
            onClick={() => setIsWriting(!isWriting)}
          >
            <IconMessage size={18} stroke={1.7} />
          </ActionIcon>
        </span>
      ) : null}
    </li>
  );
}

interface CommentFormProps extends Pick<Props, 'visit'> {
  id: string;
  place: string;
  askName: () => string | null;
  onClose: () => void;
}

function CommentForm({ visit, id, place, askName, onClose }: CommentFormProps) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const send = useCommentFinal(visit, onClose);
  return (
    <Form
      className={classes.form}
      onSubmit={() => {
        setIsChecked(true);
        if (text.trim() === '') return;
        const name = askName();
        if (name !== null) send.mutate({ id, name, text: text.trim() });
      }}
    >
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={boardLimits.message}
        aria-label={t('scout.commentFinal', { n: place })}
        value={text}
        error={isChecked && text.trim() === '' ? shown('required') : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <span className={classes.formActions}>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="filled" loading={send.isPending}>
          {t('scout.sendComment')}
        </Button>
      </span>
    </Form>
  );
}
