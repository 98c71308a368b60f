import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { changeColumn, type MappedColumn } from '../../mapping/mapping.ts';
import classes from './mapping.module.css';
import { MappingRow } from './mapping-row.tsx';

interface Props {
  columns: readonly MappedColumn[];
  /** Those that search and filter leave. */
  found: readonly MappedColumn[];
  onColumns: (columns: MappedColumn[]) => void;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
}

const rowHeight = 54;

/** One row a column of the file; only rows in sight are drawn, so that a thousand columns stay quick. */
export function MappingTable({ columns, found, onColumns, chosen, onChosen }: Props) {
  const { t } = useTranslation();
  const scroll = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const items = rows.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  const isAll = found.every(({ mapping }) => chosen.has(mapping.column));
  const toggleAll = () => onChosen(isAll ? new Set() : new Set(found.map(({ mapping }) => mapping.column)));
  const toggle = (column: number) => {
    const next = new Set(chosen);
    if (!next.delete(column)) next.add(column);
    onChosen(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroll} className={classes.scroll} aria-label={t('resonanceForm.sectionMapping')} tabIndex={0}>
      <table className={classes.table} aria-rowcount={found.length + 1}>
        <thead>
          <tr>
            <th scope="col" className={classes.check}>
              <Checkbox
                aria-label={t('resonanceForm.selectAllShown', { n: formatNumber(found.length) })}
                checked={isAll}
                indeterminate={!isAll && chosen.size > 0}
                onChange={toggleAll}
              />
            </th>
            <th scope="col">{t('resonanceForm.column')}</th>
            <th scope="col" className={classes.samples}>
              {t('resonanceForm.samples')}
            </th>
            <th scope="col" className={classes.answered}>
              {t('resonanceForm.answered')}
            </th>
            <th scope="col" className={classes.distinct}>
              {t('resonanceForm.distinct')}
            </th>
            <th scope="col" className={classes.role}>
              {t('resonanceForm.role')}
            </th>
            <th scope="col" className={classes.label}>
              {t('resonanceForm.label')}
            </th>
            <th scope="col" className={classes.scale}>
              {t('resonanceForm.scale')}
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && (
            <tr>
              <td colSpan={8} className={classes.spacer} style={{ height: above }} />
            </tr>
          )}
          {items.map(({ index }) => {
            const entry = found[index];
            if (entry === undefined) return null;
            const { column } = entry.mapping;
            return (
              <MappingRow
                key={column}
                entry={entry}
                index={index}
                columns={columns}
                isChosen={chosen.has(column)}
                onToggle={() => toggle(column)}
                onChange={(change) => onColumns(changeColumn(columns, column, change))}
                onColumns={onColumns}
              />
            );
          })}
          {below > 0 && (
            <tr>
              <td colSpan={8} className={classes.spacer} style={{ height: below }} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
