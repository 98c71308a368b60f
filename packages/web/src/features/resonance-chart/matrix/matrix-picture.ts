import type { Ink } from '../drawing/ink.ts';
import type { MatrixGrid } from './matrix-grid.ts';
import type { MatrixValues } from './matrix-values.ts';

/** Red, green, blue of any CSS colour. */
const rgbOf = (pen: OffscreenCanvasRenderingContext2D, color: string): readonly number[] => {
  pen.fillStyle = '#000000';
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
};

/** The whole matrix with one pixel a cell: however many cells there are, the stage draws one picture. */
export const matrixPicture = (grid: MatrixGrid, { steps }: MatrixValues, ink: Ink): OffscreenCanvas => {
  const { columns, rows } = grid;
  const canvas = new OffscreenCanvas(Math.max(1, columns), Math.max(1, rows.length));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return canvas;
  // What is not ranked must not look like a low value: it has no colour.
  const colors = [ink.surface, ink.surface, ...ink.depth].map((color) => rgbOf(pen, color));
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
