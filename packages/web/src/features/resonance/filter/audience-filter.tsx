import { Button, Popover, Skeleton, Switch, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { FilterColumn, ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChevronRight, IconFilter, IconFilterOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { Chip } from '#/ui/marks/chip.tsx';
import { FailedCard } from '../page/loading.tsx';
import { type ResponseSearch, withFilters } from '../page/response-search.ts';
import { useResonance } from '../resonance.api.ts';
import { SavedButton } from '../saved/saved-button.tsx';
import classes from './filter-bar.module.css';
import type { FilterGroup } from './filters.ts';
import { groupFilters, respondentsLeft, setVariable } from './filters.ts';
import picker from './value-picker.module.css';

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
  const isPhone = useIsPhone();
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
          <SavedButton filters={filters} onFilters={setFilters} />
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
              label={t(isPhone ? 'resonance.globalShort' : 'resonance.globalPercentage')}
              aria-label={t('resonance.globalPercentage')}
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

interface Props {
  group: FilterGroup;
  column: FilterColumn | undefined;
  onValues: (ids: string[]) => void;
}

const named = 3;

function FilterChip({ group, column, onValues }: Props) {
  const { t } = useTranslation();
  const shown = group.values.slice(0, named);
  const more = group.values.length - shown.length;
  return (
    <Popover position="bottom-start" width={300} trapFocus returnFocus>
      <Chip label={group.header} name={group.header} onRemove={() => onValues([])}>
        <Popover.Target>
          <button type="button" className={classes.value} {...preloadValuePicker}>
            <VisuallyHidden>{t('resonance.changeFilter', { variable: group.header })} </VisuallyHidden>
            {shown.map(({ id, subheader }, index) => (
              <Fragment key={id}>
                {index > 0 && <span className={classes.or}> {t('resonance.or')} </span>}
                {subheader}
              </Fragment>
            ))}
            {more > 0 && <span className={classes.or}> +{more}</span>}
          </button>
        </Popover.Target>
      </Chip>
      <Popover.Dropdown p={0}>
        {column !== undefined && (
          <LazyValuePicker column={column} chosen={group.values.map(({ id }) => id)} onValues={onValues} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface AddFilterProps {
  columns: readonly FilterColumn[];
  filters: readonly string[];
  onValues: (header: string, ids: string[]) => void;
}

function AddFilter({ columns, filters, onValues }: AddFilterProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [header, setHeader] = useState<string | null>(null);
  const column = columns.find((known) => known.header === header);
  const toggle = (next: boolean) => {
    setIsOpen(next);
    if (next) setHeader(null);
  };
  if (columns.length === 0) return null;
  return (
    <Popover opened={isOpen} onChange={toggle} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="sm"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={15} />}
          {...preloadValuePicker}
          onClick={() => toggle(!isOpen)}
        >
          {t('resonance.addFilter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        {column === undefined ? (
          <ul className={picker.variables} aria-label={t('resonance.variables')}>
            {columns.map((known) => (
              <li key={known.header}>
                <UnstyledButton className={picker.variable} onClick={() => setHeader(known.header)}>
                  <span className={picker.name}>{known.header}</span>
                  <span className={picker.base}>{formatNumber(known.audiences.length)}</span>
                  <IconChevronRight size={15} aria-hidden="true" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        ) : (
          <LazyValuePicker
            key={column.header}
            column={column}
            chosen={filters}
            onValues={(ids) => onValues(column.header, ids)}
            onBack={() => setHeader(null)}
            onDone={() => toggle(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

const load = () => import('./value-picker.tsx');
const ValuePicker = lazy(() => load().then((file) => ({ default: file.ValuePicker })));

const preloadValuePicker = { onPointerEnter: () => void load(), onFocus: () => void load() };

function LazyValuePicker(props: ComponentProps<typeof ValuePicker>) {
  return (
    <Suspense fallback={<Skeleton height={180} />}>
      <ValuePicker {...props} />
    </Suspense>
  );
}
