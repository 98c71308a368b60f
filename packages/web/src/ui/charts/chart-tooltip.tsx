import classes from './charts.module.css';
import type { Anchor } from './use-chart-tooltip.ts';

interface Props {
  anchor: Anchor;
  /** Width of the chart, to keep the tooltip inside. */
  width: number;
  children: React.ReactNode;
}

const half = 130;

/** A tooltip beside a mark; the mark's own label says the same to a screen reader, so this one is hidden from it. */
export function ChartTooltip({ anchor, width, children }: Props) {
  const isBelow = anchor.y < 96;
  const x = Math.min(Math.max(anchor.x, half), Math.max(half, width - half));
  return (
    <div
      className={classes.tooltip}
      aria-hidden
      data-below={isBelow || undefined}
      style={{ left: x, top: isBelow ? anchor.y + anchor.height + 8 : anchor.y - 8 }}
    >
      {children}
    </div>
  );
}
