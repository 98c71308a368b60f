import { useMediaQuery } from '@mantine/hooks';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconClick } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { type ResponseSearch, withFilters } from '../../response/response-search.ts';
import { sortMessages } from '../../response/sort-messages.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { LateSkeleton } from '../page/late-skeleton.tsx';
import { AudienceFilter } from './audience-filter.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import { NobodyMatches } from './nobody-matches.tsx';
import classes from './response-board.module.css';
import { useFiltered } from './use-filtered.ts';

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  /** Of audiences that the project has. */
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
  hasBenchmark: boolean;
}

const defaultSort = '-total';

/** Filter, messages and the selected message; all of it by the address. */
export function ResponseBoard({ source, data, filters, search, onSearch, hasBenchmark }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false });
  const sort = search.sort ?? defaultSort;
  const { messages: figures, isStale, hasFailed, isNobody } = useFiltered(source, data, filters);
  const messages = sortMessages(figures ?? [], sort);
  const chosen = messages.find(({ id }) => id === search.message);
  const first = useQuery({ ...source.initialCalculation(filters), enabled: chosen === undefined });
  // Until there are filtered figures the former order stands; the server knows which message is the top one.
  const topId = first.data?.messageId ?? sortMessages(messages, defaultSort).find(({ rank }) => rank !== null)?.id;
  const selected = chosen ?? messages.find(({ id }) => id === topId);
  const detail = selected !== undefined && (
    <MessageDetail
      source={source}
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
  const filter = <AudienceFilter source={source} data={data} filters={filters} search={search} onSearch={onSearch} />;
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
