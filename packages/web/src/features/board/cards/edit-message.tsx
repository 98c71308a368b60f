import { Button, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './cards.module.css';
import type { EditedMessage } from './use-edited-message.tsx';

export interface EditorProps {
  label: string;
  text: string;
  maxLength: number;
  error: ReactNode;
  onChange: (text: string) => void;
}

/** Null where the text is edited as one. */
export type Editor = (props: EditorProps) => ReactNode | null;

interface Props {
  edited: EditedMessage;
  count: number;
  maxLength: number;
  editor: Editor | undefined;
}

export function EditMessage({ edited, count, maxLength, editor }: Props) {
  const { t } = useTranslation();
  const { text, isEmpty, change, discard, save } = edited;
  const field = {
    ...{ label: t('board.textOf', { number: formatNumber(count) }), text, maxLength, onChange: change },
    error: isEmpty ? t('ai.enterMessage') : null,
  };
  return (
    <form
      className={classes.edit}
      data-editing
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Escape') discard();
        if (key === 'Enter' && (ctrlKey || metaKey)) void save();
      }}
    >
      {editor?.(field) ?? <WholeText {...field} />}
      <span className={classes.length}>
        {t('board.characters', { count: text.length, n: formatNumber(text.length) })}
      </span>
      <span className={classes.editActions}>
        <Button size="sm" variant="subtle" onClick={discard}>
          {t('board.discard')}
        </Button>
        <Button size="sm" type="submit" variant="filled" disabled={isEmpty}>
          {t('board.save')}
        </Button>
      </span>
    </form>
  );
}

function WholeText({ label, text, maxLength, error, onChange }: EditorProps) {
  return (
    <Textarea
      autoFocus
      autosize
      minRows={2}
      maxRows={10}
      maxLength={maxLength}
      aria-label={label}
      value={text}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
    />
  );
}
