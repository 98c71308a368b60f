import { useRef, useState } from 'react';
import { type Anchor, useChartTooltip } from './chart-tooltip.tsx';

interface Options<T> {
  tooltip: (item: T) => React.ReactNode;
  onOpen?: ((item: T) => void) | undefined;
  go?: (id: string, key: string) => string | undefined;
  onMove?: (id: string) => void;
}

export function useChartMarks<T extends { id: string }>(items: readonly T[], options: Options<T>) {
  const { tooltip, onOpen, ...moves } = options;
  const find = (id: string | undefined) => items.find((item) => item.id === id);
  const open = (id: string) => {
    const item = find(id);
    if (item !== undefined) onOpen?.(item);
  };
  const roving = useRovingMarks(
    items.map(({ id }) => id),
    { ...moves, onOpen: onOpen === undefined ? undefined : open },
  );
  const { shown, of, hide } = useChartTooltip();
  const pointed = find(shown?.id);
  return {
    mark: (id: string, anchor: Anchor) => ({ ...roving(id), ...of(id, anchor) }),
    current: roving.current,
    plot: { anchor: shown?.anchor ?? null, tip: pointed === undefined ? null : tooltip(pointed), onEscape: hide },
  };
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(count - 1, at + 1),
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  PageDown: (at, count) => Math.min(count - 1, at + 10),
  PageUp: (at) => Math.max(0, at - 10),
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface RovingOptions {
  onOpen?: ((id: string) => void) | undefined;
  go?: (id: string, key: string) => string | undefined;
  onMove?: (id: string) => void;
}

function useRovingMarks(ids: readonly string[], { onOpen, go, onMove }: RovingOptions = {}) {
  const [wanted, setWanted] = useState<string | null>(null);
  const elements = useRef(new Map<string, SVGGElement>());
  const awaited = useRef<string | null>(null);
  const current = wanted !== null && ids.includes(wanted) ? wanted : ids[0];
  const focus = (element: SVGGElement) => element.focus({ preventScroll: onMove !== undefined });

  const along = (id: string, key: string) => {
    const step = steps[key];
    return step === undefined ? undefined : ids[step(ids.indexOf(id), ids.length)];
  };
  const press = (event: React.KeyboardEvent, id: string) => {
    if (onOpen !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onOpen(id);
      return;
    }
    const next = (go ?? along)(id, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setWanted(next);
    onMove?.(next);
    const element = elements.current.get(next);
    if (element === undefined) awaited.current = next;
    else focus(element);
  };

  const mark = (id: string) => ({
    ref: (element: SVGGElement | null) => {
      if (element === null) elements.current.delete(id);
      else elements.current.set(id, element);
      if (element === null || awaited.current !== id) return;
      awaited.current = null;
      focus(element);
    },
    // No button where it opens something: its words are a drawing, which its name tells in another order.
    role: 'img' as const,
    tabIndex: id === current ? 0 : -1,
    onKeyDown: (event: React.KeyboardEvent) => press(event, id),
    onFocusCapture: () => setWanted(id),
    ...(onOpen !== undefined && { onClick: () => onOpen(id), 'aria-keyshortcuts': 'Enter', 'data-opens': true }),
  });
  return Object.assign(mark, { current });
}
