import { useLayoutEffect, useRef, useState } from 'react';
import classes from '../charts.module.css';

interface Props {
  anchor: Anchor;
  width: number;
  children: React.ReactNode;
}

const half = 130;
const room = 96;

export function ChartTooltip({ anchor, width, children }: Props) {
  const tip = useRef<HTMLDivElement>(null);
  const isBelow = anchor.y < room;
  const [isTurned, setIsTurned] = useState(false);
  useLayoutEffect(() => {
    const plot = tip.current?.parentElement?.getBoundingClientRect();
    if (plot === undefined) return;
    const above = plot.top + anchor.y;
    const below = innerHeight - above - anchor.height;
    setIsTurned(isBelow ? below < room && above >= room : above < room && below >= room);
  }, [anchor, isBelow]);
  const isUnder = isBelow !== isTurned;
  const x = Math.min(Math.max(anchor.x, half), Math.max(half, width - half));
  return (
    <div
      ref={tip}
      className={classes.tooltip}
      aria-hidden
      data-below={isUnder || undefined}
      style={{ left: x, top: isUnder ? anchor.y + anchor.height + 8 : anchor.y - 8 }}
    >
      {children}
    </div>
  );
}

/** A place in the chart's own pixels: the middle of a mark's top edge, and its height for when there is no room above. */
export interface Anchor {
  x: number;
  y: number;
  height: number;
}

interface ShownTooltip {
  id: string;
  anchor: Anchor;
}

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
