import { Button } from '@mantine/core';
import {
  type AuditAction,
  auditSorts,
  earliestAuditDay,
  latestAuditDay,
} from '@soundings/contract/audit/audit-choices';
import { IconArrowsSort, IconDownload, IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/form/choice.tsx';
import { DayField, DayFields } from '#/ui/form/day-field.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { SearchField } from '#/ui/table/search-field.tsx';
import { actionsIn, auditGroups } from './action-groups.ts';
import { useExportAudit } from './audit.api.ts';
import { type AuditSearch, changeSearch, defaultSort, type filterOf, isAuditDay } from './audit-search.ts';
import classes from './audit-toolbar.module.css';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditToolbar({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const change = (part: Partial<AuditSearch>) => onSearch(changeSearch(search, part));
  const option = (value: AuditAction) => ({ value, label: t(`audit.actions.${value}`) });
  return (
    <search className={layout.bar} aria-label={t('audit.filters')}>
      <SearchField
        className={layout.search}
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
          accepts={isAuditDay}
          onDay={(from) => change({ from })}
        />
        <DayField
          label={t('audit.tillDay')}
          shortLabel={t('audit.till')}
          value={search.till}
          min={search.from ?? earliestAuditDay}
          max={latestAuditDay}
          accepts={isAuditDay}
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
    </search>
  );
}

interface ExportButtonProps {
  filter: ReturnType<typeof filterOf>;
  total: number | undefined;
}

export function ExportButton({ filter, total }: ExportButtonProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useExportAudit(total);
  return (
    <Button
      leftSection={<IconDownload size={17} stroke={1.7} />}
      loading={isPending}
      title={t('audit.exportHelp')}
      onClick={() => mutate(filter)}
    >
      {t('audit.export')}
    </Button>
  );
}
