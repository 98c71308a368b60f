import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import { SharedHint } from '../feedback/shared-hint.tsx';
import { useIsPainted } from '../layout/use-is-painted.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { stopAmong, useGridKeys } from './use-grid-keys.ts';

interface Props<T, F extends string>
  extends Omit<DataTableProps<T, F>, 'drawn' | 'tabStop' | 'bodyAttributes' | 'ref' | 'look'> {
  /** In pixels; all rows are alike. */
  rowHeight: number;
  /** In pixels. */
  headHeight?: number;
  virtualFrom?: number;
  overscan?: number;
  /**
   * Controls of a row (`data-cell`), of which one in the table is a tab stop with arrow keys between them; `first` has
   * it at first.
   */
  controls?: { count: number; first?: number };
  /** What is told of a cell: by the number of its row, null in the head, and by its `data-hint`. */
  hint?: (row: number | null, cell: string) => string;
}

export function ScrolledTable<T, F extends string = string>({
  rowHeight,
  headHeight = 38,
  virtualFrom = 100,
  overscan = 8,
  controls,
  hint,
  children,
  ...table
}: Props<T, F>) {
  const count = table.rows.length;
  const scroll = useRef<HTMLElement>(null);
  const isPainted = useIsPainted();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    // The first paint does with what is in sight: a view opens sooner.
    overscan: isPainted ? (count < virtualFrom ? count : overscan) : 0,
    // Rows that are brought into sight must not end under the head.
    scrollPaddingStart: headHeight,
    initialRect: { width: 1200, height: 640 },
  });
  const bring = (index: number) => virtual.scrollToIndex(index, { align: 'auto' });
  const { current, onKeyDown, onFocus } = useGridKeys(count, controls?.count ?? 0, bring, controls?.first);
  const items = virtual.getVirtualItems();
  const indices = items.map(({ index }) => index);
  return (
    <DataTable
      {...table}
      ref={scroll}
      look="sheet"
      tableAttributes={{
        ...table.tableAttributes,
        style: { '--row': `${rowHeight}px`, ...table.tableAttributes?.style } as CSSProperties,
      }}
      drawn={{
        indices,
        above: items[0]?.start ?? 0,
        below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
      }}
      {...(controls && {
        tabStop: { row: stopAmong(indices, current), control: current.column },
        bodyAttributes: { onKeyDown, onFocus },
      })}
    >
      {hint && <SharedHint within={scroll} textOf={(owner) => hint(rowOf(owner), owner.dataset.hint ?? '')} />}
      {children}
    </DataTable>
  );
}

const rowOf = (cell: HTMLElement): number | null => {
  const row = cell.closest<HTMLElement>('[data-index]')?.dataset.index;
  return row === undefined ? null : Number(row);
};
