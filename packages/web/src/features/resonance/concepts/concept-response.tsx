import { VisuallyHidden } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import classes from '../components/concept-response/concept-response.module.css';
import { AudienceFilter, NobodyMatches } from '../filter/audience-filter.tsx';
import { LateSkeleton } from '../page/loading.tsx';
import { type ResponseSearch, withFilters } from '../page/response-search.ts';
import type { ResonanceApi } from '../resonance.api.ts';
import { ConceptBoard } from './concept-board.tsx';
import { ConceptsHeadToHead, NoHeadToHead } from './concepts-head-to-head.tsx';

interface Props {
  source: ResonanceApi;
  data: ResonanceData;
  /** Of audiences that the project has. */
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** What respondents associate with the project's concepts. */
export function ConceptResponse({ source, data, filters, search, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery(source.concepts);
  const filtered = useQuery(source.filterMessages(filters));
  const heading = <VisuallyHidden component="h1">{t('resonance.tab_concepts')}</VisuallyHidden>;
  if (list.data === undefined) {
    return (
      <>
        {heading}
        {list.error === null ? (
          <LateSkeleton height={520} />
        ) : (
          <Card flush label={t('concepts.theConcepts')}>
            <ErrorState
              error={list.error}
              thing={t('concepts.theConcepts')}
              onRetry={() => void list.refetch()}
              isRetrying={list.isRefetching}
            />
          </Card>
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
  const view = { source, concepts, filters: counted, search, onSearch };
  const isNobody = counted.length > 0 && !filtered.isPlaceholderData && filtered.data?.respondents === 0;
  return (
    <div className={classes.page}>
      <AudienceFilter source={source} data={data} filters={filters} search={search} onSearch={onSearch} />
      {isNobody ? (
        <NobodyMatches onClear={() => onSearch(withFilters(search, []))} />
      ) : (
        <>
          <ConceptBoard {...view} />
          <ConceptsHeadToHead {...view} />
        </>
      )}
    </div>
  );
}
