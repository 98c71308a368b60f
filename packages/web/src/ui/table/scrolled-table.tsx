import { Portal } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPainted } from '../layout/use-is-painted.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import classes from './scrolled-table.module.css';
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
      {hint && <CellHints within={scroll} textOf={hint} />}
      {children}
    </DataTable>
  );
}

interface Hint {
  text: string;
  x: number;
  top: number;
  bottom: number;
}

interface CellHintsProps {
  within: RefObject<HTMLElement | null>;
  textOf: (row: number | null, cell: string) => string;
}

const delay = 300;

const findHintOwner = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

const readHint = (owner: HTMLElement, textOf: CellHintsProps['textOf']): Hint | null => {
  const row = owner.closest<HTMLElement>('[data-index]')?.dataset.index;
  const text = textOf(row === undefined ? null : Number(row), owner.dataset.hint ?? '');
  const { left, right, top, bottom } = owner.getBoundingClientRect();
  return text === '' ? null : { text, x: (left + right) / 2, top, bottom };
};

/**
 * One tooltip for all cells of a table: a tooltip each would cost thousands of them their frame, and so would their
 * words. Those who hear a cell have them in its name.
 */
function CellHints({ within, textOf }: CellHintsProps) {
  const [hint, setHint] = useState<Hint | null>(null);
  const latest = useRef(textOf);
  latest.current = textOf;
  useEffect(() => {
    const root = within.current;
    if (root === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setHint(null);
    };
    const over = ({ target }: Event) => {
      hide();
      const owner = findHintOwner(target);
      if (owner !== null) timer = setTimeout(() => setHint(readHint(owner, latest.current)), delay);
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', hide);
    root.addEventListener('pointerdown', hide);
    root.addEventListener('scroll', hide);
    root.addEventListener('keydown', press);
    return () => {
      hide();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', hide);
      root.removeEventListener('pointerdown', hide);
      root.removeEventListener('scroll', hide);
      root.removeEventListener('keydown', press);
    };
  }, [within]);
  if (hint === null) return null;
  const isBelow = hint.top < 120;
  const x = Math.max(150, Math.min(innerWidth - 150, hint.x));
  return (
    <Portal>
      <div
        className={classes.hint}
        aria-hidden="true"
        data-below={isBelow || undefined}
        style={{ left: x, top: isBelow ? hint.bottom + 6 : hint.top - 6 }}
      >
        {hint.text}
      </div>
    </Portal>
  );
}
