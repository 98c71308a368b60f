import { depthSpan, depthStep, type Span } from '#/ui/charts/depth-scale.tsx';
import type { Palette } from '../drawing/palette.ts';
import type { ChartModel, Metric } from '../model/chart-model.ts';
import type { MatrixGrid } from './matrix-grid.ts';

export const matrixMetrics = ['total', 'r1', 'r2'] as const satisfies readonly Metric[];

export interface MatrixValues {
  readonly metric: Metric;
  readonly values: readonly (number | null)[];
  /** What the colours stand for; null where nothing is ranked. */
  readonly span: Span | null;
  /** 0 where there is no figure, 1 on a base under 30, else 2 to 8 for the seven steps of depth. */
  readonly steps: Uint8Array;
}

export const matrixValues = (model: ChartModel, metric: Metric): MatrixValues => {
  const { links } = model.data;
  const values = metric === 'total' ? model.totals : links[metric];
  const isRanked = (at: number) => (links.base[at] ?? 0) >= 30;
  const span = rankedSpan(values.map((value, at) => (isRanked(at) ? value : null)));
  const steps = Uint8Array.from(values, (value, at) => {
    if (value === null) return 0;
    return span === null || !isRanked(at) ? 1 : depthStep(value, span) + 1;
  });
  return { metric, values, span, steps };
};

/** In blocks, since a function takes only so many arguments at once. */
const rankedSpan = (values: readonly (number | null)[]): Span | null => {
  const ends: number[] = [];
  for (let from = 0; from < values.length; from += 20_000) {
    const part = depthSpan(values.slice(from, from + 20_000));
    if (part !== null) ends.push(part.min, part.max);
  }
  return depthSpan(ends);
};

const toRgb = (pen: OffscreenCanvasRenderingContext2D, color: string): readonly number[] => {
  pen.fillStyle = '#000000';
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
};

export const matrixPicture = (grid: MatrixGrid, { steps }: MatrixValues, palette: Palette): OffscreenCanvas => {
  const { columns, rows } = grid;
  const canvas = new OffscreenCanvas(Math.max(1, columns), Math.max(1, rows.length));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return canvas;
  // What is not ranked must not look like a low value: it has no colour.
  const colors = [palette.surface, palette.surface, ...palette.depth].map((color) => toRgb(pen, color));
  const image = pen.createImageData(canvas.width, canvas.height);
  rows.forEach((message, row) => {
    for (let column = 0; column < columns; column += 1) {
      const color = colors[steps[message * columns + column] ?? 0] ?? [];
      const at = (row * columns + column) * 4;
      image.data.set(color, at);
      image.data[at + 3] = 255;
    }
  });
  pen.putImageData(image, 0, 0);
  return canvas;
};
