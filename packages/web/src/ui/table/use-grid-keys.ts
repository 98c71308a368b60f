import { useState } from 'react';

interface GridPlace {
  row: number;
  column: number;
}

const page = 10;
type Step = (at: GridPlace, last: GridPlace) => GridPlace;
const steps: Record<string, Step> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  PageDown: ({ row, column }) => ({ row: row + page, column }),
  PageUp: ({ row, column }) => ({ row: row - page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
};
const farSteps: Record<string, Step> = {
  Home: ({ column }) => ({ row: 0, column }),
  End: ({ column }, last) => ({ row: last.row, column }),
};

const within = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Where in a table a control stands: `data-cell` tells its column, `data-index` of its row the row. */
const findPlace = (target: EventTarget): GridPlace | null => {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = target.closest<HTMLElement>('[data-index]');
  return cell && row ? { row: Number(row.dataset.index), column: Number(cell.dataset.cell) } : null;
};

const focusAt = (body: Element, { row, column }: GridPlace) => {
  const control = body.querySelector<HTMLElement>(`[data-index="${row}"] [data-cell="${column}"]`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

export const stopAmong = (drawn: readonly number[], { row }: GridPlace): number | undefined =>
  drawn.includes(row) ? row : drawn[0];

/**
 * One tab stop for all controls of a table, arrow keys between them; Ctrl with Home and End goes to its first and last
 * row. `bring` scrolls a row into sight, so that it is drawn; `first` is the column that has the tab stop at first.
 */
export function useGridKeys(rows: number, columns: number, bring: (row: number) => void, first = 0) {
  const last = { row: rows - 1, column: columns - 1 };
  const [current, setCurrent] = useState<GridPlace>({ row: 0, column: Math.min(first, last.column) });
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const at = findPlace(event.target);
    const step = (event.ctrlKey ? farSteps : steps)[event.key];
    if (at === null || step === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    const wanted = step(at, last);
    const next = { row: within(wanted.row, last.row), column: within(wanted.column, last.column) };
    const body = event.currentTarget;
    setCurrent(next);
    if (next.row === at.row) return focusAt(body, next);
    bring(next.row);
    // A row out of sight is drawn in the frame after the next scroll event.
    requestAnimationFrame(() => requestAnimationFrame(() => focusAt(body, next)));
  };
  const onFocus = (event: React.FocusEvent) => {
    const at = findPlace(event.target);
    if (at !== null && (at.row !== current.row || at.column !== current.column)) setCurrent(at);
  };
  return { current, onKeyDown, onFocus };
}
