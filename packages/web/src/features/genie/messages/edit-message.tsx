import { Button, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { GenieMessage } from '@soundings/contract/genie/genie';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useGenie } from '../genie.api.ts';
import { useGenieAction } from '../use-genie-action.ts';
import classes from './messages.module.css';

/** Long enough not to ask for every letter, short enough to feel immediate. */
const pause = 150;

export function EditMessage({ message, onClose }: { message: GenieMessage; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useGenie();
  const [text, setText] = useState(message.message);
  const [asked] = useDebouncedValue(text.trim(), pause);
  const figures = useQuery({
    queryKey: [...api.board.queryKey, 'as-typed', asked, message.segment],
    queryFn: ({ signal }) => api.figures(asked, message, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const save = useGenieAction({ call: api.edit, failed: 'genie.couldntEdit', onDone: onClose });
  const isEmpty = text.trim() === '';
  const { data } = figures;
  return (
    <form
      className={classes.edit}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) save.mutate({ id: message.id, message: text.trim() });
      }}
    >
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxLength={genieLimits.message}
        aria-label={t('genie.editMessage', { count: message.count })}
        value={text}
        error={isEmpty ? t('ai.enterMessage') : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <output className={classes.live} aria-live="polite">
        {data && !isEmpty
          ? t('genie.live', {
              r1: formatNumber(data.interest),
              low: formatNumber(data.low),
              high: formatNumber(data.high),
              r2: formatNumber(data.action),
            })
          : t('genie.liveWaiting')}
      </output>
      <span className={classes.editActions}>
        <Button size="sm" onClick={onClose}>
          {t('genie.discard')}
        </Button>
        <Button size="sm" type="submit" variant="filled" loading={save.isPending} disabled={isEmpty}>
          {t('genie.save')}
        </Button>
      </span>
    </form>
  );
}
