import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatNumber } from '#/lib/format.ts';
import classes from './cards.module.css';
import type { EditedMessage } from './use-edited-message.tsx';

export function EditMessage({ edited, count, maxLength }: { edited: EditedMessage; count: number; maxLength: number }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { text, isEmpty, change, discard, save } = edited;
  return (
    <form
      className={classes.edit}
      data-editing
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxLength}
        aria-label={t('board.textOf', { number: formatNumber(count) })}
        value={text}
        error={isEmpty ? shown('required') : null}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Escape') discard();
          if (key === 'Enter' && (ctrlKey || metaKey)) void save();
        }}
      />
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
