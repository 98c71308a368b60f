import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const isFigure = (element: Element | null): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element !== document.body;

/**
 * Remembers from which control a panel was opened, marks it and brings it into view as long as the panel is there, moves the
 * focus into the panel, and gives it back. `key` is what the
 * panel is about: it may be opened anew from another control while it is there.
 */
export function useWayBack(
  panel: RefObject<HTMLElement | null>,
  key: string,
  block: ScrollLogicalPosition = 'nearest',
) {
  const origin = useRef<HTMLElement | SVGElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about changes with each opening
  useLayoutEffect(() => {
    const from = document.activeElement;
    if (!isFigure(from) || panel.current?.contains(from)) return;
    origin.current = from;
    from.scrollIntoView({ block, inline: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, [key, panel, block]);
  useEffect(() => {
    const from = origin.current;
    from?.setAttribute('data-explained', key);
    return () => from?.removeAttribute('data-explained');
  }, [key]);
  const goBack = () => {
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
  };
  return { origin, goBack };
}
