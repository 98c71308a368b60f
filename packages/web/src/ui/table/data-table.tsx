import { VisuallyHidden } from '@mantine/core';
import { type ComponentProps, memo, type ReactNode, type Ref } from 'react';
import layout from '../layout/layout.module.css';
import type { CellPlace, Column, RowAttributes } from './columns.ts';
import classes from './data-table.module.css';
import { SortButton, sortOrder } from './sort-button.tsx';

/** Only some of the rows are drawn, between spacers in pixels. */
interface DrawnRows {
  indices: readonly number[];
  above: number;
  below: number;
}

export interface DataTableProps<T, F extends string = string> {
  label: string;
  columns: readonly Column<T, F>[];
  rows: readonly T[];
  keyOf: (row: T, index: number) => string | number;
  /** A field, with a leading `-` for descending; kept by who shows the table, which also orders the rows. */
  sort?: string;
  onSort?: (sort: F | `-${F}`) => void;
  rowAttributes?: (row: T, index: number) => RowAttributes;
  /** What stands below a row, as wide as the table; null for none. */
  detailsOf?: (row: T) => ReactNode;
  /**
   * `list` stands in a card of its own, and makes rows short on phones, `sheet` scrolls under a head that
   * stays, `plain` is dressed by who shows it.
   */
  look?: 'list' | 'sheet' | 'plain';
  /** In pixels; narrower places scroll sideways. */
  minWidth?: number;
  isStale?: boolean;
  className?: string | undefined;
  tableClassName?: string | undefined;
  tableAttributes?: ComponentProps<'table'> & { [name: `data-${string}`]: unknown };
  boxAttributes?: ComponentProps<'section'> & { [name: `data-${string}`]: unknown };
  headAbove?: ReactNode;
  caption?: ReactNode;
  foot?: ReactNode;
  drawn?: DrawnRows;
  tabStop?: { row: number | undefined; control: number };
  bodyAttributes?: ComponentProps<'tbody'>;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

const partClasses = {
  list: {
    table: 'mantine-Table-table',
    row: 'mantine-Table-tr',
    heading: 'mantine-Table-th',
    cell: 'mantine-Table-td',
  },
  other: { table: '', row: '', heading: '', cell: '' },
};
type PartClasses = typeof partClasses.other;

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

export function DataTable<T, F extends string = string>(props: DataTableProps<T, F>) {
  const { label, columns, rows, keyOf, sort = '', onSort, rowAttributes, look = 'list', minWidth, isStale } = props;
  const {
    className,
    tableClassName,
    tableAttributes,
    boxAttributes,
    headAbove,
    caption,
    foot,
    drawn,
    tabStop,
    bodyAttributes,
  } = props;
  const hasLines = look !== 'sheet';
  const parts = hasLines ? partClasses.list : partClasses.other;
  const firstRow = headAbove === undefined ? 2 : 3;
  const indices = drawn?.indices ?? rows.map((_, index) => index);
  const width = minWidth === undefined ? {} : { '--min-width': `${minWidth}px` };
  return (
    <section
      ref={props.ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-busy={isStale}
      {...boxAttributes}
      className={join(
        look !== 'plain' && classes[`${look}Box`],
        look === 'sheet' && `${layout.fadesAtRight} ${layout.fadesAtFoot}`,
        className,
      )}
    >
      <table
        aria-rowcount={drawn && rows.length + firstRow - 1}
        data-stale={isStale || undefined}
        {...tableAttributes}
        className={join(parts.table, hasLines && classes.lines, look !== 'plain' && classes[look], tableClassName)}
        style={{ ...width, ...tableAttributes?.style }}
      >
        {caption}
        <thead>
          {headAbove}
          <tr aria-rowindex={drawn && firstRow - 1} className={parts.row}>
            {columns.map((column) => (
              <Heading key={column.id} partClass={parts.heading} {...{ column, sort, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody {...bodyAttributes}>
          <Spacer height={drawn?.above} />
          {indices.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Row
                key={keyOf(row, index)}
                parts={parts}
                row={row}
                index={index}
                rowIndex={drawn && index + firstRow}
                columns={columns}
                attributes={rowAttributes}
                details={props.detailsOf?.(row) ?? null}
                control={tabStop?.row === index ? tabStop.control : null}
              />
            );
          })}
          <Spacer height={drawn?.below} />
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
      {props.children}
    </section>
  );
}

interface HeadingProps<T, F extends string> {
  partClass: string;
  column: Column<T, F>;
  sort: string;
  onSort: ((sort: F | `-${F}`) => void) | undefined;
}

function Heading<T, F extends string>({ partClass, column, sort, onSort }: HeadingProps<T, F>) {
  const { sort: field, heading, headAttributes } = column;
  const isSorting = field !== undefined && onSort !== undefined;
  return (
    <th
      scope="col"
      aria-sort={isSorting ? sortOrder(field, sort) : undefined}
      data-number={column.isNumber || undefined}
      data-roomy={column.isRoomy || undefined}
      data-place={column.onPhone}
      {...headAttributes}
      className={join(partClass, column.className, column.headClassName)}
    >
      {isSorting ? (
        <SortButton field={field} sort={sort} onSort={onSort} startsDescending={column.startsDescending}>
          {heading}
        </SortButton>
      ) : column.isHeadingHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        heading
      )}
    </th>
  );
}

interface RowProps<T> {
  parts: PartClasses;
  row: T;
  index: number;
  rowIndex: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: rows do not sort
  columns: readonly Column<T, any>[];
  attributes: ((row: T, index: number) => RowAttributes) | undefined;
  details: ReactNode;
  control: number | null;
}

function PlainRow<T>({ parts, row, index, rowIndex, columns, attributes, details, control }: RowProps<T>) {
  const own = attributes?.(row, index);
  const place: CellPlace = { index, tabIndex: (of) => (of === control ? 0 : -1) };
  return (
    <>
      <tr aria-rowindex={rowIndex} data-index={index} data-row {...own} className={join(parts.row, own?.className)}>
        {columns.map((column) => (
          <Cell key={column.id} {...{ parts, row, column, place }} />
        ))}
      </tr>
      {details === null ? null : (
        <tr className={join(parts.row, classes.details)}>
          <td className={parts.cell} colSpan={columns.length}>
            {details}
          </td>
        </tr>
      )}
    </>
  );
}
/** Drawn anew only where the row itself, its columns or its tab stop changed: arrow keys cost two rows, not all. */
const Row = memo(PlainRow) as typeof PlainRow;

interface CellProps<T> {
  parts: PartClasses;
  row: T;
  // biome-ignore lint/suspicious/noExplicitAny: cells do not sort
  column: Column<T, any>;
  place: CellPlace;
}

function Cell<T>({ parts, row, column, place }: CellProps<T>) {
  if (column.drawnCell) return column.drawnCell(row, place);
  const { onPhone, heading, isRowHeading } = column;
  const Part = isRowHeading ? 'th' : 'td';
  return (
    <Part
      scope={isRowHeading ? 'row' : undefined}
      data-name={onPhone === 'title' || undefined}
      data-place={onPhone}
      data-label={(onPhone === 'labelled' || onPhone === 'figure') && typeof heading === 'string' ? heading : undefined}
      data-number={column.isNumber || undefined}
      data-roomy={column.isRoomy || undefined}
      data-wrap={column.wraps || undefined}
      {...column.attributes?.(row)}
      className={join(parts.cell, column.className, column.cellClassName)}
    >
      {column.cell(row, place)}
    </Part>
  );
}

function Spacer({ height = 0 }: { height?: number | undefined }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
