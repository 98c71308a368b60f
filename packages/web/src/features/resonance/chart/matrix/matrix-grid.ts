import { clipLabel, textWidth } from '#/ui/charts/frame/text-width.ts';
import type { Plot, Size, View } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';

interface ColumnGroup {
  readonly header: string;
  readonly from: number;
  readonly to: number;
}

export interface MatrixGrid {
  readonly plot: Plot;
  /** Of one cell at the start, in px. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: readonly number[];
  readonly groups: readonly ColumnGroup[];
}

const largestCell = { width: 84, height: 44 };
/** So wide that its figure stands in it where there is little room; the rest can be moved into sight. */
const leastWidth = 30;
/** Names have what is left where columns are so wide: their figures need no more. */
const roomyWidth = 33;
const right = 16;
const groupBand = 34;
const longestName = 108;

const nameRoom = (left: number): number => Math.max(176, Math.min(left, 320));

const topBand = ({ data }: ChartModel): number => {
  const widths = data.audiences.map(({ subheader }) => textWidth(clipLabel(subheader), 11.5));
  return groupBand + 16 + Math.min(longestName, Math.max(20, ...widths));
};

const columnGroups = ({ data }: ChartModel): ColumnGroup[] => {
  const groups: ColumnGroup[] = [];
  data.audiences.forEach(({ header }, at) => {
    const last = groups.at(-1);
    if (last !== undefined && last.header === header) groups[groups.length - 1] = { ...last, to: at + 1 };
    else groups.push({ header, from: at, to: at + 1 });
  });
  return groups;
};

export const matrixGrid = (model: ChartModel, size: Size): MatrixGrid => {
  const isNarrow = size.width < 560;
  const columns = model.audienceCount;
  const left = isNarrow ? 144 : nameRoom(size.width - columns * roomyWidth - right);
  const rows = model.order;
  const top = topBand(model);
  const plot = {
    x: left,
    y: top,
    width: Math.max(10, size.width - left - right),
    height: Math.max(10, size.height - top - 12),
  };
  const least = size.width < 760 ? leastWidth : 0;
  const width = Math.min(largestCell.width, Math.max(least, plot.width / Math.max(1, columns)));
  return {
    plot: { ...plot, drawnWidth: Math.max(plot.width, columns * width) },
    width,
    height: Math.min(largestCell.height, plot.height / Math.max(1, rows.length)),
    columns,
    rows,
    groups: columnGroups(model),
  };
};

export const columnX = ({ plot, width }: MatrixGrid, view: View, column: number): number =>
  plot.x + view.x + column * width * view.k;
export const rowY = ({ plot, height }: MatrixGrid, view: View, row: number): number =>
  plot.y + view.y + row * height * view.k;

export const visibleRange = (
  start: number,
  cell: number,
  from: number,
  to: number,
  count: number,
): [number, number] => [
  Math.max(0, Math.floor((from - start) / cell)),
  Math.min(count, Math.ceil((to - start) / cell)),
];
