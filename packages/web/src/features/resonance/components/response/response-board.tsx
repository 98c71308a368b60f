import { useMediaQuery } from '@mantine/hooks';
import type { ResonanceData } from '@soundings/contract/resonance';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { knownFilters } from '../../response/filter-groups.ts';
import { type ResponseSearch, withFilters } from '../../response/response-search.ts';
import { sortMessages } from '../../response/sort-messages.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { DetailSheet } from './detail-sheet.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import classes from './response-board.module.css';
import { SummaryStrip } from './summary-strip.tsx';

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  /** A new file is being imported. */
  isBeingReplaced: boolean;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

const defaultSort = '-total';

/** Summary, filter, messages and the selected message; all of it by the address. */
export function ResponseBoard({ source, data, isBeingReplaced, search, onSearch }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false });
  const sort = search.sort ?? defaultSort;
  const filters = knownFilters(data.filterColumns, search.filters ?? []);
  const isFiltered = filters.length > 0;
  const filtered = useQuery(source.filterMessages(filters));
  const left = isFiltered ? (filtered.data?.respondents ?? null) : null;
  const messages = sortMessages((isFiltered ? filtered.data?.messages : undefined) ?? data.messages, sort);
  const selected = messages.find(({ id }) => id === search.message) ?? messages[0];
  const detail = selected !== undefined && (
    <MessageDetail
      source={source}
      data={data}
      message={selected}
      count={messages.length}
      filters={filters}
      isGlobal={isFiltered && search.global === true}
    />
  );
  return (
    <div className={classes.page}>
      {isBeingReplaced && <InlineAlert tone="info">{t('resonance.beingReplaced')}</InlineAlert>}
      <SummaryStrip data={data} respondents={left} />
      <FilterBar
        columns={data.filterColumns}
        filters={filters}
        onFilters={(next) => onSearch(withFilters(search, next))}
        isGlobal={search.global === true}
        onGlobal={(isGlobal) => onSearch({ ...search, global: isGlobal || undefined })}
        respondents={{ left, all: data.summary.numberOfRespondents }}
      />
      {isFiltered && filtered.error !== null && (
        <Card flush label={t('resonance.theFiltered')}>
          <ErrorState
            error={filtered.error}
            thing={t('resonance.theFiltered')}
            onRetry={() => void filtered.refetch()}
            isRetrying={filtered.isRefetching}
          />
        </Card>
      )}
      <div className={classes.board}>
        <MessageList
          messages={messages}
          sort={sort}
          onSort={(next) => onSearch({ ...search, sort: next === defaultSort ? undefined : next })}
          selectedId={selected?.id}
          onSelect={(message) => onSearch({ ...search, message })}
          isStale={isFiltered && (filtered.isPlaceholderData || filtered.data === undefined)}
        />
        {isPhone && selected !== undefined ? (
          <DetailSheet message={selected}>{detail}</DetailSheet>
        ) : (
          <section className={classes.detail} aria-label={t('resonance.selectedMessage')}>
            {detail}
          </section>
        )}
      </div>
    </div>
  );
}
