import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { BubbleMark } from './bubble-mark.tsx';
import { layBubbles } from './lay-bubbles.ts';
import { useChartMarks } from './use-chart-marks.ts';
import { useZoom } from './use-zoom.ts';
import type { ZoomTexts } from './zoom-buttons.tsx';
import { ZoomPlot } from './zoom-plot.tsx';

export interface BubbleItem {
  id: string;
  name: string;
  /** Area. */
  size: number;
  /** CSS colours of the circle and of the text on it. */
  fill: string;
  ink: string;
  /** CSS colour of a thin line around a circle that is too pale by itself. */
  edge?: string;
  /** A ring in the brand's colour around one's own. */
  isMine?: boolean;
  figure: string;
  /** Everything that the bubble says. */
  label: string;
}

interface Props<T extends BubbleItem> {
  label: string;
  bubbles: readonly T[];
  texts: ZoomTexts;
  tooltip: (bubble: T) => React.ReactNode;
  onOpen?: ((bubble: T) => void) | undefined;
  /** At most. */
  height?: number;
}

/** One's own is drawn over the others, as its name may reach over them. */
const mineLast = (one: { item: BubbleItem }, other: { item: BubbleItem }) =>
  Number(one.item.isMine ?? false) - Number(other.item.isMine ?? false);

/** Circles whose area is a size, packed to fill their place, 800 px high at most; zooming brings out small names. */
export function BubbleChart<T extends BubbleItem>(props: Props<T>) {
  const { label, bubbles, texts, tooltip, onOpen, height: most = 800 } = props;
  const { ref, width: given } = useElementSize();
  const width = Math.floor(given);
  const { bubbles: placed, height } = useMemo(() => layBubbles(bubbles, width, most), [bubbles, width, most]);
  const zooming = useZoom({ width, height });
  const { zoom } = zooming;
  const bring = (id: string) => {
    const place = placed.find(({ item }) => item.id === id);
    if (place !== undefined) zooming.bring(place);
  };
  const marks = useChartMarks(
    placed.map(({ item }) => item),
    { onOpen, onMove: bring },
  );
  return (
    <ZoomPlot
      ref={ref}
      label={label}
      width={width}
      height={height}
      zooming={zooming}
      texts={texts}
      anchor={marks.anchor}
      tip={marks.pointed === undefined ? null : tooltip(marks.pointed)}
      onEscape={marks.hide}
    >
      {placed.toSorted(mineLast).map(({ item, ...circle }) => {
        const [x, y, r] = [zoom.x + circle.x * zoom.k, zoom.y + circle.y * zoom.k, circle.r * zoom.k];
        const anchor = { x, y: Math.max(0, y - r), height: Math.min(height, y + r) - Math.max(0, y - r) };
        return <BubbleMark key={item.id} bubble={item} x={x} y={y} r={r} {...marks.mark(item.id, anchor)} />;
      })}
    </ZoomPlot>
  );
}
