import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sortable-list.module.css';

interface SortableListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T, index: number) => ReactNode;
}

/**
 * A list that is put in order by its grips: dragged, or by keyboard. Space or Enter picks an item up, arrows move it,
 * Space or Enter drops it, Escape puts it back.
 */
export function SortableList<T>({ label, items, keyOf, nameOf, onMove, children }: SortableListProps<T>) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<{ at: number; from: number } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const say = (key: 'picked' | 'moved' | 'dropped' | 'putBack', name: string, index: number) =>
    setSaid(t(`common.sort_${key}`, { name, place: index + 1, total: items.length }));

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onMove(from, to);
    say('moved', nameOf(item), to);
    // The row is drawn anew in its new place.
    requestAnimationFrame(() => list.current?.children[to]?.querySelector('button')?.focus());
  };

  const press = (event: KeyboardEvent, item: T, index: number) => {
    const isHeld = held?.at === index;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === ' ' || event.key === 'Enter') {
      setHeld(isHeld ? null : { at: index, from: index });
      say(isHeld ? 'dropped' : 'picked', nameOf(item), index);
    } else if (by !== 0 && (isHeld || event.altKey)) {
      move(index, index + by);
      const isThere = items[index + by] !== undefined;
      if (isHeld && isThere) setHeld({ ...held, at: index + by });
    } else if (event.key === 'Escape' && isHeld) {
      move(index, held.from);
      setHeld(null);
      say('putBack', nameOf(item), held.from);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const drag = useEffectEvent((index: number, y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
    if (over === -1 || over === index) return;
    // A taller neighbour is passed only once the pointer is beyond its middle, so that rows do not jump back.
    const { top, height } = rows[over]!;
    if (over > index ? y <= top + height / 2 : y >= top + height / 2) return;
    move(index, over);
    setDragged(over);
  });
  useEffect(() => {
    if (dragged === null) return;
    // On the window: a row that is drawn in another place loses the pointer.
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => setDragged(null);
    window.addEventListener('pointermove', ({ clientY }) => drag(dragged, clientY), { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => controller.abort();
  }, [dragged]);

  return (
    <>
      <ol ref={list} className={classes.list} aria-label={label}>
        {items.map((item, index) => {
          const key = keyOf(item);
          const isHeld = held?.at === index || dragged === index;
          return (
            <li key={key} className={classes.item} data-held={isHeld || undefined}>
              <ActionIcon
                variant="subtle"
                className={classes.grip ?? ''}
                aria-label={t('common.sort_grip', { name: nameOf(item), place: index + 1, total: items.length })}
                aria-pressed={isHeld}
                // Escape puts back what is held; the dialog around it stays open.
                data-mantine-stop-propagation={isHeld || undefined}
                onKeyDown={(event) => press(event, item, index)}
                data-grip
                onBlur={({ relatedTarget }) => relatedTarget && !relatedTarget.matches('[data-grip]') && setHeld(null)}
                onPointerDown={({ button }) => button === 0 && setDragged(index)}
              >
                <IconGripVertical size={15} />
              </ActionIcon>
              {children(item, index)}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
