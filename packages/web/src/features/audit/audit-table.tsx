import { roles } from '@soundings/contract/access/permissions';
import type { AuditEntry } from '@soundings/contract/audit/audit';
import { auditActions, auditOutcomes } from '@soundings/contract/audit/audit-choices';
import { IconArrowNarrowRight, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatTimestamp } from '#/lib/format.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { Breakable } from '#/ui/marks/breakable.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import classes from './audit-log.module.css';
import type { AuditQuery } from './audit-search.ts';

interface Props {
  entries: readonly AuditEntry[];
  sort: AuditQuery['sort'];
  isStale: boolean;
  onSort: (sort: AuditQuery['sort']) => void;
}

export function AuditTable({ entries, sort, isStale, onSort }: Props) {
  const { t } = useTranslation();
  const columns: Column<AuditEntry, 'createdOn'>[] = [
    {
      id: 'time',
      heading: t('audit.column_time'),
      sort: 'createdOn',
      startsDescending: true,
      onPhone: 'corner',
      cellClassName: classes.time,
      cell: ({ createdOn }) => (
        <time dateTime={createdOn} title={createdOn}>
          {formatTimestamp(createdOn)}
        </time>
      ),
    },
    {
      id: 'what',
      heading: t('audit.column_what'),
      onPhone: 'title',
      cellClassName: classes.what,
      cell: (entry) => <What entry={entry} />,
    },
    {
      id: 'who',
      heading: t('audit.column_who'),
      cellClassName: classes.who,
      cell: (entry) => <Who entry={entry} />,
    },
    {
      id: 'target',
      heading: t('audit.column_target'),
      cellClassName: classes.target,
      attributes: ({ target }) => ({ 'data-none': !target || undefined }),
      // The kind of a thing is in what was done with it.
      cell: ({ target }) => (target ? <Breakable text={target.replace(/^project /, '')} /> : nothing),
    },
    {
      id: 'address',
      className: classes.addressColumn,
      heading: t('audit.column_from'),
      cellClassName: classes.address,
      attributes: ({ address }) => ({ 'data-none': !address || undefined }),
      cell: ({ address }) => address || nothing,
    },
    {
      id: 'details',
      heading: t('audit.column_details'),
      onPhone: 'line',
      cellClassName: classes.details,
      attributes: (entry) => ({ 'data-none': !hasDetails(entry) || undefined }),
      cell: (entry) => <Details entry={entry} />,
    },
  ];
  return (
    <DataTable
      label={t('audit.title')}
      minWidth={940}
      className={classes.box}
      columns={entries.some(hasDetails) ? columns : columns.filter(({ id }) => id !== 'details')}
      rows={entries}
      keyOf={({ id }) => id}
      rowAttributes={rowAttributes}
      {...{ sort, onSort, isStale }}
    />
  );
}

const hasDetails = ({ details }: AuditEntry) => Object.keys(details ?? {}).length > 0;
const rowAttributes = () => ({ className: classes.row });
const nothing = <span className={classes.none}>–</span>;

/** By name, with the address that tells two of one name apart. */
function Who({ entry: { actor, actorName } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  if (!actor) return <span className={classes.none}>{t('audit.unknown')}</span>;
  if (actorName === null || actorName === '') return <Breakable text={actor} />;
  return (
    <span title={actor}>
      {actorName}
      <small className={classes.email}>
        <Breakable text={actor} />
      </small>
    </span>
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  return (
    <span className={classes.rowAction}>
      {t(`audit.actions.${entry.action}`)}
      {entry.outcome === 'failure' && (
        <Badge tone="negative" icon={<IconX size={12} stroke={2.4} aria-hidden="true" />}>
          {t('audit.failed')}
        </Badge>
      )}
    </span>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const details = Object.entries(entry.details ?? {}).map(([key, value]) => ({ key, ...detailText(t, key, value) }));
  if (details.length === 0) return nothing;
  return (
    <ul className={classes.list}>
      {details.map(({ key, label, text, now }) => (
        <li key={key}>
          <span className={classes.label}>{label}:</span> {text}
          {now !== undefined && <ChangedTo text={now} />}
        </li>
      ))}
    </ul>
  );
}

type Value = string | number | boolean;

const isKnown = <T extends string>(known: readonly T[], value: string): value is T =>
  (known as readonly string[]).includes(value);

const translateKnown = (t: TFunction, key: string, value: string): string => {
  // Older and newer servers may write what this page has no word for: it is then shown as it is.
  if (key === 'code') return t(`audit.reason_${value as 'notFound'}`, { defaultValue: value });
  if (key === 'action' && isKnown(auditActions, value)) return t(`audit.actions.${value}`);
  if (key === 'outcome' && isKnown(auditOutcomes, value)) return t(`audit.outcome_${value}`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').reverse().join('.');
  if (isKnown(roles, value)) return t(`common.role_${value}`);
  return value;
};

function ChangedTo({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <IconArrowNarrowRight
        className={classes.arrow}
        size={15}
        stroke={1.8}
        role="img"
        aria-label={t('audit.changedTo')}
      />{' '}
      {text}
    </>
  );
}

interface DetailText {
  label: string;
  text: string;
  /** Of a change: what it is now; `text` is what it was. */
  now?: string | undefined;
}

const detailText = (t: TFunction, key: string, value: Value): DetailText => {
  const label = t(`audit.detail_${key as 'name'}`, { defaultValue: key });
  if (typeof value === 'number') return { label, text: formatNumber(value) };
  if (typeof value === 'boolean') return { label, text: t(value ? 'audit.yes' : 'audit.no') };
  const [text = '–', now] = value.split(' → ').map((part) => (part === '' ? '–' : translateKnown(t, key, part)));
  return { label, text, now };
};
