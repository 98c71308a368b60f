import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconClick } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { AudienceFilter, type FilteredViewProps, NobodyMatches } from '../filter/audience-filter.tsx';
import { LateSkeleton } from '../page/loading.tsx';
import { withFilters } from '../page/response-search.ts';
import { useResonance } from '../resonance.api.ts';
import { LeadFinding } from './head-to-head/lead-finding.tsx';
import { DetailSheet, MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import { sortMessages } from './ranked-messages.ts';
import classes from './response-board.module.css';

interface Props extends FilteredViewProps {
  hasBenchmark: boolean;
}

const defaultSort = '-total';

export function ResponseBoard({ data, filters, search, onSearch, hasBenchmark }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const sort = search.sort ?? defaultSort;
  const { messages: figures, isStale, hasFailed, isNobody } = useFiltered(data, filters);
  const messages = sortMessages(figures ?? [], sort);
  const chosen = messages.find(({ id }) => id === search.message);
  const first = useQuery({ ...api.initialCalculation(filters), enabled: chosen === undefined });
  // Until there are filtered figures the former order stands; the server knows which message is the top one.
  const topId = first.data?.messageId ?? sortMessages(messages, defaultSort).find(({ rank }) => rank !== null)?.id;
  const selected = chosen ?? messages.find(({ id }) => id === topId);
  const detail = selected !== undefined && (
    <MessageDetail
      data={data}
      message={selected}
      messages={messages}
      filters={filters}
      isBeginning={chosen === undefined && first.isPending}
      isStale={isStale}
      hasBenchmark={hasBenchmark}
      search={search}
      onSearch={onSearch}
    />
  );
  const filter = <AudienceFilter data={data} filters={filters} search={search} onSearch={onSearch} />;
  if (isNobody) {
    return (
      <div className={classes.page}>
        {filter}
        <NobodyMatches onClear={() => onSearch(withFilters(search, []))} />
      </div>
    );
  }
  if (figures === undefined) {
    return (
      <div className={classes.page}>
        {filter}
        {!hasFailed && <LateSkeleton height={520} />}
      </div>
    );
  }
  return (
    <div className={classes.page}>
      {filter}
      <div className={classes.board}>
        <MessageList
          finding={sort === defaultSort ? <LeadFinding best={messages} filters={filters} /> : null}
          messages={messages}
          sort={sort}
          onSort={(next) => onSearch({ ...search, sort: next === defaultSort ? undefined : next })}
          selectedId={selected?.id}
          onSelect={(message) => onSearch({ ...search, message })}
          isStale={isStale}
        />
        {isPhone && selected !== undefined ? (
          <DetailSheet message={selected}>{detail}</DetailSheet>
        ) : (
          <section className={classes.detail} aria-label={t('resonance.selectedMessage')}>
            {detail || (
              <Card flush label={t('resonance.selectedMessage')}>
                <EmptyState
                  icon={<IconClick size={21} stroke={1.7} />}
                  title={t('resonanceResponse.selectMessageToSeeMoreInformation')}
                >
                  {t('resonanceResponse.noneRanked')}
                </EmptyState>
              </Card>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

interface Filtered {
  messages: readonly MessageFigures[] | undefined;
  isStale: boolean;
  hasFailed: boolean;
  isNobody: boolean;
}

function useFiltered(data: ResonanceData, filters: string[]): Filtered {
  const api = useResonance();
  const query = useQuery(api.filterMessages(filters));
  const current = filters.length === 0 ? data.messages : query.isPlaceholderData ? undefined : query.data?.messages;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  const hasFailed = current === undefined && query.error !== null;
  const isNobody = filters.length > 0 && current !== undefined && query.data?.respondents === 0;
  return { isNobody, messages: hasFailed ? undefined : (current ?? last), isStale: current === undefined, hasFailed };
}
