import { Table } from '@mantine/core';
import type { AuditEntry } from '@soundings/contract/audit/audit';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import { detailText } from '../detail-text.ts';
import classes from './audit-row.module.css';
import { Breakable } from './breakable.tsx';

export function AuditRow({ entry }: { entry: AuditEntry }) {
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
