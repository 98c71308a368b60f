import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { leftText } from '../../response/left-text.ts';
import { type ResponseSearch, withFilters } from '../../response/response-search.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { FilterBar } from './filter-bar.tsx';

interface Props {
  source: ResonanceSource;
  data: ResonanceData;
  /** Of audiences that the project has. */
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** The audience filter that the views of a project share, with how many respondents it leaves. */
export function AudienceFilter({ source, data, filters, search, onSearch }: Props) {
  const { t } = useTranslation();
  const filtered = useQuery(source.filterMessages(filters));
  const isFiltered = filters.length > 0;
  return (
    <>
      <FilterBar
        columns={data.filterColumns}
        filters={filters}
        onFilters={(next) => onSearch(withFilters(search, next))}
        isGlobal={search.global === true}
        onGlobal={(isGlobal) => onSearch({ ...search, global: isGlobal || undefined })}
        respondents={{ left: leftText(filtered), all: data.summary.numberOfRespondents }}
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
    </>
  );
}
