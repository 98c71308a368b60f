import type { Box, Pen, Size } from './vision.ts';

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

export const drawWithin = (pen: Pen, { x, y, width, height }: Box, margin: number, draw: () => void): void => {
  pen.save();
  pen.beginPath();
  pen.rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
  pen.clip();
  draw();
  pen.restore();
};

interface Style {
  readonly font: string;
  readonly size: number;
  readonly weight?: number;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  readonly halo?: string;
}

export const setFont = (pen: Pen, { font, size, weight = 420 }: Pick<Style, 'font' | 'size' | 'weight'>): void => {
  pen.font = `${weight} ${size}px ${font}`;
};

export const write = (pen: Pen, text: string, x: number, y: number, style: Style): void => {
  setFont(pen, style);
  pen.textAlign = style.align ?? 'left';
  pen.textBaseline = 'middle';
  if (style.halo !== undefined) {
    pen.strokeStyle = style.halo;
    pen.lineWidth = 3;
    pen.lineJoin = 'round';
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = style.color;
  pen.fillText(text, x, y);
};
