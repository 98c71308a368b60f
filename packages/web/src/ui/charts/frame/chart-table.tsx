import { FigureCell } from '../../figures/figure-cell.tsx';
import classes from '../charts.module.css';

export interface ChartColumn<T> {
  heading: string;
  isNumber?: boolean;
  cell: (row: T) => React.ReactNode;
  /** After the figure, a slot each; null for none here. Where no row has one, no room is left for it. */
  marks?: readonly ((row: T) => React.ReactNode)[];
  /** Slots for marks that the cell draws itself. */
  slots?: number;
}

interface Props<T> {
  caption: string;
  columns: readonly ChartColumn<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}

export function ChartTable<T>({ caption, columns: all, rows, keyOf }: Props<T>) {
  const columns = all.map((column) => {
    const marks = column.marks?.filter((mark) => rows.some((row) => mark(row) !== null)) ?? [];
    return { ...column, marks, slots: column.slots ?? marks.length };
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.tableWrap} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ heading, isNumber, slots }) => (
              <th key={heading} scope="col" data-number={isNumber}>
                {slots === 0 ? heading : <FigureCell marks={Array(slots).fill(null)}>{heading}</FigureCell>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ heading, isNumber, cell, marks }) => (
                <td key={heading} data-number={isNumber}>
                  {marks.length === 0 ? (
                    cell(row)
                  ) : (
                    <FigureCell marks={marks.map((mark) => mark(row))}>{cell(row)}</FigureCell>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
