import { Button } from '@mantine/core';
import {
  type AuditAction,
  auditSorts,
  earliestAuditDay,
  latestAuditDay,
} from '@soundings/contract/audit/audit-choices';
import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconDownload,
  IconFilterOff,
  IconHistory,
  IconListSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { DayField, DayFields } from '#/ui/form/day-field.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { PagedTable } from '#/ui/table/paged-table.tsx';
import { SearchField } from '#/ui/table/search-field.tsx';
import { actionsIn, auditGroups } from './action-groups.ts';
import { auditQuery, useExportAudit } from './audit.api.ts';
import classes from './audit-log.module.css';
import { type AuditSearch, changeSearch, defaultSort, isFiltered, toAuditRequest, toFilter } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditLog({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = toAuditRequest(search);
  const entries = useQuery(auditQuery(query));
  const total = entries.data?.totalElements;
  return (
    <PageStack>
      <PageHeader
        title={t('audit.title')}
        count={total}
        lead={t('audit.lead')}
        actions={<ExportButton filter={toFilter(search)} total={entries.isPlaceholderData ? undefined : total} />}
      />
      <AuditToolbar search={search} onSearch={onSearch} />
      <PagedTable
        label={t('audit.title')}
        failed={{ thing: t('audit.theEntries') }}
        found={entries}
        query={{ page: query.page + 1, size: query.size }}
        skeletonRows={query.size}
        onPage={(page) => onSearch(changeSearch(search, { page }))}
        onSize={(size) => onSearch(changeSearch(search, { size }))}
        empty={<NoEntries search={search} hasOtherPages={false} onSearch={onSearch} />}
        beyond={<NoEntries search={search} hasOtherPages onSearch={onSearch} />}
      >
        {(rows, isStale) => (
          <AuditTable
            entries={rows}
            sort={query.sort}
            isStale={isStale}
            onSort={(sort) => onSearch(changeSearch(search, { sort }))}
          />
        )}
      </PagedTable>
    </PageStack>
  );
}

interface NoEntriesProps {
  search: AuditSearch;
  hasOtherPages: boolean;
  onSearch: (search: AuditSearch) => void;
}

const noFilter = { query: undefined, action: undefined, outcome: undefined, from: undefined, till: undefined };

function NoEntries({ search, hasOtherPages, onSearch }: NoEntriesProps) {
  const { t } = useTranslation();
  const kind = hasOtherPages ? 'noSuchPage' : isFiltered(search) ? 'noMatch' : 'noneYet';
  const actions = {
    noSuchPage: (
      <Button onClick={() => onSearch(changeSearch(search, { page: undefined }))}>{t('audit.firstPage')}</Button>
    ),
    noMatch: <Button onClick={() => onSearch(changeSearch(search, noFilter))}>{t('audit.removeFilters')}</Button>,
    noneYet: null,
  };
  const Icon = kind === 'noMatch' ? IconFilterOff : IconHistory;
  return (
    <Card flush label={t(`audit.${kind}`)}>
      <EmptyState icon={<Icon size={21} stroke={1.7} />} title={t(`audit.${kind}`)} actions={actions[kind]}>
        {t(`audit.${kind}Help`)}
      </EmptyState>
    </Card>
  );
}

interface AuditToolbarProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

function AuditToolbar({ search, onSearch }: AuditToolbarProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { action, outcome, from, till } = search;
  const chosen = [action, outcome, from, till].filter((value) => value !== undefined).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  const change = (part: Partial<AuditSearch>) => onSearch(changeSearch(search, part));
  const option = (value: AuditAction) => ({ value, label: t(`audit.actions.${value}`) });
  return (
    <search className={layout.bar} aria-label={t('audit.filters')}>
      <SearchField
        className={`${layout.search} ${classes.search}`}
        label={t('audit.search')}
        value={search.query ?? ''}
        onSearch={(query) => change({ query: query.trim().slice(0, 200) || undefined })}
        withHotkey
      />
      {isPhone ? (
        <Button
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen > 0 ? t('audit.filtersChosen', { n: chosen }) : t('audit.filter')}
        </Button>
      ) : null}
      {isPhone && !isOpen ? null : (
        <>
          <Choice
            className={classes.action}
            label={t('audit.action')}
            icon={<IconListSearch size={16} stroke={1.7} />}
            comboboxProps={{ width: 300, position: 'bottom-start' }}
            classNames={{ options: classes.actions ?? '' }}
            value={search.action ?? 'all'}
            options={[
              { value: 'all' as const, label: t('audit.allActions') },
              ...auditGroups.map((group) => ({
                group: t(`audit.group_${group}`),
                items: actionsIn(group).map(option),
              })),
            ]}
            onChange={(action) => change({ action: action === 'all' ? undefined : action })}
          />
          <Choice
            className={layout.phoneSort}
            label={t('audit.sortBy')}
            icon={<IconArrowsSort size={16} stroke={1.7} />}
            value={search.sort ?? defaultSort}
            options={auditSorts.map((value) => ({ value, label: t(`audit.sort_${value}`) }))}
            onChange={(sort) => change({ sort })}
          />
          <DayFields>
            <DayField
              label={t('audit.fromDay')}
              shortLabel={t('audit.from')}
              value={search.from}
              min={earliestAuditDay}
              max={search.till ?? latestAuditDay}
              canClear
              onDay={(from) => change({ from })}
            />
            <DayField
              label={t('audit.tillDay')}
              shortLabel={t('audit.till')}
              value={search.till}
              min={search.from ?? earliestAuditDay}
              max={latestAuditDay}
              canClear
              onDay={(till) => change({ till })}
            />
          </DayFields>
          <div className={classes.outcome}>
            <Segmented
              label={t('audit.outcome')}
              value={search.outcome ?? 'all'}
              options={(['all', 'success', 'failure'] as const).map((value) => ({
                value,
                label: t(`audit.outcome_${value}`),
              }))}
              onChange={(value) => change({ outcome: value === 'all' ? undefined : value })}
            />
          </div>
        </>
      )}
    </search>
  );
}

interface ExportButtonProps {
  filter: ReturnType<typeof toFilter>;
  total: number | undefined;
}

function ExportButton({ filter, total }: ExportButtonProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useExportAudit(total);
  return (
    <Button
      data-compact
      leftSection={<IconDownload size={17} stroke={1.7} />}
      loading={isPending}
      title={t('audit.exportHelp')}
      onClick={() => mutate(filter)}
    >
      <span className={layout.unseenOnPhone}>{t('audit.export')}</span>
    </Button>
  );
}
