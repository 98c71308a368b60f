import { useMediaQuery } from '@mantine/hooks';
import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import type { MessageSort } from '../../response/response-search.ts';
import { findMessages, meanOf, type RankedMessage } from '../../response/sort-messages.ts';
import classes from './message-list.module.css';
import { MessageListTools } from './message-list-tools.tsx';
import { PageMessages, ScrolledMessages } from './message-rows.tsx';

interface Props {
  /** In the wanted order. */
  messages: readonly RankedMessage[];
  sort: MessageSort;
  onSort: (sort: MessageSort) => void;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  isStale: boolean;
}

const hasR2 = ({ r2Share }: MessageFigures) => r2Share !== null;

/** All messages to compare, and the way to one of them. */
export function MessageList({ messages, sort, onSort, selectedId, onSelect, isStale }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [size, setSize] = useState<number | null>(null);
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false });
  const found = findMessages(messages, query, size);
  const withR2 = messages.some(hasR2);
  const means = { r1: meanOf(messages, 'r1'), r2: meanOf(messages, 'r2') };
  const ranked = messages.filter(({ rank }) => rank !== null).length;
  const Rows = isPhone ? PageMessages : ScrolledMessages;
  return (
    <Card
      flush
      className={classes.card}
      label={t('resonance.messages')}
      footer={
        <span className={classes.legend}>
          {ranked > 0 && (
            <span className={classes.key}>
              <i className={classes.tick} />
              {t('resonance.meanOf', { count: ranked })}
            </span>
          )}
          {messages.some(({ r1Share, r2Share }) => r1Share.base > 0 || (r2Share?.base ?? 0) > 0) && (
            <span className={classes.key}>
              <i className={classes.pill} />
              {t('resonance.interval95')}
            </span>
          )}
          <span className={classes.metrics}>{withR2 ? t('resonance.r1r2Meaning') : t('resonance.r1Meaning')}</span>
        </span>
      }
    >
      <MessageListTools
        count={messages.length}
        query={query}
        onQuery={setQuery}
        sort={sort}
        onSort={onSort}
        size={size}
        onSize={setSize}
        withR2={withR2}
      />
      {found.length === 0 ? (
        <p className={classes.none}>{t('resonance.noMessageMatches')}</p>
      ) : (
        <div data-stale={isStale || undefined} aria-busy={isStale} className={classes.rows}>
          <Rows messages={found} means={means} selectedId={selectedId} onSelect={onSelect} />
        </div>
      )}
    </Card>
  );
}
