import { Button, Switch } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance/resonance';
import { IconFilter } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { groupFilters, setVariable } from '../../response/filter-groups.ts';
import { AddFilter } from './add-filter.tsx';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';

interface Props {
  columns: readonly FilterColumn[];
  filters: readonly string[];
  onFilters: (filters: string[]) => void;
  isGlobal: boolean;
  onGlobal: (isGlobal: boolean) => void;
  /** `left` under a filter, as it is written. */
  respondents: { left: string; all: number };
}

/** Who is counted: OR inside a chip, AND between chips, and how many that leaves. */
export function FilterBar({ columns, filters, onFilters, isGlobal, onGlobal, respondents }: Props) {
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
