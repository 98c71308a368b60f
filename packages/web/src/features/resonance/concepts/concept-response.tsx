import { Select, VisuallyHidden } from '@mantine/core';
import type { ConceptFigures, Concepts } from '@soundings/contract/resonance/calculation-answers';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { ChartView } from '../charts/figures.ts';
import { AudienceFilter, type FilteredViewProps, NobodyMatches } from '../filter/audience-filter.tsx';
import { FailedCard, LateSkeleton } from '../page/loading.tsx';
import { type ResponseSearch, withConcept, withFilters } from '../page/response-search.ts';
import { useResonance } from '../resonance.api.ts';
import { ConceptChart } from './concept-chart.tsx';
import classes from './concept-response.module.css';
import { ConceptsField, SubconceptTools } from './concept-tools.tsx';
import { HeadToHeadConcepts, NoHeadToHead } from './head-to-head-concepts.tsx';
import { shownScale, tones } from './subconcepts.ts';

export function ConceptResponse({ data, filters, search, onSearch }: FilteredViewProps) {
  const api = useResonance();
  const { t } = useTranslation();
  const list = useQuery(api.concepts);
  const filtered = useQuery(api.filterMessages(filters));
  const heading = <VisuallyHidden component="h1">{t('resonanceResponse.tab_concepts')}</VisuallyHidden>;
  if (list.data === undefined) {
    return (
      <>
        {heading}
        {list.error === null ? (
          <LateSkeleton height={520} />
        ) : (
          <FailedCard query={list} thing={t('concepts.theConcepts')} />
        )}
      </>
    );
  }
  const { concepts } = list.data;
  if (concepts.length === 0) {
    return (
      <div className={classes.page}>
        {heading}
        <Card flush label={t('concepts.noConceptsInTheProject')}>
          <EmptyState icon={<IconBulb size={21} stroke={1.7} />} title={t('concepts.noConceptsInTheProject')}>
            {t('concepts.noConceptsHelp')}
          </EmptyState>
        </Card>
        <NoHeadToHead />
      </div>
    );
  }
  // The global percentage looks past the filter.
  const counted = search.global === true ? [] : filters;
  const view = { concepts, filters: counted, search, onSearch };
  const isNobody = counted.length > 0 && !filtered.isPlaceholderData && filtered.data?.respondents === 0;
  return (
    <div className={classes.page}>
      <AudienceFilter data={data} filters={filters} search={search} onSearch={onSearch} />
      {isNobody ? (
        <NobodyMatches onClear={() => onSearch(withFilters(search, []))} />
      ) : (
        <>
          <ConceptBoard {...view} />
          <HeadToHeadConcepts {...view} above={openConcepts(concepts, search)} />
        </>
      )}
    </div>
  );
}

interface Props {
  concepts: Concepts['concepts'];
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** The open concept, and those that it is compared to. */
const openConcepts = (concepts: Props['concepts'], { concept, compareTo = [] }: ResponseSearch): string[] => {
  const ids = concepts.map(({ id }) => id);
  const open = ids.find((id) => id === concept) ?? ids[0]!;
  return [open, ...compareTo.filter((id) => id !== open && ids.includes(id))];
};

function ConceptBoard({ concepts, filters, search, onSearch }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const [view, setView] = useState<ChartView>({ query: '', order: 'top', size: 5 });
  const [open, ...compareTo] = openConcepts(concepts, search);
  const selected = concepts.find(({ id }) => id === open)!;
  const query = useQuery(api.conceptResponse(selected.id, compareTo, filters));
  const { error, isPlaceholderData } = query;
  const response = query.data?.response;
  const most = response ? shownScale(response, view) : 100;
  const change = (next: Partial<ChartView>) => setView({ ...view, ...next });
  return (
    <section className={classes.board} aria-label={t('concepts.selectedConcept')}>
      <ConceptChoice
        concepts={concepts}
        selected={selected.id}
        onSelect={(id) => onSearch(withConcept(search, id))}
        compareTo={compareTo}
        onCompareTo={(ids) => onSearch({ ...search, compareTo: ids.length > 0 ? ids : undefined })}
      />
      <div className={classes.head}>
        {response ? (
          <ConceptHero
            concept={response.concept}
            place={1 + concepts.findIndex(({ id }) => id === response.concept.id)}
            count={concepts.length}
          />
        ) : (
          // As high as with its facts.
          <div className={classes.hero}>
            <p className={classes.place}>&nbsp;</p>
            <h1 className={classes.name}>{selected.name}</h1>
            <p className={classes.note}>&nbsp;</p>
          </div>
        )}
        <SubconceptTools view={view} onView={change} />
      </div>
      {response ? (
        <div
          className={classes.charts}
          data-compared={response.comparedTo.length > 0 || undefined}
          data-stale={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          {tones.map((tone) => (
            <ConceptChart
              key={tone}
              tone={tone}
              response={response}
              isFiltered={filters.length > 0}
              view={view}
              most={most}
              onView={change}
            />
          ))}
        </div>
      ) : error === null ? (
        <LateSkeleton height={760} />
      ) : (
        <FailedCard query={query} thing={t('concepts.theConcept')} />
      )}
    </section>
  );
}

interface ConceptChoiceProps {
  concepts: Concepts['concepts'];
  selected: string;
  onSelect: (id: string) => void;
  compareTo: string[];
  onCompareTo: (ids: string[]) => void;
}

const maxCompared = 5;

function ConceptChoice({ concepts, selected, onSelect, compareTo, onCompareTo }: ConceptChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.choice}>
      <Select
        className={classes.concept ?? ''}
        label={t('concepts.concept')}
        searchable
        limit={200}
        maxDropdownHeight={320}
        nothingFoundMessage={t('common.noOptionsFound')}
        data={concepts.map(({ id, name }) => ({ value: id, label: name }))}
        value={selected}
        allowDeselect={false}
        onChange={(id) => id !== null && onSelect(id)}
      />
      <ConceptsField
        label={t('concepts.compareTo')}
        concepts={concepts.filter(({ id }) => id !== selected)}
        chosen={compareTo}
        onChosen={onCompareTo}
        most={maxCompared}
      />
    </div>
  );
}

interface ConceptHeroProps {
  concept: ConceptFigures;
  place: number;
  count: number;
}

function ConceptHero({ concept, place, count }: ConceptHeroProps) {
  const { t } = useTranslation();
  const { name, base, globalBase } = concept;
  return (
    <header className={classes.hero}>
      <p className={classes.place}>{t('concepts.conceptNOf', { n: place, count })}</p>
      <h1 className={classes.name}>{name}</h1>
      <p className={classes.note}>
        {base === globalBase
          ? t('concepts.answered', { count: base, n: formatNumber(base) })
          : t('concepts.answeredOf', { count: globalBase, n: formatNumber(base), all: formatNumber(globalBase) })}
      </p>
    </header>
  );
}
