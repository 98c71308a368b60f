import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandRow } from './brand-rows.ts';
import classes from './brand-table.module.css';
import { BrandTableRow } from './brand-table-row.tsx';

interface Props {
  rows: readonly BrandRow[];
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
  onEdit: (row: BrandRow) => void;
  onDelete: (row: BrandRow) => void;
}

const rowHeight = 44;
const columns = ['company', 'country', 'competitorType', 'products', 'socials'] as const;
const classOf = {
  company: undefined,
  country: classes.country,
  competitorType: classes.type,
  products: classes.products,
  socials: classes.socials,
};

/** The brands, one a row; only rows in sight are drawn, so that thousands stay quick. */
export function BrandTable({ rows, chosen, onChosen, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const scroll = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    // More rows than these cost a jump its frame.
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const isAll = chosen.size === rows.length;
  const toggle = (key: number) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChosen(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroll} className={classes.scroll} aria-label={t('sonar.brandsTable')} tabIndex={0}>
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes.check}>
              <Checkbox
                aria-label={t('sonar.selectAll')}
                checked={isAll}
                indeterminate={!isAll && chosen.size > 0}
                onChange={() => onChosen(isAll ? new Set() : new Set(rows.map(({ key }) => key)))}
              />
            </th>
            <th scope="col" className={classes.number}>
              {t('sonar.column_number')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classOf[column]}>
                {t(`sonar.column_${column}`)}
              </th>
            ))}
            <th scope="col" className={classes.actions}>
              <span className={classes.hidden}>{t('sonar.column_actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && (
            <tr>
              <td className={classes.spacer} style={{ height: above }} />
            </tr>
          )}
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <BrandTableRow
                key={row.key}
                row={row}
                number={index + 1}
                isChosen={chosen.has(row.key)}
                onToggle={() => toggle(row.key)}
                onEdit={() => onEdit(row)}
                onDelete={() => onDelete(row)}
              />
            );
          })}
          {below > 0 && (
            <tr>
              <td className={classes.spacer} style={{ height: below }} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
