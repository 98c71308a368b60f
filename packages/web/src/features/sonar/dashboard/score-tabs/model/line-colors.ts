import { seriesColor } from '#/ui/charts/series-legend.tsx';
import type { Entry } from './entry.ts';

/** More series than these cannot be told apart: then one's own and those in focus stand out of grey. */
export const mostColors = 6;
const inks = { my: 'var(--bar-my)', focus: 'var(--bar-focus)', muted: 'var(--bar-muted)' } as const;

/** A colour for each line; the first is one's own brand's. */
export function lineColors(entries: readonly Entry[]): Map<string, string> {
  if (entries.length > mostColors) return new Map(entries.map(({ id, ink }) => [id, inks[ink]]));
  const my = entries.find(({ ink }) => ink === 'my');
  const others = entries.filter((entry) => entry !== my);
  const colors = new Map(others.map(({ id }, index) => [id, seriesColor(index + 1)]));
  return my === undefined ? colors : colors.set(my.id, seriesColor(0));
}
