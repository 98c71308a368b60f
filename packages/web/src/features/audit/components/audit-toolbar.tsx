import {
  type AuditAction,
  auditSorts,
  earliestAuditDay,
  latestAuditDay,
} from '@soundings/contract/audit/audit-choices';
import { IconArrowsSort, IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/choice.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { Segmented } from '#/ui/segmented.tsx';
import { actionsIn, auditGroups } from '../action-groups.ts';
import { type AuditSearch, changeSearch, defaultSort } from '../audit-search.ts';
import classes from './audit-toolbar.module.css';
import { DayField } from './day-field.tsx';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** What narrows the log; all of it is part of the address. Tables sort by their heading, phones have no headings. */
export function AuditToolbar({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const change = (part: Partial<AuditSearch>) => onSearch(changeSearch(search, part));
  const option = (value: AuditAction) => ({ value, label: t(`audit.actions.${value}`) });
  return (
    <search className={classes.bar} aria-label={t('audit.filters')}>
      <SearchField
        className={classes.search}
        label={t('audit.search')}
        value={search.query ?? ''}
        onSearch={(query) => change({ query: query.trim().slice(0, 200) || undefined })}
        withHotkey
      />
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
        className={classes.sort}
        label={t('audit.sortBy')}
        icon={<IconArrowsSort size={16} stroke={1.7} />}
        value={search.sort ?? defaultSort}
        options={auditSorts.map((value) => ({ value, label: t(`audit.sort_${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
      <div className={classes.days}>
        <DayField
          label={t('audit.fromDay')}
          shortLabel={t('audit.from')}
          value={search.from}
          min={earliestAuditDay}
          max={search.till ?? latestAuditDay}
          onDay={(from) => change({ from })}
        />
        <DayField
          label={t('audit.tillDay')}
          shortLabel={t('audit.till')}
          value={search.till}
          min={search.from ?? earliestAuditDay}
          max={latestAuditDay}
          onDay={(till) => change({ till })}
        />
      </div>
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
    </search>
  );
}
