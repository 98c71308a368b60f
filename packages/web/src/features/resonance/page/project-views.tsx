import { Tabs } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPercent } from '#/lib/format.ts';
import { needResonanceViewTexts } from '#/lib/i18n.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import layout from '#/ui/layout/layout.module.css';
import { type BenchmarkState, useBenchmark } from '../benchmarks/use-benchmark.ts';
import { knownFilters, respondentsLeft } from '../filter/filters.ts';
import { useResonance } from '../resonance.api.ts';
import { ResponseBoard } from '../response/response-board.tsx';
import { LateSkeleton } from './loading.tsx';
import classes from './project-views.module.css';
import type { ResponseSearch } from './response-search.ts';
import type { useNewData } from './use-new-data.ts';
import { useVersionedSearch } from './versioned-search.ts';

const ConceptResponse = lazy(() =>
  Promise.all([import('../concepts/concept-response.tsx'), needResonanceViewTexts()]).then(([file]) => ({
    default: file.ConceptResponse,
  })),
);
const Benchmarks = lazy(() =>
  Promise.all([import('../benchmarks/benchmarks.tsx'), needResonanceViewTexts()]).then(([file]) => ({
    default: file.Benchmarks,
  })),
);

const VerbatimsView = lazy(() =>
  Promise.all([import('../verbatims/verbatims-view.tsx'), needResonanceViewTexts()]).then(([file]) => ({
    default: file.VerbatimsView,
  })),
);
const WavesView = lazy(() =>
  Promise.all([import('../waves/waves-view.tsx'), needResonanceViewTexts()]).then(([file]) => ({
    default: file.WavesView,
  })),
);

interface Props {
  data: ResonanceData;
  newData: ReturnType<typeof useNewData>;
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

export function ProjectViews({ data, newData, ...address }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const { search, onSearch } = useVersionedSearch(data, address.search, address.onSearch, newData.concepts);
  const filters = knownFilters(data.filterColumns, search.filters ?? []);
  const filtered = useQuery(api.filterMessages(filters));
  const benchmark = useBenchmark(data.importedOn);
  // A benchmark is counted over all, whatever the other views are filtered by.
  const isFiltered = filters.length > 0 && search.tab !== 'benchmarks';
  const view = { data, filters, search, onSearch };
  return (
    <div className={classes.page}>
      {newData.isBeingReplaced && <InlineAlert tone="info">{t('resonance.beingReplaced')}</InlineAlert>}
      <SummaryStrip
        data={data}
        respondents={isFiltered ? respondentsLeft(filtered) : formatNumber(data.summary.numberOfRespondents)}
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
          <Benchmarks state={benchmark} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="waves">
        <Suspense fallback={<LateSkeleton height={520} />}>
          <WavesView {...view} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="verbatims">
        <Suspense fallback={<LateSkeleton height={520} />}>
          <VerbatimsView {...view} />
        </Suspense>
      </Tabs.Panel>
    </div>
  );
}

interface SummaryStripProps {
  data: ResonanceData;
  respondents: string;
  isFiltered: boolean;
  benchmark: BenchmarkState;
}

export function SummaryStrip({ data, respondents, isFiltered, benchmark }: SummaryStripProps) {
  const { t } = useTranslation();
  const { summary, filterColumns, messages } = data;
  const percentage = benchmark.answer?.percentage ?? null;
  const date = formatDate(data.importedOn);
  const hasR2 = messages.some(({ r2Share }) => r2Share !== null);
  const all = formatNumber(summary.numberOfRespondents);
  // In the label: a phone has no room for the notes.
  const ofEveryone = (name: string): string => (isFiltered ? t('resonance.ofEveryone', { name }) : name);
  const facts = [
    {
      key: 'respondents',
      label: t('resonance.respondents'),
      figure: respondents,
      note: t(isFiltered ? 'resonance.respondentsFiltered' : 'resonance.respondentsNote', { all, date }),
    },
    {
      key: 'variables',
      label: t('resonance.variables'),
      figure: formatNumber(filterColumns.length),
      note: t('resonance.audienceValues', {
        count: summary.numberOfVariables,
        n: formatNumber(summary.numberOfVariables),
      }),
    },
    {
      key: 'responseData',
      label: ofEveryone(t('resonance.responseData')),
      figure: formatNumber(summary.numberOfResponseData),
      note: t(hasR2 ? 'resonance.messagesR1R2' : 'resonance.messagesR1', { count: messages.length }),
    },
    {
      key: 'nodes',
      label: ofEveryone(t('resonance.nodeConnections')),
      figure: formatNumber(summary.totalNodeConnections),
      note: t('resonance.nodesNote'),
    },
    {
      key: 'benchmark',
      label: t('resonance.benchmark'),
      figure: percentage === null ? '-/-' : formatPercent(percentage),
      note: benchmarkNote(t, benchmark),
    },
  ];
  return (
    <dl className={`${classes.strip} ${layout.fadesAtSides}`} aria-label={t('resonance.summary')} tabIndex={0}>
      {facts.map(({ key, label, figure, note }) => (
        <div key={key} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure} data-empty={figure === '-/-' || undefined}>
            {figure}
          </dd>
          <dd className={`${classes.note} ${layout.unseenOnPhone}`}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const benchmarkNote = (t: TFunction, { answer, nodes, error }: BenchmarkState): string => {
  if (error !== null) return t('resonanceResponse.benchmarkFailed');
  return answer === null
    ? t('resonance.benchmarkNote')
    : t('resonanceResponse.benchmarkOf', { count: nodes, n: formatNumber(nodes) });
};
