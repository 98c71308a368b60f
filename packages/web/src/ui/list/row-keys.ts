import type { KeyboardEvent } from 'react';

const rowSelector = '[data-row]';
const menuSelector = '[data-row-menu]';
const focusable = 'a, button, input, [tabindex="0"]';

/**
 * Keys of a list whose rows or cards are `data-row`: arrows move between them, Home and End to the first and the last,
 * and M, Shift+F10 or the menu key opens the row's menu (`data-row-menu`). Enter opens what has the focus, as everywhere.
 */
export const onRowKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: list, target, key, shiftKey } = event;
  if (!(target instanceof HTMLElement) || !list.contains(target) || isTakingKeys(target)) return;
  const row = target.closest<HTMLElement>(rowSelector);
  if (row === null || event.ctrlKey || event.altKey || event.metaKey) return;
  if (key === 'm' || key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    const menu = row.querySelector<HTMLElement>(menuSelector);
    if (menu === null) return;
    event.preventDefault();
    menu.focus();
    menu.click();
    return;
  }
  const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)];
  const next = rows[indexAfter(key, rows.indexOf(row), rows) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  const wanted = target.matches(menuSelector) ? next.querySelector<HTMLElement>(menuSelector) : null;
  (wanted ?? next.querySelector<HTMLElement>(`:is(h2, h3, [data-name]) :is(${focusable})`) ?? findFirst(next))?.focus();
};

const findFirst = (row: HTMLElement) => row.querySelector<HTMLElement>(focusable);

const isTakingKeys = (target: HTMLElement): boolean =>
  target.matches('input:not([type="checkbox"]), textarea, select, [aria-expanded="true"], [role="menuitem"]');

const indexAfter = (key: string, at: number, rows: readonly HTMLElement[]): number | null => {
  const top = rows[0]?.offsetTop;
  const broken = rows.findIndex((row) => row.offsetTop !== top);
  const columns = broken < 1 ? 1 : broken;
  const to = {
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    ArrowRight: columns > 1 ? at + 1 : at,
    ArrowLeft: columns > 1 ? at - 1 : at,
    Home: 0,
    End: rows.length - 1,
  }[key];
  return to === undefined || to === at ? null : to;
};
