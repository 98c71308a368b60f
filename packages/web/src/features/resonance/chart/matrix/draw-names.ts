import { clipLabel, fitText, textWidth, wrapText } from '#/ui/charts/frame/text-width.ts';
import { setFont, write } from '../drawing/canvas.ts';
import type { Pen, Scene } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { isHighlighted } from '../model/subjects.ts';
import type { VisibleCells } from './draw-cells.ts';
import { columnX, type MatrixGrid, nameSize, rowY } from './matrix-grid.ts';

const every = (cell: number, line: number) => Math.max(1, Math.ceil(line / cell));
const line = 13;
/** So high a row has room for a name of two lines, and of three. */
const twoLines = 30;
const threeLines = 44;

interface Name {
  readonly at: number;
  readonly isSelected: boolean;
  readonly isFound: boolean;
}

const chosen = (names: readonly Name[], cell: number): Name[] => {
  if (cell >= line) return [...names];
  const free = every(cell, line);
  const rank = ({ at, isSelected, isFound }: Name) =>
    (isSelected ? 0 : 1) + (isFound ? 0 : 2) + (at % free === 0 ? 0 : 1);
  const taken: number[] = [];
  return names
    .toSorted((one, other) => rank(one) - rank(other) || one.at - other.at)
    .filter(({ at }) => {
      const isFree = taken.every((other) => Math.abs(other - at) >= free);
      if (isFree) taken.push(at);
      return isFree;
    });
};

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

type DrawNames = (pen: Pen, grid: MatrixGrid, model: ChartModel, sight: VisibleCells, scene: Scene) => void;

export const drawRowNames: DrawNames = (pen, grid, model, sight, { palette, view, found, selected }) => {
  const { rank, x, size } = grid.rowName;
  const most = sight.height >= threeLines ? 3 : sight.height >= twoLines ? 2 : 1;
  const leading = Math.min(15, Math.max(line - 1, (sight.height - 6) / most));
  const room = grid.plot.x - x - 8;
  const names = range(...sight.rows).map((at) => {
    const message = grid.rows[at] ?? 0;
    return { at, isSelected: selected?.message === message, isFound: isHighlighted(found, message, null) };
  });
  for (const { at, isSelected, isFound } of chosen(names, sight.height)) {
    const message = grid.rows[at] ?? 0;
    const y = rowY(grid, view, at) + sight.height / 2;
    if (y < grid.plot.y || y > grid.plot.y + grid.plot.height) continue;
    if (sight.height >= twoLines && at > 0) {
      pen.fillStyle = palette.lineSoft;
      pen.fillRect(rank - 14, Math.round(rowY(grid, view, at)), grid.plot.x - rank + 6, 1);
    }
    pen.globalAlpha = isFound || isSelected ? 1 : 0.35;
    write(pen, `${model.ranks[message] ?? '–'}`, rank, y, {
      font: palette.font,
      size: 11,
      color: palette.text3,
      align: 'right',
    });
    const text = model.data.messages[message]?.message ?? '';
    const weight = isSelected ? 600 : 420;
    setFont(pen, { font: palette.font, size, weight });
    // The estimate that wraps is a little wider than what is drawn.
    const lines = wrapText(text, size, room * (textWidth(text, size) / pen.measureText(text).width), most);
    const color = isSelected ? palette.brand : palette.text;
    lines.forEach((part, index) => {
      const middle = y + (index - (lines.length - 1) / 2) * leading;
      write(pen, part, x, middle, { font: palette.font, size, weight, color });
    });
  }
  pen.globalAlpha = 1;
};

export const drawColumnNames: DrawNames = (pen, grid, model, sight, scene) => {
  const { palette, view, found, selected } = scene;
  const { room, lines: maxLines } = grid.columnName;
  const names = range(...sight.columns).map((at) => ({
    at,
    isSelected: selected?.audience === at,
    isFound: found === null || found.audiences.has(at) || found.audiences.size === 0,
  }));
  for (const { at, isSelected, isFound } of chosen(names, sight.width)) {
    const x = columnX(grid, view, at) + sight.width / 2;
    if (x < grid.plot.x || x > grid.plot.x + grid.plot.width) continue;
    pen.save();
    pen.globalAlpha = isFound || isSelected ? 1 : 0.35;
    pen.translate(x, grid.plot.y - 8);
    pen.rotate(-Math.PI / 2);
    const color = isSelected ? palette.brand : palette.text;
    const lines = wrapText(clipLabel(model.data.audiences[at]?.subheader ?? ''), nameSize, room, maxLines);
    lines.forEach((part, index) => {
      const middle = (index - (lines.length - 1) / 2) * (line - 1);
      write(pen, part, 0, middle, { font: palette.font, size: nameSize, weight: isSelected ? 600 : 420, color });
    });
    pen.restore();
  }
  for (const group of grid.groups) drawGroup(pen, grid, group, scene);
};

const drawGroup = (pen: Pen, grid: MatrixGrid, { header, from, to }: MatrixGrid['groups'][number], scene: Scene) => {
  const { plot } = grid;
  const { palette, view } = scene;
  const start = Math.max(plot.x, columnX(grid, view, from) + 2);
  const end = Math.min(plot.x + plot.width, columnX(grid, view, to) - 2);
  if (end - start < 3) return;
  pen.fillStyle = palette.lineStrong;
  pen.fillRect(start, 26, end - start, 1);
  pen.fillRect(start, 26, 1, 4);
  pen.fillRect(end - 1, 26, 1, 4);
  const text = fitText(clipLabel(header), 11.5, end - start);
  if (text !== '')
    write(pen, text, (start + end) / 2, 16, {
      font: palette.font,
      size: 11.5,
      weight: 520,
      color: palette.text2,
      align: 'center',
    });
};
