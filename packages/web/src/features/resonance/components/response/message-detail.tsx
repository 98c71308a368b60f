import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { ResponseSearch } from '../../response/response-search.ts';
import { type RankedMessage, sortMessages } from '../../response/sort-messages.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { HeadToHeadSoon } from './head-to-head-soon.tsx';
import { MessageCharts } from './message-charts.tsx';
import { MessageHero } from './message-hero.tsx';

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  message: RankedMessage;
  /** All messages under the filter. */
  messages: readonly RankedMessage[];
  filters: string[];
  isBeginning: boolean;
  /** The figures are those of the last filter. */
  isStale: boolean;
  hasBenchmark: boolean;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** The selected message, whom it reaches, and how the best compare. */
export function MessageDetail(props: Props) {
  const { source, data, message, messages, filters, isBeginning, isStale, hasBenchmark, search, onSearch } = props;
  return (
    <>
      <MessageHero
        message={message}
        count={messages.length}
        data={data}
        isStale={isStale}
        isFiltered={filters.length > 0}
        hasBenchmark={hasBenchmark}
      />
      <MessageCharts
        source={source}
        data={data}
        message={message}
        filters={filters}
        isGlobal={search.global === true}
        isBeginning={isBeginning}
        isStale={isStale}
      />
      {messages.length > 1 && (
        <HeadToHeadSoon
          source={source}
          best={sortMessages(messages, '-total')}
          given={search.messagesBeside}
          filters={filters}
          isStale={isStale}
          onBeside={(messagesBeside) => onSearch({ ...search, messagesBeside })}
        />
      )}
    </>
  );
}
