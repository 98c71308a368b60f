import { useQuery } from '@tanstack/react-query';
import type { ResonanceApi } from '../../resonance-api.ts';
import { searchOfData } from '../../response/data-version.ts';
import { knownFilters } from '../../response/filter-groups.ts';
import type { ResponseSearch } from '../../response/response-search.ts';
import { CrosstabButton } from '../crosstab/crosstab-button.tsx';
import { ChartButton } from '../response/chart-button.tsx';

interface Props {
  source: ResonanceApi;
  search: ResponseSearch;
}

/** What can be done with the whole project, at the right of its views. */
export function PageActions({ source, search }: Props) {
  const { data } = useQuery(source.data);
  if (data === undefined) return null;
  // Figures per message have no respondents to make a crosstab of, and the chart is all that their page shows.
  if (data.dataStructure === 'messages') return null;
  return (
    <>
      <ChartButton source={source} data={data} />
      <CrosstabButton
        source={source}
        data={data}
        filters={knownFilters(data.filterColumns, searchOfData(search, data).filters ?? [])}
      />
    </>
  );
}
