import { useEffect, useEffectEvent, useState } from 'react';

interface Drag {
  from: number;
  to: number;
}

/** How near to the window's edge a dragged card scrolls the page, and by how much a step. */
const edge = 70;
const step = 14;

export function useDragOrder<T>(items: readonly T[], onMove: ((from: number, to: number) => void) | undefined) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;
  const over = useEffectEvent((x: number, y: number) => {
    const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-card]');
    const to = card ? Number(card.dataset.at) : Number.NaN;
    if (!Number.isNaN(to)) setDrag((now) => now && { ...now, to });
    if (y < edge) window.scrollBy(0, -step);
    if (y > window.innerHeight - edge) window.scrollBy(0, step);
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.from !== drag.to) onMove?.(drag.from, drag.to);
    setDrag(null);
  });
  useEffect(() => {
    if (!isDragging) return;
    const controller = new AbortController();
    const { signal } = controller;
    // On the window: a card that is drawn in another place loses the pointer.
    window.addEventListener('pointermove', ({ clientX, clientY }) => over(clientX, clientY), { signal });
    window.addEventListener('pointerup', () => drop(), { signal });
    window.addEventListener('pointercancel', () => setDrag(null), { signal });
    return () => controller.abort();
  }, [isDragging]);
  return {
    shown: drag ? moveItem(items, drag.from, drag.to) : items,
    draggedAt: drag?.to ?? null,
    grip: (from: number) => setDrag({ from, to: from }),
  };
}

export const moveItem = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
};
