import type { MessagePath, PathRow } from '@soundings/contract/genie/path';
import type { PathSort } from '@soundings/contract/genie/path-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import classes from './path.module.css';

interface Props {
  rows: readonly PathRow[];
  projects: MessagePath['projects'];
  sort: PathSort;
  isStale: boolean;
  onSort: (sort: PathSort) => void;
}

export function PathTable({ rows, projects, sort, isStale, onSort }: Props) {
  const { t } = useTranslation();
  const names = new Map(projects.map(({ id, projectName }) => [id, projectName]));
  const columns: Column<PathRow, FieldOf<PathSort>>[] = [
    {
      id: 'text',
      heading: t('path.column_text'),
      onPhone: 'title',
      cellClassName: classes.name,
      cell: (row) => (
        <div>
          <span className={classes.text}>{row.text}</span>
          <Way row={row} names={names} />
        </div>
      ),
    },
    {
      id: 'predicted',
      heading: t('path.column_predicted'),
      sort: 'predicted',
      startsDescending: true,
      isNumber: true,
      onPhone: 'labelled',
      cell: ({ predicted }) =>
        predicted === null ? (
          '–'
        ) : (
          <>
            {formatNumber(predicted.interest)}{' '}
            <span className={classes.interval}>
              {formatNumber(predicted.low)}–{formatNumber(predicted.high)}
            </span>
          </>
        ),
    },
    {
      id: 'measured',
      heading: t('path.column_measured'),
      sort: 'measured',
      startsDescending: true,
      isNumber: true,
      onPhone: 'labelled',
      cell: ({ measured }) =>
        measured === null ? (
          '–'
        ) : (
          <>
            {formatPercent(measured.percent)}{' '}
            <span className={classes.interval}>{t('path.base', { n: formatNumber(measured.base) })}</span>
          </>
        ),
    },
    {
      id: 'places',
      heading: t('path.column_places'),
      sort: 'difference',
      startsDescending: true,
      isNumber: true,
      onPhone: 'labelled',
      cell: ({ places }) =>
        places === null
          ? '–'
          : t('path.places', {
              predicted: formatNumber(places.predicted),
              measured: formatNumber(places.measured),
              of: formatNumber(places.of),
            }),
    },
  ];
  return (
    <DataTable
      label={t('path.messages')}
      minWidth={760}
      columns={columns}
      rows={[...rows]}
      keyOf={({ text, idea }) => `${text}\n${idea?.headline}`}
      bodyAttributes={{ onKeyDown: onRowKeys }}
      {...{ sort, onSort, isStale }}
    />
  );
}

function Way({ row, names }: { row: PathRow; names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation();
  const { text, idea, message } = row;
  const through = [idea, message, row.predicted, row.measured].flatMap(
    (step) => names.get(step?.projectId ?? '') ?? [],
  );
  const said = [
    idea && idea.headline !== text ? t('path.began', { headline: idea.headline }) : null,
    through.join(' › '),
    message?.isFinal ? t('path.final') : null,
  ];
  return <span className={classes.way}>{said.filter(Boolean).join(' · ')}</span>;
}
