import { useElementSize } from '@mantine/hooks';
import type { Change } from './change-mark.tsx';
import { ChartPlot } from './chart-plot.tsx';
import type { Span } from './depth-scale.ts';
import { layTreemap } from './treemap-layout.ts';
import { TreemapTile } from './treemap-tile.tsx';
import { useChartMarks } from './use-chart-marks.ts';

export interface Tile {
  id: string;
  name: string;
  /** What the name belongs to: the first of two lines. */
  group?: string;
  /** Area. */
  size: number;
  /** Depth of the colour; null is drawn in grey. */
  value: number | null;
  /** Colours of its own, where they do not tell a depth. */
  paint?: { fill: string; ink: string };
  /** A frame in the brand's colour around one's own. */
  isMine?: boolean;
  figure: string;
  /** Behind the figure, in the ink of the tile. */
  change?: Change | null;
  /** For narrow tiles. */
  shortFigure: string;
  base: string;
  /** Everything that the tile and its tooltip say. */
  label: string;
}

interface Props<T extends Tile> {
  label: string;
  tiles: readonly T[];
  /** What the depths stand for; null where every tile has its own paint. */
  span: Span | null;
  height: number;
  tooltip: (tile: T) => React.ReactNode;
  onOpen?: ((tile: T) => void) | undefined;
}

/** Rectangles whose area is a size and whose colour is a depth; each carries its figure. */
export function Treemap<T extends Tile>({ label, tiles, span, height, tooltip, onOpen }: Props<T>) {
  const { ref, width } = useElementSize();
  const placed = layTreemap(tiles, Math.floor(width), height);
  const marks = useChartMarks(
    placed.map(({ item }) => item),
    { onOpen },
  );
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={height}
      anchor={marks.anchor}
      tip={marks.pointed === undefined ? null : tooltip(marks.pointed)}
      onEscape={marks.hide}
    >
      {placed.map((place) => (
        <TreemapTile
          key={place.item.id}
          place={place}
          span={span}
          {...marks.mark(place.item.id, { x: place.x + place.width / 2, y: place.y, height: place.height })}
        />
      ))}
    </ChartPlot>
  );
}
