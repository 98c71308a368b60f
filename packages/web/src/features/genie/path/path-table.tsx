import type { MessagePath, PathRow } from '@soundings/contract/genie/path';
import type { PathSort } from '@soundings/contract/genie/path-choices';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatOrdinal } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { onRowKeys } from '#/ui/list/row-keys.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
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
  // One of each type: the cards above name them.
  const isNamedAbove = new Set(projects.map(({ projectType }) => projectType)).size === projects.length;
  const byId = new Map(projects.map((project) => [project.id, project]));
  const hasMarks = rows.some(({ measured }) => measured !== null && measured.base < lowBase);
  const columns: Column<PathRow, FieldOf<PathSort>>[] = [
    {
      id: 'text',
      heading: t('path.column_text'),
      onPhone: 'title',
      cellClassName: classes.name,
      cell: (row) => (
        <div>
          <span className={classes.text}>{row.text}</span>
          <Way row={row} projects={byId} isNamedAbove={isNamedAbove} />
        </div>
      ),
    },
    {
      id: 'predicted',
      heading: t('path.column_predicted'),
      sort: 'predicted',
      startsDescending: true,
      isNumber: true,
      onPhone: 'figure',
      attributes: ({ predicted }) => ({ 'data-empty': predicted === null || undefined }),
      cell: ({ predicted }) =>
        predicted === null ? (
          '–'
        ) : (
          <>
            <FigureCell>
              <SoundingFigure value={predicted.interest} decimals={0} unit="%" className={classes.figure} />
            </FigureCell>{' '}
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
      onPhone: 'figure',
      attributes: ({ measured }) => ({ 'data-empty': measured === null || undefined }),
      cell: ({ measured }) =>
        measured === null ? (
          '–'
        ) : (
          <>
            <FigureCell marks={hasMarks ? [baseMark(t, measured.base)] : []}>
              <SoundingFigure value={measured.percent} unit="%" className={classes.figure} />
            </FigureCell>{' '}
            <span className={`${classes.interval} ${classes.base}`}>
              {t('path.base', { n: formatNumber(measured.base) })}
            </span>
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
      attributes: ({ places }) => ({ 'data-empty': places === null || undefined }),
      cell: ({ places }) => (places === null ? '–' : <Places places={places} />),
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

/** As RESONANCE marks them: under 100 few, under 30 too few to rank. */
const lowBase = 100;

const baseMark = (t: TFunction, base: number) =>
  base < lowBase ? (
    <BaseMark mark={base < 30 ? 'unranked' : 'low'} label={t(base < 30 ? 'path.baseUnder30' : 'path.baseUnder100')} />
  ) : null;

function Places({ places: { predicted, measured, of } }: { places: NonNullable<PathRow['places']> }) {
  const { t } = useTranslation();
  const verdict = measured < predicted ? 'above' : measured > predicted ? 'below' : 'same';
  return (
    <span className={classes.places}>
      <VerdictMark bare verdict={verdict} label={t(`path.place_${verdict}`)} />
      <span>{t('path.places', { predicted: formatOrdinal(predicted), measured: formatOrdinal(measured) })}</span>{' '}
      <span className={classes.interval}>{t('path.placesOf', { of: formatNumber(of) })}</span>
    </span>
  );
}

type Project = MessagePath['projects'][number];

interface WayProps {
  row: PathRow;
  projects: ReadonlyMap<string, Project>;
  isNamedAbove: boolean;
}

function Way({ row, projects, isNamedAbove }: WayProps) {
  const { t } = useTranslation();
  const { text, idea, message, predicted, measured } = row;
  const through = [idea, message, predicted, measured].flatMap((step) => projects.get(step?.projectId ?? '') ?? []);
  return (
    <>
      {idea && idea.headline !== text ? (
        <span className={classes.way}>{t('path.began', { headline: idea.headline })}</span>
      ) : null}
      <span className={classes.way}>
        {through.map(({ id, projectName, projectType }, index) => (
          <span key={id} className={classes.station} title={isNamedAbove ? projectName : undefined}>
            <TypeTile type={projectType} size={16} />
            {isNamedAbove ? typeMarks[projectType].name : projectName}
            {index < through.length - 1 ? <span> › </span> : null}
          </span>
        ))}
        {message?.isFinal ? <Badge>{t('path.final')}</Badge> : null}
      </span>
    </>
  );
}
