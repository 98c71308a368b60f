import { Table } from '@mantine/core';
import { roles } from '@soundings/contract/access/permissions';
import type { AuditEntry } from '@soundings/contract/audit/audit';
import { auditActions, auditOutcomes } from '@soundings/contract/audit/audit-choices';
import { IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatTimestamp } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { RowTable } from '#/ui/row-table.tsx';
import { SortHeading } from '#/ui/sort-heading.tsx';
import classes from './audit-row.module.css';
import type { AuditQuery } from './audit-search.ts';

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

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const details = Object.entries(entry.details ?? {}).map(([key, value]) => ({ key, ...detailText(t, key, value) }));
  return (
    <Table.Tr className={classes.row ?? ''}>
      <Table.Td className={classes.time ?? ''}>
        <time dateTime={entry.createdOn} title={entry.createdOn}>
          {formatTimestamp(entry.createdOn)}
        </time>
      </Table.Td>
      <Table.Td className={classes.what ?? ''}>
        <span className={classes.action}>
          {t(`audit.actions.${entry.action}`)}
          {entry.outcome === 'failure' && (
            <Badge tone="negative" icon={<IconX size={12} stroke={2.4} aria-hidden="true" />}>
              {t('audit.failed')}
            </Badge>
          )}
        </span>
      </Table.Td>
      <Table.Td className={classes.who ?? ''} data-label={t('audit.column_who')}>
        {entry.actor ? <Breakable text={entry.actor} /> : <span className={classes.none}>{t('audit.unknown')}</span>}
      </Table.Td>
      <Table.Td
        className={classes.target ?? ''}
        data-label={t('audit.column_target')}
        data-missing={!entry.target || undefined}
      >
        {entry.target ? <Breakable text={entry.target} /> : <span className={classes.none}>–</span>}
      </Table.Td>
      <Table.Td
        className={classes.address ?? ''}
        data-label={t('audit.column_from')}
        data-missing={!entry.address || undefined}
      >
        {entry.address || <span className={classes.none}>–</span>}
      </Table.Td>
      <Table.Td
        className={classes.details ?? ''}
        data-label={t('audit.column_details')}
        data-missing={details.length === 0 || undefined}
      >
        {details.length === 0 ? (
          <span className={classes.none}>–</span>
        ) : (
          <ul className={classes.list}>
            {details.map(({ key, label, text }) => (
              <li key={key}>
                <span className={classes.label}>{label}:</span> {text}
              </li>
            ))}
          </ul>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

type Value = string | number | boolean;

const isOneOf = <T extends string>(known: readonly T[], value: string): value is T =>
  (known as readonly string[]).includes(value);

const wordsOf = (t: TFunction, key: string, value: string): string => {
  // Older and newer servers may write what this page has no word for: it is then shown as it is.
  if (key === 'code') return t(`audit.reason_${value as 'notFound'}`, { defaultValue: value });
  if (key === 'action' && isOneOf(auditActions, value)) return t(`audit.actions.${value}`);
  if (key === 'outcome' && isOneOf(auditOutcomes, value)) return t(`audit.outcome_${value}`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').reverse().join('.');
  if (isOneOf(roles, value)) return t(`common.role_${value}`);
  return value;
};

/** A detail of an entry in words: what it is, and its value. */
const detailText = (t: TFunction, key: string, value: Value): { label: string; text: string } => {
  const label = t(`audit.detail_${key as 'name'}`, { defaultValue: key });
  if (typeof value === 'number') return { label, text: formatNumber(value) };
  if (typeof value === 'boolean') return { label, text: t(value ? 'audit.yes' : 'audit.no') };
  return { label, text: wordsOf(t, key, value) };
};

/** An e-mail address that, where it must break, breaks after its @ first. */
function Breakable({ text }: { text: string }) {
  return text.split('@').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {index > 0 && (
        <>
          @<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
