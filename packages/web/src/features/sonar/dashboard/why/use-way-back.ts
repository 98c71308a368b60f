import { type RefObject, useLayoutEffect, useRef } from 'react';

const isFigure = (element: Element | null): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element !== document.body;

/**
 * Remembers from which control a panel was opened, moves the focus into the panel, and gives it back. `key` is what the
 * panel is about: it may be opened anew from another control while it is there.
 */
export function useWayBack(panel: RefObject<HTMLElement | null>, key: string) {
  const origin = useRef<HTMLElement | SVGElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about changes with each opening
  useLayoutEffect(() => {
    const from = document.activeElement;
    if (!isFigure(from) || panel.current?.contains(from)) return;
    origin.current = from;
    panel.current?.focus({ preventScroll: true });
  }, [key, panel]);
  const goBack = () => {
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
  };
  return { origin, goBack };
}
