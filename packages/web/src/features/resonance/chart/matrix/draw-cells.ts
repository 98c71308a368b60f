import { splitFigure } from '#/ui/figures/figure.tsx';
import { setFont } from '../drawing/canvas.ts';
import { verdictShape } from '../drawing/shapes.ts';
import type { Pen, Scene } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { verdictAt } from '../model/chart-model.ts';
import { isHighlighted } from '../model/subjects.ts';
import { columnX, type MatrixGrid, rowY, visibleRange } from './matrix-grid.ts';
import type { MatrixValues } from './matrix-values.ts';

export interface VisibleCells {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly width: number;
  readonly height: number;
}

export const visibleCells = (grid: MatrixGrid, { view }: Scene): VisibleCells => {
  const { plot } = grid;
  const width = grid.width * view.k;
  const height = grid.height * view.k;
  return {
    columns: visibleRange(plot.x + view.x, width, plot.x, plot.x + plot.width, grid.columns),
    rows: visibleRange(plot.y + view.y, height, plot.y, plot.y + plot.height, grid.rows.length),
    width,
    height,
  };
};

export const drawPicture = (
  pen: Pen,
  grid: MatrixGrid,
  picture: OffscreenCanvas,
  sight: VisibleCells,
  scene: Scene,
): void => {
  const { view, palette } = scene;
  const [x, y] = [columnX(grid, view, 0), rowY(grid, view, 0)];
  pen.imageSmoothingEnabled = sight.width < 1 || sight.height < 1;
  pen.drawImage(picture, x, y, grid.columns * sight.width, grid.rows.length * sight.height);
  pen.fillStyle = palette.surface;
  const { plot } = grid;
  const gap = (cell: number) => (cell >= 14 ? 2 : cell >= 5 ? 1 : 0);
  const [wide, high] = [gap(sight.width), gap(sight.height)];
  if (wide > 0) {
    for (let at = sight.columns[0]; at <= sight.columns[1]; at += 1) {
      pen.fillRect(Math.round(columnX(grid, view, at)) - wide / 2, plot.y, wide, plot.height);
    }
  }
  if (high > 0) {
    for (let at = sight.rows[0]; at <= sight.rows[1]; at += 1) {
      pen.fillRect(plot.x, Math.round(rowY(grid, view, at)) - high / 2, plot.width, high);
    }
  }
  // Variables stand a little apart.
  if (sight.width >= 3) {
    for (const { from } of grid.groups) pen.fillRect(Math.round(columnX(grid, view, from)) - 2, plot.y, 4, plot.height);
  }
};

export const outlineUnranked = (
  pen: Pen,
  grid: MatrixGrid,
  { steps }: MatrixValues,
  sight: VisibleCells,
  scene: Scene,
): void => {
  if (sight.width < 8 || sight.height < 8) return;
  pen.beginPath();
  for (let row = sight.rows[0]; row < sight.rows[1]; row += 1) {
    const y = Math.round(rowY(grid, scene.view, row)) + 1.5;
    for (let column = sight.columns[0]; column < sight.columns[1]; column += 1) {
      if (steps[(grid.rows[row] ?? 0) * grid.columns + column] !== 1) continue;
      pen.rect(Math.round(columnX(grid, scene.view, column)) + 1.5, y, sight.width - 3, sight.height - 3);
    }
  }
  pen.strokeStyle = scene.palette.lineStrong;
  pen.lineWidth = 1;
  pen.stroke();
};

export const fadeCells = (pen: Pen, grid: MatrixGrid, sight: VisibleCells, { found, palette, view }: Scene): void => {
  if (found === null) return;
  pen.fillStyle = palette.surface;
  pen.globalAlpha = 0.82;
  for (let row = sight.rows[0]; row < sight.rows[1]; row += 1) {
    if (found.messages.has(grid.rows[row] ?? -1)) continue;
    const y = rowY(grid, view, row);
    if (found.audiences.size === 0) {
      pen.fillRect(columnX(grid, view, 0), y, grid.columns * sight.width, sight.height);
      continue;
    }
    let start = sight.columns[0];
    for (let column = start; column <= sight.columns[1]; column += 1) {
      if (column < sight.columns[1] && !found.audiences.has(column)) continue;
      pen.fillRect(columnX(grid, view, start), y, (column - start) * sight.width, sight.height);
      start = column + 1;
    }
  }
  pen.globalAlpha = 1;
};

export const drawFigures = (
  pen: Pen,
  grid: MatrixGrid,
  model: ChartModel,
  shown: MatrixValues,
  sight: VisibleCells,
  scene: Scene,
): void => {
  if (sight.width < 30 || sight.height < 16) return;
  const { palette, view, found } = scene;
  // In narrow cells the verdict stands in a corner, above or below the figure.
  const isBeside = sight.width >= 46;
  const size = Math.min(14, Math.max(11, Math.min(sight.height * 0.42, sight.width * 0.36)));
  const ends = new Set(grid.groups.map(({ to }) => to - 1));
  const starts = new Set(grid.groups.map(({ from }) => from));
  pen.textBaseline = 'middle';
  for (let row = sight.rows[0]; row < sight.rows[1]; row += 1) {
    const message = grid.rows[row] ?? 0;
    const top = rowY(grid, view, row);
    const y = top + sight.height / 2 + 0.5;
    for (let column = sight.columns[0]; column < sight.columns[1]; column += 1) {
      if (!isHighlighted(found, message, column)) continue;
      const at = message * grid.columns + column;
      const value = shown.values[at] ?? null;
      const step = shown.steps[at] ?? 0;
      pen.fillStyle = step < 2 ? palette.text3 : (palette.onDepth[step - 2] ?? palette.text);
      // The wider gap between variables takes from the cells beside it.
      const right = columnX(grid, view, column + 1) - (ends.has(column) ? 2 : 1);
      const middle = (columnX(grid, view, column) + (starts.has(column) ? 2 : 1) + right) / 2;
      // A figure that the plot's edge would cut is not shown.
      if (middle - size * 1.2 < grid.plot.x || middle + size * 1.2 > grid.plot.x + grid.plot.width) continue;
      const star = stars(model.data.links.base[at] ?? 0);
      const room = sight.width - (isBeside ? 18 : 4);
      drawFigure(pen, value, star, { x: middle - (isBeside ? 5 : 0), y, size, font: palette.font, room });
      const verdict = verdictAt(model, at);
      if (verdict === 'same' || verdict === 'untested') continue;
      pen.beginPath();
      if (isBeside) verdictShape(pen, verdict, middle + 18, y, 3);
      else cornerTriangle(pen, verdict, right - 2, [top + 2.5, top + sight.height - 2.5]);
      pen.fill();
    }
  }
};

/** In the free strip above or below the figure, up to 7 px wide. */
const cornerTriangle = (
  pen: Pen,
  verdict: 'above' | 'below',
  right: number,
  [top, bottom]: readonly [number, number],
) => {
  const high = Math.max(3, Math.min(5, (bottom - top) * 0.2));
  const width = high * 1.45;
  const [tip, side] = verdict === 'above' ? [top, top + high] : [bottom, bottom - high];
  pen.moveTo(right - width / 2, tip);
  pen.lineTo(right, side);
  pen.lineTo(right - width, side);
  pen.closePath();
};

const stars = (base: number) => (base < 30 ? '**' : base < 100 ? '*' : '');

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  /** In px; decimals are left out where two digits, one decimal and the stars would not fit. */
  readonly room: number;
}

/** Px that stay free beside a figure with stars. */
const breathing = 4;

const drawFigure = (pen: Pen, value: number | null, star: string, { x, y, size, font, room }: Place) => {
  const large = { font, size, weight: 600 };
  const small = { font, size: Math.max(10, size * 0.8), weight: 560 };
  const starred = { ...large, size: size * 0.92 };
  const splitNumber = (decimals: number) =>
    value === null ? { whole: '–', fraction: '' } : splitFigure(value, decimals);
  const measureFigure = ({ whole, fraction }: { whole: string; fraction: string }) => {
    setFont(pen, large);
    const beforeFraction = pen.measureText(whole).width;
    setFont(pen, starred);
    const ofStar = pen.measureText(star).width;
    setFont(pen, small);
    const beforeStar = beforeFraction + pen.measureText(fraction).width;
    return { beforeFraction, beforeStar, all: beforeStar + ofStar };
  };
  const isTight = star !== '' && measureFigure({ whole: '88', fraction: '.8' }).all > room - breathing;
  const shown = splitNumber(isTight ? 0 : 1);
  const width = measureFigure(shown);
  const start = x - width.all / 2;
  pen.textAlign = 'left';
  pen.fillText(shown.fraction, start + width.beforeFraction, y + 0.5);
  setFont(pen, large);
  pen.fillText(shown.whole, start, y);
  setFont(pen, starred);
  pen.fillText(star, start + width.beforeStar, y);
};
