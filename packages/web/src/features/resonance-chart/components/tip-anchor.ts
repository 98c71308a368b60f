import type { Anchor } from '#/ui/charts/chart-tooltip.tsx';
import type { Box } from '../drawing/view.ts';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** Wider or higher than this, a box is a whole row or column: its tooltip stands at its start. */
const large = 200;

/** Where the tooltip of a box stands: at its upper edge, and inside the plot. */
export const tipAnchor = ({ x, y, width, height }: Box, plot: Box): Anchor => {
  const top = clamp(y, plot.y, plot.y + plot.height);
  const middle = width > large ? Math.max(x, plot.x) + 100 : x + width / 2;
  return {
    x: clamp(middle, plot.x, plot.x + plot.width),
    y: top,
    height: height > large ? 0 : Math.max(0, Math.min(height, plot.y + plot.height - top)),
  };
};
