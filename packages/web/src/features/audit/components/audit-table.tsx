import { Table } from '@mantine/core';
import type { AuditEntry } from '@soundings/contract/audit/audit';
import { useTranslation } from 'react-i18next';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import type { AuditQuery } from '../audit-search.ts';
import { AuditRow } from './audit-row.tsx';

interface Props {
  entries: readonly AuditEntry[];
  sort: AuditQuery['sort'];
  isStale: boolean;
  onSort: (sort: AuditQuery['sort']) => void;
}

export function AuditTable({ entries, sort, isStale, onSort }: Props) {
  const { t } = useTranslation();
  return (
    <RowTable
      label={t('audit.title')}
      minWidth={940}
      isStale={isStale}
      head={
        <>
          <SortHeading field="createdOn" sort={sort} onSort={onSort} startsDescending>
            {t('audit.column_time')}
          </SortHeading>
          <Table.Th>{t('audit.column_what')}</Table.Th>
          <Table.Th>{t('audit.column_who')}</Table.Th>
          <Table.Th>{t('audit.column_target')}</Table.Th>
          <Table.Th>{t('audit.column_from')}</Table.Th>
          <Table.Th>{t('audit.column_details')}</Table.Th>
        </>
      }
    >
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </RowTable>
  );
}
