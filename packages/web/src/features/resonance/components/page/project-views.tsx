import { Tabs } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { useBenchmark } from '../../benchmark-state.ts';
import { knownFilters } from '../../response/filter-groups.ts';
import { leftText } from '../../response/left-text.ts';
import type { ResponseSearch } from '../../response/response-search.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { ResponseBoard } from '../response/response-board.tsx';
import { SummaryStrip } from '../response/summary-strip.tsx';
import { LateSkeleton } from './late-skeleton.tsx';
import classes from './project-views.module.css';
import type { useNewData } from './use-new-data.ts';
import { useOwnSearch } from './use-own-search.ts';

const ConceptResponse = lazy(() =>
  import('../concept-response/concept-response.tsx').then((file) => ({ default: file.ConceptResponse })),
);
const Benchmarks = lazy(() => import('../benchmarks/benchmarks.tsx').then((file) => ({ default: file.Benchmarks })));

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  newData: ReturnType<typeof useNewData>;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** What the project rests on, and the open view of it. */
export function ProjectViews({ source, data, newData, ...address }: Props) {
  const { t } = useTranslation();
  const { search, onSearch } = useOwnSearch(data, address.search, address.onSearch, newData.concepts);
  const filters = knownFilters(data.filterColumns, search.filters ?? []);
  const filtered = useQuery(source.filterMessages(filters));
  const benchmark = useBenchmark(source, data.importedOn);
  // A benchmark is counted over all, whatever the other views are filtered by.
  const isFiltered = filters.length > 0 && search.tab !== 'benchmarks';
  const view = { source, data, filters, search, onSearch };
  return (
    <div className={classes.page}>
      {newData.isBeingReplaced && <InlineAlert tone="info">{t('resonance.beingReplaced')}</InlineAlert>}
      <SummaryStrip
        data={data}
        respondents={isFiltered ? leftText(filtered) : formatNumber(data.summary.numberOfRespondents)}
        isFiltered={isFiltered}
        benchmark={benchmark}
      />
      <Tabs.Panel value="messages">
        <ResponseBoard {...view} hasBenchmark={benchmark.answer !== null} />
      </Tabs.Panel>
      <Tabs.Panel value="concepts">
        <Suspense fallback={<LateSkeleton height={520} />}>
          <ConceptResponse {...view} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="benchmarks">
        <Suspense fallback={<LateSkeleton height={520} />}>
          <Benchmarks source={source} state={benchmark} />
        </Suspense>
      </Tabs.Panel>
    </div>
  );
}
