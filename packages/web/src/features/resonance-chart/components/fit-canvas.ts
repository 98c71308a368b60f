import type { Pen, Size } from '../drawing/vision.ts';

/** An empty canvas of a size in the screen's own pixels (at most twice as fine), ready to draw on in px. */
export const fitCanvas = (canvas: HTMLCanvasElement | null, { width, height }: Size, ratio: number): Pen | null => {
  const pen = canvas?.getContext('2d') ?? null;
  if (canvas === null || pen === null) return null;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  return pen;
};

export const screenRatio = (): number => Math.min(2, window.devicePixelRatio || 1);
