import { useCallbackRef } from '@mantine/hooks';
import type { BoardMessage } from '@soundings/contract/board/board';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardActions } from '../board-actions.ts';
import { readBoardKey } from './board-keys.ts';
import type { EditedMessage } from './use-edited-message.tsx';

interface Board {
  list: RefObject<HTMLElement | null>;
  messages: readonly BoardMessage[];
  columns: number;
  actions: BoardActions;
  edited: EditedMessage | null;
  isLocked: boolean;
  showRow: (row: number) => void;
  onMoved: (to: number) => void;
}

/**
 * Keys of a board: j and k go from card to card wherever the focus is on the page, arrows while it is on a card; others
 * act on that card. One card is in the tab order, the others are reached from it.
 */
export function useBoardKeys({ list, messages, columns, actions, edited, isLocked, showRow, onMoved }: Board) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const found = messages.findIndex(({ id }) => id === activeId);
  const activeIndex = Math.max(0, found);

  const focus = (index: number): void => {
    const message = messages[index];
    if (message === undefined) return;
    setActiveId(message.id);
    showRow(Math.floor(index / columns));
    focusCard(list, message.id);
  };

  const toggle = useCallbackRef((index: number, isRange: boolean) => {
    const message = messages[index];
    if (message === undefined) return;
    const isSelected = !message.selected;
    const from = isRange ? messages.findIndex(({ id }) => id === anchor.current) : -1;
    const range = from === -1 ? [message] : messages.slice(Math.min(from, index), Math.max(from, index) + 1);
    anchor.current = message.id;
    actions.select?.(idsToSelect(range, isSelected), isSelected);
  });

  const move = (index: number, by: -1 | 1): void => {
    const to = index + by;
    if (actions.move === undefined || isLocked || to < 0 || to >= messages.length) return;
    actions.move(messages[index]!.id, to);
    onMoved(to);
    focusCard(list, messages[index]!.id);
  };

  const step = (index: number, by: number, selects: boolean): void => {
    const next = found === -1 && !isInside(list) ? 0 : Math.min(messages.length - 1, Math.max(0, index + by));
    if (selects && !isLocked) {
      const passed = messages.slice(Math.min(index, next), Math.max(index, next) + 1);
      const ids = idsToSelect(passed, true);
      if (ids.length > 0) actions.select?.(ids, true);
    }
    focus(next);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const isOnCard = list.current?.contains(target) === true;
    if (event.defaultPrevented || isTakingKeys(target) || (!isOnCard && isElsewhere(target))) return;
    const key = readBoardKey(event, columns);
    if (key === null || messages.length === 0) return;
    const isLetter = event.key.length === 1;
    if (!isOnCard && !(key.does === 'step' && isLetter)) return;
    const message = messages[activeIndex]!;
    event.preventDefault();
    if (key.does === 'step') return step(activeIndex, key.by, key.selects);
    if (key.does === 'order') return move(activeIndex, key.by);
    if (key.does === 'info') return actions.showInfo?.(message.id);
    if (isLocked) return;
    if (key.does === 'select') return toggle(activeIndex, false);
    if (key.does === 'like') return actions.like?.(message.id, message.reaction !== 'LIKE');
    if (key.does === 'edit') return edited?.open(message);
    if (actions[key.does] === undefined) return;
    focus(activeIndex + 1 < messages.length ? activeIndex + 1 : activeIndex - 1);
    actions[key.does]?.(message.id);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  // Where a card was edited, the focus is on it again.
  const editedId = edited?.id ?? null;
  const before = useRef(editedId);
  useEffect(() => {
    if (before.current !== null && editedId === null) focusCard(list, before.current);
    before.current = editedId;
  }, [editedId, list]);

  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-card]')?.dataset.card;
    if (id !== undefined) setActiveId(id);
  };
  return { activeIndex, toggle, onFocus };
}

const idsToSelect = (messages: readonly BoardMessage[], isSelected: boolean): string[] =>
  messages.filter((message) => message.selected !== isSelected).map(({ id }) => id);

const isInside = (list: RefObject<HTMLElement | null>): boolean =>
  list.current?.contains(document.activeElement) === true;

/** Frames to wait for a card to be drawn after the page scrolled to it. */
const patience = 12;

const focusCard = (list: RefObject<HTMLElement | null>, id: string, left = patience): void => {
  requestAnimationFrame(() => {
    const card = list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
    if (card) card.focus({ preventScroll: true });
    else if (left > 0) focusCard(list, id, left - 1);
  });
};

const isTakingKeys = (target: HTMLElement): boolean =>
  target.matches(
    'input:not([type="checkbox"]), textarea, select, [contenteditable], [aria-expanded="true"], [role="menuitem"], [role="option"], [role="slider"], [role="tab"]',
  );

const isElsewhere = (target: HTMLElement): boolean => target.closest('[role="dialog"], [role="menu"]') !== null;
