import { useState } from 'react';

/** A place in the chart's own pixels: the middle of a mark's top edge, and its height for when there is no room above. */
export interface Anchor {
  x: number;
  y: number;
  height: number;
}

export interface ShownTooltip {
  id: string;
  anchor: Anchor;
}

/** Which mark shows its tooltip: the one under the pointer or in focus. Escape hides it. */
export function useChartTooltip() {
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const hide = () => setShown(null);
  const of = (id: string, anchor: Anchor) => {
    const leave = () => setShown((now) => (now?.id === id ? null : now));
    const enter = () => setShown({ id, anchor });
    return { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave };
  };
  return { shown, hide, of };
}
