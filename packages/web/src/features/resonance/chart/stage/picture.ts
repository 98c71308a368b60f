import { toFileName } from '#/ui/charts/frame/file-name.ts';
import { drawWithin, setFont, write } from '../drawing/canvas.ts';
import { drawKey, keyWidth } from '../drawing/shapes.ts';
import type { Pen, Scene, Size, Vision } from '../drawing/vision.ts';
import type { Key, KeyGroup } from '../page/chart-legend.tsx';

export interface PictureTexts {
  readonly title: string;
  readonly meta: string;
  readonly groups: readonly KeyGroup[];
  readonly notes: readonly string[];
}

const scale = 2;
const pad = 24;
const head = 64;
const keyLine = 22;

interface Placed {
  readonly key: Key | null;
  readonly text: string;
  readonly x: number;
  readonly line: number;
}

const markRoom = ({ shape }: Key) => keyWidth(shape) + 6;

/** Each group from a line of its own, its keys behind the widest title. */
const layoutKeys = (pen: Pen, { groups, notes }: PictureTexts, width: number): Placed[] => {
  const widthOf = (text: string) => pen.measureText(text).width;
  const start = Math.max(0, ...groups.map(({ title }) => widthOf(title))) + 20;
  let line = 0;
  const placed: Placed[] = [];
  for (const { title, keys } of groups) {
    placed.push({ key: null, text: title, x: 0, line });
    let x = start;
    for (const key of keys) {
      const wide = markRoom(key) + widthOf(key.text);
      if (x > start && x + wide > width) [x, line] = [start, line + 1];
      placed.push({ key, text: key.text, x, line });
      x += wide + 20;
    }
    line += 1;
  }
  let x = 0;
  for (const text of notes) {
    if (x > 0 && x + widthOf(text) > width) [x, line] = [0, line + 1];
    placed.push({ key: null, text, x, line });
    x += widthOf(text) + 20;
  }
  return placed;
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
  const keys = layoutKeys(pen, texts, size.width);
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
  drawWithin(pen, { x: 0, y: 0, ...size }, 0, () => vision.draw(pen, scene));
  for (const { key, text, x, line } of keys) {
    const y = size.height + 14 + line * keyLine;
    if (key !== null) drawKey(pen, key.shape, x, y, palette);
    write(pen, text, x + (key === null ? 0 : markRoom(key)), y, {
      font: palette.font,
      size: 12,
      color: palette.text2,
    });
  }
  await save(canvas, texts.title);
};
