import { type Anchor, useChartTooltip } from './use-chart-tooltip.ts';
import { useRovingMarks } from './use-roving-marks.ts';

interface Options<T> {
  onOpen?: ((item: T) => void) | undefined;
  go?: (id: string, key: string) => string | undefined;
  onMove?: (id: string) => void;
}

/** What every chart's marks share: one tab stop, a tooltip, and opening. */
export function useChartMarks<T extends { id: string }>(items: readonly T[], options: Options<T> = {}) {
  const { onOpen, ...moves } = options;
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
  return {
    /** What a mark needs; its anchor is in the chart's pixels. */
    mark: (id: string, anchor: Anchor) => ({ ...roving(id), ...of(id, anchor) }),
    current: roving.current,
    anchor: shown?.anchor ?? null,
    pointed: find(shown?.id),
    hide,
  };
}
