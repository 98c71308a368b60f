import { useLayoutEffect, useRef, useState } from 'react';
import classes from './charts.module.css';
import type { Anchor } from './use-chart-tooltip.ts';

interface Props {
  anchor: Anchor;
  /** Width of the chart, to keep the tooltip inside. */
  width: number;
  children: React.ReactNode;
}

const half = 130;
/** The height of most tooltips with their distance. */
const room = 96;

/**
 * A tooltip above a mark, under it where the drawing has no room above, or on the other side where the window would cut
 * it off. The mark's own label says the same to a screen reader, so this one is hidden from it.
 */
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
