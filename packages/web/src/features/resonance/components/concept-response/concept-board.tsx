import type { Concepts } from '@soundings/contract/resonance/calculations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import type { ChartView } from '../../response/chart-view.ts';
import { type ResponseSearch, withConcept } from '../../response/response-search.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { LateSkeleton } from '../page/late-skeleton.tsx';
import { ConceptChart } from './concept-chart.tsx';
import { ConceptChoice } from './concept-choice.tsx';
import { ConceptHero } from './concept-hero.tsx';
import classes from './concept-response.module.css';
import { SubconceptTools } from './subconcept-tools.tsx';

interface Props {
  source: ResonanceSource;
  concepts: Concepts['concepts'];
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

const tones = ['ORIGINAL', 'POSITIVE', 'NEGATIVE'] as const;

/** One concept beside those that it is compared to: overall, meant well, meant badly. */
export function ConceptBoard({ source, concepts, filters, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [view, setView] = useState<ChartView>({ query: '', order: 'top', size: 5 });
  const selected = concepts.find(({ id }) => id === search.concept) ?? concepts[0]!;
  const others = concepts.filter(({ id }) => id !== selected.id);
  const compareTo = (search.compareTo ?? []).filter((id) => others.some((other) => other.id === id));
  const { data, error, isPlaceholderData, isRefetching, refetch } = useQuery(
    source.conceptResponse(selected.id, compareTo, filters),
  );
  const response = data?.response;
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
          <div className={classes.hero}>
            <h1 className={classes.name}>{selected.name}</h1>
          </div>
        )}
        <SubconceptTools view={view} onView={change} />
      </div>
      {response ? (
        <div className={classes.charts} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          {tones.map((tone) => (
            <ConceptChart
              key={tone}
              tone={tone}
              response={response}
              isFiltered={filters.length > 0}
              view={view}
              onView={change}
            />
          ))}
        </div>
      ) : error === null ? (
        <LateSkeleton height={380} />
      ) : (
        <Card flush label={t('concepts.theConcept')}>
          <ErrorState
            error={error}
            thing={t('concepts.theConcept')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </Card>
      )}
    </section>
  );
}
