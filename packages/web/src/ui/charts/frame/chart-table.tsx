import classes from '../charts.module.css';

export interface ChartColumn<T> {
  heading: string;
  isNumber?: boolean;
  /** After the heading: as wide as the marks after the column's figures, so that it ends where they do. */
  markRoom?: React.ReactNode;
  cell: (row: T) => React.ReactNode;
}

interface Props<T> {
  caption: string;
  columns: readonly ChartColumn<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}

export function ChartTable<T>({ caption, columns, rows, keyOf }: Props<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.tableWrap} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.heading} scope="col" data-number={column.isNumber}>
                {column.heading}
                {column.markRoom}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.heading} data-number={column.isNumber}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
