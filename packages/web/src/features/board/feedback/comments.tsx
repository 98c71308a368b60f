import { Button, Textarea } from '@mantine/core';
import type { Feedback } from '@soundings/contract/board/board';
import { boardLimits } from '@soundings/contract/board/board-choices';
import { IconHeartFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { Form } from '#/ui/form/form.tsx';
import classes from './feedback.module.css';

interface SaidProps {
  likedBy: readonly string[];
  comments: readonly Omit<Feedback, 'kind'>[];
  label: string;
}

export function ClientsSaid({ likedBy, comments, label }: SaidProps) {
  const { t } = useTranslation();
  return (
    <>
      {likedBy.length > 0 ? (
        <p className={classes.liked}>
          <IconHeartFilled size={13} aria-hidden="true" /> {t('board.likedBy', { names: likedBy.join(', ') })}
        </p>
      ) : null}
      {comments.length > 0 ? (
        <ul className={classes.comments} aria-label={label}>
          {comments.map(({ name, text, createdOn }) => (
            <li key={`${name} ${createdOn} ${text}`}>
              <span className={classes.by}>
                {name} · {formatMoment(createdOn)}
              </span>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface CommentFormProps {
  label: string;
  isAutoFocused?: boolean;
  isSending: boolean;
  onSend: (text: string) => void;
  children?: ReactNode;
}

export function CommentForm({ label, isAutoFocused = false, isSending, onSend, children }: CommentFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const given = text.trim();
  return (
    <Form className={classes.form} onSubmit={() => given !== '' && onSend(given)}>
      <Textarea
        autoFocus={isAutoFocused}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={boardLimits.message}
        label={label}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <span className={classes.formActions}>
        {children}
        <Button size="sm" type="submit" variant="filled" disabled={given === ''} loading={isSending}>
          {t('feedback.sendComment')}
        </Button>
      </span>
    </Form>
  );
}
