import { Button, Switch } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { FailedCard } from '../page/loading.tsx';
import { type ResponseSearch, withFilters } from '../page/response-search.ts';
import { useResonance } from '../resonance.api.ts';
import classes from './filter-bar.module.css';
import { AddFilter, FilterChip } from './filter-chips.tsx';
import { groupFilters, respondentsLeft, setVariable } from './filters.ts';

export interface FilteredViewProps {
  data: ResonanceData;
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

export function AudienceFilter({ data, filters, search, onSearch }: FilteredViewProps) {
  const api = useResonance();
  const { t } = useTranslation();
  const filtered = useQuery(api.filterMessages(filters));
  const columns = data.filterColumns;
  const groups = groupFilters(columns, filters);
  const isFiltered = groups.length > 0;
  const everyone = data.summary.numberOfRespondents;
  const all = { count: everyone, all: formatNumber(everyone) };
  const setFilters = (next: string[]) => onSearch(withFilters(search, next));
  const set = (header: string, values: string[]) => setFilters(setVariable(columns, filters, header, values));
  return (
    <>
      <section className={classes.bar} aria-label={t('resonance.audienceFilter')}>
        <div className={classes.chips}>
          <IconFilter size={17} stroke={1.7} className={classes.icon} aria-hidden="true" />
          {groups.map((group, index) => (
            <Fragment key={group.header}>
              {index > 0 && <span className={classes.and}>{t('resonance.and')}</span>}
              <FilterChip
                group={group}
                column={columns.find(({ header }) => header === group.header)}
                onValues={(values) => set(group.header, values)}
              />
            </Fragment>
          ))}
          <AddFilter columns={columns} filters={filters} onValues={set} />
          {isFiltered && (
            <Button variant="subtle" size="sm" onClick={() => setFilters([])}>
              {t('resonance.removeAll')}
            </Button>
          )}
        </div>
        <div className={classes.end}>
          <span className={classes.count} role="status">
            {isFiltered ? (
              <>
                <strong>{respondentsLeft(filtered)}</strong> {t('resonance.ofRespondents', all)}
              </>
            ) : (
              t('resonance.allRespondents', all)
            )}
          </span>
          {isFiltered && (
            <Switch
              label={t('resonance.globalPercentage')}
              checked={search.global === true}
              onChange={({ currentTarget }) => onSearch({ ...search, global: currentTarget.checked || undefined })}
            />
          )}
        </div>
      </section>
      {isFiltered && filtered.error !== null && <FailedCard query={filtered} thing={t('resonance.theFiltered')} />}
    </>
  );
}

export function NobodyMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Card flush label={t('resonance.nobodyMatches')}>
      <EmptyState
        icon={<IconFilterOff size={21} stroke={1.7} />}
        title={t('resonance.nobodyMatches')}
        actions={<Button onClick={onClear}>{t('resonance.removeAll')}</Button>}
      >
        {t('resonance.nobodyMatchesHelp')}
      </EmptyState>
    </Card>
  );
}
