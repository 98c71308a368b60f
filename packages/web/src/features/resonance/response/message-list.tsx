import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { SearchField } from '#/ui/table/search-field.tsx';
import { SizeChoice } from '../charts/view-tools.tsx';
import { type MessageSort, messageSorts } from '../page/response-search.ts';
import { useSignificance } from '../resonance.api.ts';
import classes from './message-list.module.css';
import { PageMessages, ScrolledMessages } from './message-rows.tsx';
import { findMessages, meanPercent, type RankedMessage } from './ranked-messages.ts';

interface Props {
  /** Whether the first message of those by total is surely the best; null where they are not listed so. */
  finding: ReactNode;
  messages: readonly RankedMessage[];
  sort: MessageSort;
  onSort: (sort: MessageSort) => void;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  isStale: boolean;
}

const hasR2 = ({ r2Share }: MessageFigures) => r2Share !== null;

export function MessageList({ finding, messages, sort, onSort, selectedId, onSelect, isStale }: Props) {
  const { t } = useTranslation();
  const { confidence, correction } = useSignificance();
  const [query, setQuery] = useState('');
  const [size, setSize] = useState<number | null>(null);
  const isPhone = useIsPhone();
  const found = findMessages(messages, query, size);
  const withR2 = messages.some(hasR2);
  const means = { r1: meanPercent(messages, 'r1'), r2: meanPercent(messages, 'r2') };
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
              {t('resonance.interval', { confidence })}
            </span>
          )}
          <span className={classes.metrics}>{withR2 ? t('resonance.r1r2Meaning') : t('resonance.r1Meaning')}</span>
          <span>{t(`resonanceResponse.significance_${correction}`, { confidence })}</span>
        </span>
      }
    >
      {finding !== null && query === '' && ranked > 1 && (
        <p className={classes.finding} role="status">
          {finding}
        </p>
      )}
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

interface MessageListToolsProps {
  count: number;
  query: string;
  onQuery: (query: string) => void;
  sort: MessageSort;
  onSort: (sort: MessageSort) => void;
  size: number | null;
  onSize: (size: number | null) => void;
  withR2: boolean;
}

function MessageListTools({ count, query, onQuery, sort, onSort, size, onSize, withR2 }: MessageListToolsProps) {
  const { t } = useTranslation();
  // Without R2 the total is R1, and one of the two is enough.
  const offered = messageSorts.filter((known) => withR2 || !/total|r2/.test(known));
  const shown = offered.includes(sort) ? sort : '-r1';
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label={t('resonance.searchMessages', { count })}
        placeholder={t('common.search')}
        value={query}
        onSearch={onQuery}
      />
      <Choice
        className={classes.sort}
        label={t('resonance.sortBy')}
        maxDropdownHeight={340}
        comboboxProps={{ width: 210, position: 'bottom-end' }}
        value={shown}
        options={offered.map((value) => ({ value, label: t(`resonance.sortShort_${value}`) }))}
        renderOption={({ option }) => t(`resonance.sort_${option.value}`)}
        onChange={onSort}
      />
      <SizeChoice className={classes.size} size="md" value={size} onChange={onSize} />
    </div>
  );
}
