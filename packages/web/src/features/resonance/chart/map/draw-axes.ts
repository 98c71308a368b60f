import { formatNumber } from '#/lib/format.ts';
import { setFont, write } from '../drawing/canvas.ts';
import type { Box, Pen, Scene } from '../drawing/vision.ts';
import type { Domain } from './map-layout.ts';
import { roundTicks, tickDecimals } from './map-layout.ts';

interface Axis {
  readonly title: string;
  readonly domain: Domain;
  readonly mean: { readonly value: number; readonly label: string } | null;
}

export interface Axes {
  readonly x: Axis;
  readonly y: Axis;
}

const edge = 4;
/** Of the upright axis's title over the plot, in px. */
const titleRoom = 72;

interface Side {
  readonly isX: boolean;
  readonly axis: Axis;
  /** Where a value of the axis stands, in the stage's px. */
  readonly at: (value: number) => number;
  readonly from: number;
  readonly to: number;
}

const buildSide = (isX: boolean, axis: Axis, plot: Box, { view }: Scene): Side => {
  const { low, high } = axis.domain;
  const length = isX ? plot.width : plot.height;
  const offset = isX ? plot.x + view.x : plot.y + view.y;
  const inverse = (px: number) => {
    const share = (px - offset) / (length * view.k);
    return low + (isX ? share : 1 - share) * (high - low);
  };
  const at = (value: number) => {
    const share = (value - low) / (high - low);
    return offset + (isX ? share : 1 - share) * length * view.k;
  };
  const [from, to] = isX
    ? [inverse(plot.x), inverse(plot.x + plot.width)]
    : [inverse(plot.y + plot.height), inverse(plot.y)];
  return { isX, axis, at, from, to };
};

const drawGrid = (pen: Pen, plot: Box, { isX, at }: Side, values: readonly number[], color: string) => {
  pen.beginPath();
  for (const value of values) {
    const place = Math.round(at(value)) + 0.5;
    pen.moveTo(isX ? place : plot.x, isX ? plot.y : place);
    pen.lineTo(isX ? place : plot.x + plot.width, isX ? plot.y + plot.height : place);
  }
  pen.strokeStyle = color;
  pen.lineWidth = 1;
  pen.stroke();
};

const drawEdge = (pen: Pen, plot: Box, { isX, at }: Side, values: readonly number[], step: number, color: string) => {
  const start = isX ? plot.x : plot.y;
  const end = isX ? plot.x + plot.width : plot.y + plot.height;
  const keep = (place: number) => Math.min(end, Math.max(start, place));
  pen.fillStyle = color;
  pen.strokeStyle = color;
  pen.lineWidth = 1;
  if (isX) pen.strokeRect(plot.x + 0.5, plot.y + plot.height + 0.5, plot.width - 1, edge - 1);
  else pen.strokeRect(plot.x - edge + 0.5, plot.y + 0.5, edge - 1, plot.height - 1);
  for (const value of [(values[0] ?? 0) - step, ...values]) {
    if (Math.abs(Math.round(value / step)) % 2 === 0) continue;
    const [one, other] = [keep(at(value)), keep(at(value + step))];
    if (isX) pen.fillRect(one, plot.y + plot.height, other - one, edge);
    else pen.fillRect(plot.x - edge, other, edge, one - other);
  }
};

const drawFigures = (pen: Pen, plot: Box, { isX, at }: Side, values: readonly number[], step: number, scene: Scene) => {
  const { palette } = scene;
  for (const value of values) {
    const text = formatNumber(value, tickDecimals(step));
    const place = at(value);
    if (isX) {
      const style = { font: palette.font, size: 11, color: palette.text3, align: 'center' as const };
      write(pen, text, place, plot.y + plot.height + 15, style);
    } else {
      const style = { font: palette.font, size: 11, color: palette.text3, align: 'right' as const };
      write(pen, text, plot.x - edge - 7, place, style);
    }
  }
};

const drawMean = (pen: Pen, plot: Box, { isX, axis, at }: Side, scene: Scene) => {
  if (axis.mean === null) return;
  const place = Math.round(at(axis.mean.value)) + 0.5;
  const isIn = isX ? place >= plot.x && place <= plot.x + plot.width : place >= plot.y && place <= plot.y + plot.height;
  if (!isIn) return;
  const { palette } = scene;
  pen.beginPath();
  pen.setLineDash([4, 3]);
  pen.moveTo(isX ? place : plot.x, isX ? plot.y : place);
  pen.lineTo(isX ? place : plot.x + plot.width, isX ? plot.y + plot.height : place);
  pen.strokeStyle = palette.annotation;
  pen.lineWidth = 1;
  pen.stroke();
  pen.setLineDash([]);
  const style = {
    font: palette.font,
    size: 11.5,
    weight: 520,
    color: palette.annotation,
  } as const;
  // At the line's end, outside the plot, where nothing is drawn.
  if (!isX) {
    axis.mean.label.split(' ').forEach((part, at, { length }) => {
      write(pen, part, plot.x + plot.width + 5, place + (at - (length - 1) / 2) * 13, style);
    });
    return;
  }
  setFont(pen, style);
  const half = pen.measureText(axis.mean.label).width / 2;
  const least = plot.x + titleRoom + half;
  const x = Math.max(least, Math.min(place, plot.x + plot.width - half));
  write(pen, axis.mean.label, x, plot.y - 11, { ...style, align: 'center' });
};

export const drawAxes = (pen: Pen, plot: Box, axes: Axes, scene: Scene): void => {
  const { palette } = scene;
  const sides = [buildSide(true, axes.x, plot, scene), buildSide(false, axes.y, plot, scene)];
  for (const side of sides) {
    const { values, step } = roundTicks(side.from, side.to, (side.isX ? plot.width : plot.height) / 70);
    drawGrid(pen, plot, side, values, palette.lineSoft);
    drawEdge(pen, plot, side, values, step, palette.lineStrong);
    drawFigures(pen, plot, side, values, step, scene);
  }
  for (const side of sides) drawMean(pen, plot, side, scene);
  const title = { font: palette.font, size: 12, weight: 520, color: palette.text2 } as const;
  write(pen, axes.x.title, plot.x + plot.width, plot.y + plot.height + 34, { ...title, align: 'right' });
  write(pen, axes.y.title, 14, plot.y - 16, title);
};
