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
  /** What the name of a column has at most, in px, and in how many lines. */
  readonly columnName: { readonly room: number; readonly lines: 1 | 2 };
  /** Where ranks end and names of rows begin, and the size of both's letters. */
  readonly rowName: { readonly rank: number; readonly x: number; readonly size: number };
}

const largestCell = { width: 84, height: 44 };
/** So wide that its figure stands in it where there is little room; the rest can be moved into sight. */
const leastWidth = 30;
/** Names have what is left where columns are so wide: their figures need no more. */
const roomyWidth = 30.75;
const right = 16;
/** Of the first column that does not fit, in px: it fades away. */
export const peek = 12;
const groupBand = 34;
const longestName = 108;
/** In px, of what names are set in. */
export const nameSize = 12;
/** So wide a column has room for a name of two lines. */
const twoLinesWide = 26;

const nameRoom = (left: number): number => Math.max(176, Math.min(left, 320));

const widthOf = (text: string): number => textWidth(text, nameSize);

/** Of a name, wrapped where its lines are the shortest. */
const wrappedWidth = (name: string): number => {
  const words = name.split(/\s+/);
  const cuts = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  return Math.min(...cuts.map((lines) => Math.max(...lines.map(widthOf))));
};

const columnNames = ({ data }: ChartModel, width: number): MatrixGrid['columnName'] => {
  const lines = width >= twoLinesWide ? 2 : 1;
  const widths = data.audiences.map(({ subheader }) => (lines === 2 ? wrappedWidth : widthOf)(clipLabel(subheader)));
  return { lines, room: Math.ceil(Math.min(longestName, Math.max(20, ...widths))) };
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

/** Where not all columns fit: as many as fit whole, and a little of the next. */
const columnWidth = (size: Size, plotWidth: number, columns: number): number => {
  const width = plotWidth / Math.max(1, columns);
  if (size.width >= 760 || width >= leastWidth) return width;
  const room = plotWidth - peek;
  return room / Math.max(1, Math.floor(room / leastWidth));
};

export const matrixGrid = (model: ChartModel, size: Size): MatrixGrid => {
  const isNarrow = size.width < 560;
  const columns = model.audienceCount;
  const left = isNarrow ? 168 : nameRoom(size.width - columns * roomyWidth - right);
  const rows = model.order;
  const plotWidth = Math.max(10, size.width - left - right);
  const width = Math.min(largestCell.width, columnWidth(size, plotWidth, columns));
  const columnName = columnNames(model, width);
  const top = groupBand + columnName.room + 8;
  const plot = { x: left, y: top, width: plotWidth, height: Math.max(10, size.height - top - 12) };
  return {
    plot: { ...plot, drawnWidth: Math.max(plot.width, columns * width) },
    width,
    height: Math.min(largestCell.height, plot.height / Math.max(1, rows.length)),
    columns,
    rows,
    groups: columnGroups(model),
    columnName,
    rowName: isNarrow ? { rank: 17, x: 24, size: 11 } : { rank: 30, x: 35, size: 11.5 },
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
