import type { DatasetCounts } from '@soundings/contract/sonar/datasets';
import { datasetFilters } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SearchField } from '#/ui/search-field.tsx';
import { Segmented } from '#/ui/segmented.tsx';
import { type CollectQuery, type CollectSearch, changeSearch } from '../collect-search.ts';
import classes from './brand-toolbar.module.css';

interface Props {
  counts: DatasetCounts | undefined;
  query: CollectQuery;
  search: CollectSearch;
  onSearch: (search: CollectSearch) => void;
  /** Some account was not collected: its brands can be found. */
  lacksCollection: boolean;
}

/** Search, and all brands or those with something to do, with their numbers in the whole project. */
export function BrandFilters({ counts, query, search, onSearch, lacksCollection }: Props) {
  const { t } = useTranslation();
  const offered = datasetFilters.filter(
    (filter) => filter !== 'notCollected' || lacksCollection || query.filter === 'notCollected',
  );
  return (
    <div className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('sonarCollect.search')}
        value={search.query ?? ''}
        withHotkey
        onSearch={(text) => onSearch(changeSearch(search, { query: text.trim() || undefined }))}
      />
      <Segmented
        label={t('sonarCollect.filters')}
        value={query.filter}
        options={offered.map((filter) => ({
          value: filter,
          label: (
            <>
              {t(`sonarCollect.filter_${filter}`)}
              {counts && filter !== 'notCollected' && (
                <span className={classes.count}>{formatNumber(counts[filter])}</span>
              )}
            </>
          ),
        }))}
        onChange={(filter) => onSearch(changeSearch(search, { filter }))}
      />
    </div>
  );
}
