import { toFileName } from '#/ui/charts/frame/file-name.ts';
import { setFont, write } from '../drawing/canvas.ts';
import { drawKey, keyWidth } from '../drawing/shapes.ts';
import type { Pen, Scene, Size, Vision } from '../drawing/vision.ts';
import type { Key } from '../page/chart-legend.tsx';

export interface PictureTexts {
  readonly title: string;
  readonly meta: string;
  readonly keys: readonly Key[];
}

const scale = 2;
const pad = 24;
const head = 64;
const keyLine = 22;

interface PlacedKey extends Key {
  readonly x: number;
  readonly line: number;
}

const layoutKeys = (pen: Pen, keys: readonly Key[], width: number): PlacedKey[] => {
  let [x, line] = [0, 0];
  return keys.map((key) => {
    const wide = keyWidth(key.shape) + (key.shape === 'none' ? 0 : 6) + pen.measureText(key.text).width;
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const placed = { ...key, x, line };
    x += wide + 20;
    return placed;
  });
};

const save = (canvas: HTMLCanvasElement, title: string): Promise<void> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) return reject(new Error('The picture could not be drawn.'));
      const link = document.createElement('a');
      link.download = toFileName(title, new Date());
      link.href = URL.createObjectURL(blob);
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      resolve();
    }, 'image/png');
  });

export const savePicture = async (vision: Vision, scene: Scene, size: Size, texts: PictureTexts): Promise<void> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The picture could not be drawn.');
  const { palette } = scene;
  setFont(pen, { font: palette.font, size: 12 });
  const keys = layoutKeys(pen, texts.keys, size.width);
  const width = size.width + 2 * pad;
  const height = head + size.height + ((keys.at(-1)?.line ?? 0) + 1) * keyLine + pad;
  canvas.width = width * scale;
  canvas.height = height * scale;
  pen.scale(scale, scale);
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, width, height);
  write(pen, texts.title, pad, pad + 8, { font: palette.font, size: 18, weight: 600, color: palette.text });
  write(pen, texts.meta, pad, pad + 30, { font: palette.font, size: 12, color: palette.text3 });
  pen.translate(pad, head);
  vision.draw(pen, scene);
  for (const { shape, text, x, line } of keys) {
    const y = size.height + 14 + line * keyLine;
    drawKey(pen, shape, x, y, palette);
    write(pen, text, x + keyWidth(shape) + (shape === 'none' ? 0 : 6), y, {
      font: palette.font,
      size: 12,
      color: palette.text2,
    });
  }
  await save(canvas, texts.title);
};
