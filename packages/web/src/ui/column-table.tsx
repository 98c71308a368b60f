import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import classes from './column-table.module.css';

interface Props {
  /** Names the table. */
  label: string;
  /** The headings: `<th>`s. */
  head: ReactNode;
  count: number;
  /** In pixels; all rows are alike. */
  rowHeight: number;
  /** The row at a place, a `<tr>` with its key. */
  rowAt: (index: number) => ReactNode;
  /** Of the table: widths of its columns. */
  className?: string | undefined;
}

/** One row a column of a file; only rows in sight are drawn, so that a thousand columns stay quick. */
export function ColumnTable({ label, head, count, rowHeight, rowAt, className }: Props) {
  const scroll = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const items = rows.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  const spacer = (height: number) =>
    height > 0 && (
      <tr>
        <td className={classes.spacer} style={{ height }} />
      </tr>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroll} className={classes.scroll} aria-label={label} tabIndex={0}>
      <table
        className={`${classes.table} ${className ?? ''}`}
        style={{ '--row': `${rowHeight}px` } as CSSProperties}
        aria-rowcount={count + 1}
      >
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>
          {spacer(above)}
          {items.map(({ index }) => rowAt(index))}
          {spacer(below)}
        </tbody>
      </table>
    </section>
  );
}
