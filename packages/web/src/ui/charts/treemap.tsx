import { useMemo } from 'react';
import classes from './charts.module.css';
import { type Change, changeShapes } from './frame/change-mark.tsx';
import { ChartPlot } from './frame/chart-svg.tsx';
import { textWidth } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { bareX, besideX, figureSize, isWhole, labelTile } from './tile-label.ts';
import { layoutTreemap, type Placed } from './treemap-layout.ts';

export interface Tile {
  id: string;
  name: string;
  group?: string;
  size: number;
  paint: { fill: string; ink: string };
  isMine?: boolean;
  figure: string;
  change?: Change | null;
  shortFigure: string;
  base: string;
  label: string;
}

interface Drawn<T extends Tile> {
  tiles: readonly T[];
  /** Names the smallest that are drawn as one: "3 more". */
  more: (count: number) => string;
}

interface Props<T extends Tile> extends Drawn<T> {
  label: string;
  height: number;
  tooltip: (tile: T) => React.ReactNode;
  onOpen?: ((tile: T) => void) | undefined;
}

export function Treemap<T extends Tile>({ label, tiles, height: least, more, tooltip, onOpen }: Props<T>) {
  const { ref, width } = useSize();
  const isNarrow = width > 0 && width < narrow;
  const height = isNarrow ? Math.max(least, rowOnNarrow * tiles.length) : least;
  const placed = useMemo(() => placeTiles({ tiles, more }, Math.floor(width), height), [tiles, more, width, height]);
  const marks = useChartMarks(
    placed.map(({ item }) => item),
    {
      tooltip: ({ members }) => members.map((tile) => <div key={tile.id}>{tooltip(tile)}</div>),
      onOpen: onOpen && (({ members: [tile, ...more] }) => tile && more.length === 0 && onOpen(tile)),
    },
  );
  return (
    <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
      {placed.map((place) => (
        <TreemapTile
          key={place.item.id}
          place={place}
          {...marks.mark(place.item.id, { x: place.x + place.width / 2, y: place.y, height: place.height })}
        />
      ))}
    </ChartPlot>
  );
}

interface Shown<T> extends Tile {
  isLast?: boolean;
  members: readonly T[];
}

/** Of tiles, first the usual one; the others are tried where one's own tile, or any of few, has no room for its name. */
const shapes = [1.2, 1, 1.6, 2];
const few = 12;
const maxTried = 40;
/** Of all tiles, for the sake of one's own name. */
const leastKept = 0.7;

/** The smallest, which would carry no name, as one that tells how many they are; where most are small, each alone. */
function placeTiles<T extends Tile>({ tiles, more }: Drawn<T>, width: number, height: number): Placed<Shown<T>>[] {
  const bySize = tiles.toSorted((a, b) => Number(b.isMine ?? false) - Number(a.isMine ?? false) || b.size - a.size);
  const tried = tiles.length <= (bySize[0]?.isMine ? maxTried : few) ? shapes : shapes.slice(0, 1);
  const alone = layoutTreemap(mergeAfter(bySize, tiles.length, more), width, height);
  // Of hundreds too few are named for any merging to help: they are laid out once.
  if (alone.filter(isNamed).length < tiles.length / 2) return alone;
  let usual: Placed<Shown<T>>[] | undefined;
  for (let kept = tiles.length; kept >= tiles.length / 2; kept--) {
    if (kept === tiles.length - 1) continue;
    const merged = mergeAfter(bySize, kept, more);
    const placed = tried
      .map((shape) => layoutTreemap(merged, width, height, shape))
      .filter((one) => one.every(isNamed));
    const best = placed.find((one) => one.every(namesOwn));
    if (best !== undefined) return best;
    usual ??= placed[0];
    if (usual !== undefined && kept <= tiles.length * leastKept) break;
  }
  return usual ?? alone;
}

const namesOwn = ({ item, width, height }: Placed<Shown<Tile>>): boolean =>
  !item.isMine || isWhole(item, labelTile(item, width, height));

const isNamed = ({ item, width, height }: Placed<Shown<Tile>>): boolean => {
  const { name, beside, figure } = labelTile(item, width, height);
  return item.members.length > 1 ? figure !== '' : name.length > 0 || beside !== '';
};

function mergeAfter<T extends Tile>(tiles: readonly T[], kept: number, more: Drawn<T>['more']): Shown<T>[] {
  const rest = tiles.slice(kept);
  const shown = tiles.slice(0, kept).map((tile): Shown<T> => ({ ...tile, members: [tile] }));
  if (rest.length === 0) return shown;
  return [
    ...shown,
    {
      ...{ id: 'rest', name: '', base: '', members: rest },
      size: rest.reduce((sum, { size }) => sum + size, 0),
      isLast: true,
      paint: { fill: 'var(--neu-soft)', ink: 'var(--text-2)' },
      ...{ figure: more(rest.length), shortFigure: more(rest.length) },
      label: rest.map(({ label }) => label).join('; '),
    },
  ];
}

const narrow = 420;
/** Px of height a tile on a phone, where few tiles would have room for their figures otherwise. */
const rowOnNarrow = 26;

interface TreemapTileProps extends React.SVGProps<SVGGElement> {
  place: Placed<Tile>;
}

function TreemapTile({ place, ...mark }: TreemapTileProps) {
  const { item, width, height } = place;
  const label = labelTile(item, width, height);
  const { fill, ink } = item.paint;
  const isBare = label.name.length === 0 && Math.min(width, height) < 50;
  const above = label.group === null ? 0 : 1;
  const lines = label.name.length + above;
  const top = isBare ? Math.min(19, height / 2 + (label.figureSize === figureSize ? 4.5 : 3.5)) : 21;
  const figureX = isBare ? bareX : label.x;
  const figureY = top + lines * 15 + (isBare ? 0 : 1);
  const figureEnd = figureX + textWidth(label.figure, 13.8) + 5;
  const change = item.change ?? null;
  const changeRoom = change === null ? 0 : 13 + textWidth(change.figure, 12);
  const [isBeside, isBelow] = [figureEnd, figureX].map((x) => x + changeRoom <= width - 4);
  const below = figureY + 16;
  const hasRoomBelow = isBelow && label.base === null && below <= height - 6;
  const changePlace = isBeside ? { x: figureEnd, y: figureY } : hasRoomBelow ? { x: figureX, y: below } : null;
  // A small tile has room for a mark alone, where no name stands beside its figure.
  const hasChange = !isBare || (change?.figure === '' && label.beside === '');
  // Where the last line comes near the tile's end, all move up.
  const room = height - (label.base === null ? 22 : 37) - lines * 15;
  const up = isBare ? 0 : Math.max(0, Math.min(3, 9 - room));
  return (
    <g className={classes.mark} aria-label={item.label} style={{ translate: `${place.x}px ${place.y}px` }} {...mark}>
      <rect className={classes.tile} width={width} height={height} rx={4} fill={fill} style={{ width, height }} />
      {item.isMine && (
        <rect
          x={1.25}
          y={1.25}
          width={Math.max(0, width - 2.5)}
          height={Math.max(0, height - 2.5)}
          rx={3.5}
          fill="none"
          stroke="var(--bar-my)"
          strokeWidth={2.5}
        />
      )}
      <rect
        data-screen-only
        className={classes.ring}
        x={2}
        y={2}
        width={Math.max(0, width - 4)}
        height={Math.max(0, height - 4)}
        rx={3}
      />
      <g fill={ink} aria-hidden className={classes.tileText} transform={`translate(0 ${-up})`}>
        {label.group !== null && (
          <text x={label.x} y={20} fontSize={11.5} fontWeight={420}>
            {label.group}
          </text>
        )}
        {label.name.map((line, index) => (
          <text key={line} x={label.x} y={21 + (index + above) * 15} fontSize={label.nameSize} fontWeight={520}>
            {line}
          </text>
        ))}
        <text x={figureX} y={figureY} fontSize={label.figureSize} fontWeight={640}>
          {label.figure}
        </text>
        {label.beside !== '' && (
          <text x={besideX(label.figure)} y={figureY} fontSize={label.nameSize} fontWeight={520}>
            {label.beside}
          </text>
        )}
        {change !== null && hasChange && changePlace && (
          <g color={ink}>
            <g transform={`translate(${changePlace.x} ${changePlace.y - 8.5})`}>{changeShapes[change.direction]}</g>
            <text x={changePlace.x + 12} y={changePlace.y} fontSize={12} fontWeight={520}>
              {change.figure}
            </text>
          </g>
        )}
        {label.base !== null && (
          <text x={label.x} y={37 + lines * 15} fontSize={11.5} fontWeight={420}>
            {label.base}
          </text>
        )}
      </g>
    </g>
  );
}
