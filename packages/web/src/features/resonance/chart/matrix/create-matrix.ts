import { drawWithin } from '../drawing/canvas.ts';
import type { Palette } from '../drawing/palette.ts';
import type { Arrow, Box, Pen, Scene, Size, View, Vision } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Subject } from '../model/subjects.ts';
import { drawFigures, drawPicture, fadeCells, outlineUnranked, visibleCells } from './draw-cells.ts';
import { drawColumnNames, drawRowNames } from './draw-names.ts';
import { columnX, type MatrixGrid, matrixGrid, peek, rowY } from './matrix-grid.ts';
import type { MatrixValues } from './matrix-values.ts';
import { matrixPicture } from './matrix-values.ts';

const steps: Record<Arrow, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const cellBox = (grid: MatrixGrid, rowByMessage: ReadonlyMap<number, number>, subject: Subject, view: View): Box => {
  const row = subject.message === null ? null : (rowByMessage.get(subject.message) ?? 0);
  const { audience } = subject;
  return {
    x: columnX(grid, view, audience ?? 0),
    y: rowY(grid, view, row ?? 0),
    width: (audience === null ? grid.columns : 1) * grid.width * view.k,
    height: (row === null ? grid.rows.length : 1) * grid.height * view.k,
  };
};

const frame = (pen: Pen, { x, y, width, height }: Box, color: string, line: number) => {
  pen.strokeStyle = color;
  pen.lineWidth = line;
  pen.strokeRect(x - line / 2, y - line / 2, Math.max(2, width + line), Math.max(2, height + line));
};

/** Frames stand out of the plot by so much. */
const overhang = 3;

const fade = { width: peek, steps: peek };

const fadeEnd = (pen: Pen, plot: Box, surface: string) => {
  const step = fade.width / fade.steps;
  pen.fillStyle = surface;
  for (let at = 0; at < fade.steps; at += 1) {
    pen.globalAlpha = (at + 1) / fade.steps;
    pen.fillRect(plot.x + plot.width - fade.width + at * step, 0, step, plot.y + plot.height);
  }
  pen.globalAlpha = 1;
  pen.fillRect(plot.x + plot.width, 0, overhang, plot.y + plot.height + overhang);
};

export const createMatrix = (model: ChartModel, size: Size, shown: MatrixValues): Vision => {
  const grid = matrixGrid(model, size);
  const { plot } = grid;
  const rowByMessage = new Map(grid.rows.map((message, row) => [message, row]));
  const pictures = new WeakMap<Palette, OffscreenCanvas>();
  const pictureFor = (palette: Palette) => {
    const picture = pictures.get(palette) ?? matrixPicture(grid, shown, palette);
    pictures.set(palette, picture);
    return picture;
  };
  const inPlot = (pen: Pen, draw: () => void) => drawWithin(pen, plot, overhang, draw);
  const drawSelected = (pen: Pen, { selected, view, palette }: Scene) => {
    if (selected === null) return;
    const { message, audience } = selected;
    if (message !== null) frame(pen, cellBox(grid, rowByMessage, { message, audience: null }, view), palette.text2, 1);
    if (audience !== null) frame(pen, cellBox(grid, rowByMessage, { message: null, audience }, view), palette.text2, 1);
    frame(pen, cellBox(grid, rowByMessage, selected, view), palette.focus, 2.5);
  };
  return {
    plot,
    draw: (pen, scene) => {
      const sight = visibleCells(grid, scene);
      inPlot(pen, () => {
        drawPicture(pen, grid, pictureFor(scene.palette), sight, scene);
        outlineUnranked(pen, grid, shown, sight, scene);
        fadeCells(pen, grid, sight, scene);
        drawFigures(pen, grid, model, shown, sight, scene);
        drawSelected(pen, scene);
      });
      drawRowNames(pen, grid, model, sight, scene);
      drawColumnNames(pen, grid, model, sight, scene);
      if (sight.columns[1] < grid.columns) fadeEnd(pen, plot, scene.palette.surface);
    },
    drawPointed: (pen, { view, palette }, subject) =>
      inPlot(pen, () => frame(pen, cellBox(grid, rowByMessage, subject, view), palette.text, 2)),
    find: (x, y, view) => {
      const isAmongRows = y >= plot.y && y <= plot.y + plot.height;
      const isAmongColumns = x >= plot.x && x <= plot.x + plot.width;
      const row = grid.rows[Math.floor((y - plot.y - view.y) / (grid.height * view.k))];
      const column = Math.floor((x - plot.x - view.x) / (grid.width * view.k));
      const audience = column >= 0 && column < grid.columns ? column : null;
      // Names stand for the whole row or column.
      if (isAmongRows && x < plot.x) return row === undefined ? null : { message: row, audience: null };
      if (isAmongColumns && y < plot.y) return audience === null ? null : { message: null, audience };
      if (!isAmongRows || !isAmongColumns || row === undefined || audience === null) return null;
      return { message: row, audience };
    },
    boxOf: (subject, view) => cellBox(grid, rowByMessage, subject, view),
    step: (from, key) => {
      if (grid.rows.length === 0 || grid.columns === 0) return null;
      if (from === null) return { message: grid.rows[0] ?? 0, audience: 0 };
      const [right, down] = steps[key];
      const row = (rowByMessage.get(from.message ?? -1) ?? 0) + (from.message === null ? 0 : down);
      const column = (from.audience ?? 0) + (from.audience === null ? 0 : right);
      return {
        message: grid.rows[Math.min(grid.rows.length - 1, Math.max(0, row))] ?? 0,
        audience: Math.min(grid.columns - 1, Math.max(0, column)),
      };
    },
  };
};
