import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './row-table.module.css';

interface RowTableProps {
  /** Names the table. */
  label: string;
  /** One row of headings. */
  head: ReactNode;
  children: ReactNode;
  /** In pixels; narrower places scroll sideways, phones stack the cells of a row. */
  minWidth: number;
  /** Older rows are still shown while newer ones load. */
  isStale?: boolean;
}

/**
 * A table of rows with controls. On a phone each row becomes a block: a cell's `data-label` stands before it,
 * `data-corner` gives it the block's upper right. `data-wrap` lets a long text take two lines.
 * `data-roomy` leaves a column out between phone and desk.
 */
export function RowTable({ label, head, children, minWidth, isStale = false }: RowTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.wrap} aria-label={label} tabIndex={0} aria-busy={isStale}>
      <Table
        className={classes.table ?? ''}
        style={{ '--min-width': `${minWidth}px` }}
        data-stale={isStale || undefined}
        highlightOnHover
      >
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </section>
  );
}
