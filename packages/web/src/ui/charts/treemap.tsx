import { useElementSize } from '@mantine/hooks';
import { ChartSvg } from './chart-svg.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import classes from './charts.module.css';
import type { Span } from './depth-scale.ts';
import { layTreemap } from './treemap-layout.ts';
import { TreemapTile } from './treemap-tile.tsx';
import { useChartTooltip } from './use-chart-tooltip.ts';
import { useRovingMarks } from './use-roving-marks.ts';

export interface Tile {
  id: string;
  name: string;
  /** What the name belongs to: the first of two lines. */
  group?: string;
  /** Area. */
  size: number;
  /** Depth of the colour; null is drawn in grey. */
  value: number | null;
  figure: string;
  /** For narrow tiles. */
  shortFigure: string;
  base: string;
  /** Everything that the tile and its tooltip say. */
  label: string;
}

interface Props<T extends Tile> {
  label: string;
  tiles: readonly T[];
  span: Span;
  height: number;
  tooltip: (tile: T) => React.ReactNode;
}

/** Rectangles whose area is a size and whose colour is a depth; each carries its figure. */
export function Treemap<T extends Tile>({ label, tiles, span, height, tooltip }: Props<T>) {
  const { ref, width } = useElementSize();
  const placed = layTreemap(tiles, Math.floor(width), height);
  const roving = useRovingMarks(placed.map(({ item }) => item.id));
  const { shown, of, hide } = useChartTooltip();
  const pointed = placed.find(({ item }) => item.id === shown?.id);
  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      <ChartSvg label={label} width={width} height={height} onEscape={hide}>
        {placed.map((place) => (
          <TreemapTile
            key={place.item.id}
            place={place}
            span={span}
            {...roving(place.item.id)}
            {...of(place.item.id, { x: place.x + place.width / 2, y: place.y, height: place.height })}
          />
        ))}
      </ChartSvg>
      {shown !== null && pointed !== undefined && (
        <ChartTooltip anchor={shown.anchor} width={width}>
          {tooltip(pointed.item)}
        </ChartTooltip>
      )}
    </div>
  );
}
