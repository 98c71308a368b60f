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

/** A tooltip beside a mark, above it where the drawing and the window leave room; the mark's own label says the same to a screen reader, so this one is hidden from it. */
export function ChartTooltip({ anchor, width, children }: Props) {
  const tip = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const plot = tip.current?.parentElement?.getBoundingClientRect();
    if (plot === undefined) return;
    const isOver = plot.top + anchor.y < room;
    setIsCut(isOver && plot.top + anchor.y + anchor.height + room < innerHeight);
  }, [anchor]);
  const isBelow = isCut || anchor.y < room;
  const x = Math.min(Math.max(anchor.x, half), Math.max(half, width - half));
  return (
    <div
      ref={tip}
      className={classes.tooltip}
      aria-hidden
      data-below={isBelow || undefined}
      style={{ left: x, top: isBelow ? anchor.y + anchor.height + 8 : anchor.y - 8 }}
    >
      {children}
    </div>
  );
}
