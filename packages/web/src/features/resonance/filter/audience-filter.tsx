import { Button, Switch } from '@mantine/core';
import type { FilterColumn, ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { FailedCard } from '../page/loading.tsx';
import { type ResponseSearch, withFilters } from '../page/response-search.ts';
import { useResonance } from '../resonance.api.ts';
import classes from './filter-bar.module.css';
import { AddFilter, FilterChip } from './filter-chips.tsx';
import { groupFilters, respondentsLeft, setVariable } from './filters.ts';

interface Props {
  data: ResonanceData;
  /** Of audiences that the project has. */
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** The audience filter that the views of a project share, with how many respondents it leaves. */
export function AudienceFilter({ data, filters, search, onSearch }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const filtered = useQuery(api.filterMessages(filters));
  const isFiltered = filters.length > 0;
  return (
    <>
      <FilterBar
        columns={data.filterColumns}
        filters={filters}
        onFilters={(next) => onSearch(withFilters(search, next))}
        isGlobal={search.global === true}
        onGlobal={(isGlobal) => onSearch({ ...search, global: isGlobal || undefined })}
        respondents={{ left: respondentsLeft(filtered), all: data.summary.numberOfRespondents }}
      />
      {isFiltered && filtered.error !== null && <FailedCard query={filtered} thing={t('resonance.theFiltered')} />}
    </>
  );
}

interface FilterBarProps {
  columns: readonly FilterColumn[];
  filters: readonly string[];
  onFilters: (filters: string[]) => void;
  isGlobal: boolean;
  onGlobal: (isGlobal: boolean) => void;
  /** `left` under a filter, as it is written. */
  respondents: { left: string; all: number };
}

/** Who is counted: OR inside a chip, AND between chips, and how many that leaves. */
function FilterBar({ columns, filters, onFilters, isGlobal, onGlobal, respondents }: FilterBarProps) {
  const { t } = useTranslation();
  const groups = groupFilters(columns, filters);
  const set = (header: string, values: string[]) => onFilters(setVariable(columns, filters, header, values));
  const isFiltered = groups.length > 0;
  return (
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
          <Button variant="subtle" size="sm" onClick={() => onFilters([])}>
            {t('resonance.removeAll')}
          </Button>
        )}
      </div>
      <div className={classes.end}>
        <span className={classes.count} role="status">
          {isFiltered ? (
            <>
              <strong>{respondents.left}</strong>{' '}
              {t('resonance.ofRespondents', { count: respondents.all, all: formatNumber(respondents.all) })}
            </>
          ) : (
            t('resonance.allRespondents', { count: respondents.all, all: formatNumber(respondents.all) })
          )}
        </span>
        {isFiltered && (
          <Switch
            label={t('resonance.globalPercentage')}
            checked={isGlobal}
            onChange={({ currentTarget }) => onGlobal(currentTarget.checked)}
          />
        )}
      </div>
    </section>
  );
}

/** In the place of all figures where a filter leaves no respondent. */
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
