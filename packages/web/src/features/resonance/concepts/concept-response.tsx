import { VisuallyHidden } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { AudienceFilter, type FilteredViewProps, NobodyMatches } from '../filter/audience-filter.tsx';
import { FailedCard, LateSkeleton } from '../page/loading.tsx';
import { withFilters } from '../page/response-search.ts';
import { useResonance } from '../resonance.api.ts';
import { ConceptBoard } from './concept-board.tsx';
import classes from './concept-response.module.css';
import { ConceptsHeadToHead, NoHeadToHead } from './concepts-head-to-head.tsx';

export function ConceptResponse({ data, filters, search, onSearch }: FilteredViewProps) {
  const api = useResonance();
  const { t } = useTranslation();
  const list = useQuery(api.concepts);
  const filtered = useQuery(api.filterMessages(filters));
  const heading = <VisuallyHidden component="h1">{t('resonance.tab_concepts')}</VisuallyHidden>;
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
          <ConceptsHeadToHead {...view} />
        </>
      )}
    </div>
  );
}
