import { type Hex, toHex, toHsl } from '@soundings/engine/color/contrast';
import sharp from 'sharp';
import { AppError } from '#/platform/http/app-error.ts';
import { readLogo } from '#/platform/pictures/read-logo.ts';
import { cleanSvg } from './clean-svg.ts';
import { renderPixels } from './draw-board.ts';
import type { BoardLogo } from './draw-logo.ts';

export interface ReadLogo {
  readonly logo: BoardLogo;
  /** Its own colours, the one that covers most first; none where it is black, white and grey. */
  readonly colours: readonly Hex[];
}

const sampleSide = 96;
const maxPixels = 4096 * 4096;

/**
 * A logo for boards from an uploaded file: PNG, JPEG and WebP without what does not draw, or a drawing (SVG) of shapes
 * alone. Throws logoOfOtherKind, drawingNotAllowed and logoSizeNotAllowed.
 */
export const readBoardLogo = async (file: Buffer): Promise<ReadLogo> => {
  if (file.subarray(0, 256).toString('latin1').trimStart().startsWith('<')) return readDrawing(file);
  const { content, contentType, width, height } = readLogo(file);
  try {
    const { data } = await sharp(content, { limitInputPixels: maxPixels })
      .resize({ width: sampleSide, height: sampleSide, fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // What draws the board reads PNG and JPEG.
    const [type, bytes] =
      contentType === 'image/webp'
        ? ['image/png', await sharp(content, { limitInputPixels: maxPixels }).png().toBuffer()]
        : [contentType, content];
    const address = `data:${type};base64,${bytes.toString('base64')}`;
    return finished({ kind: 'picture', content: address, width, height }, data);
  } catch {
    throw new AppError('logoOfOtherKind');
  }
};

const readDrawing = async (file: Buffer): Promise<ReadLogo> => {
  const drawing = cleanSvg(file);
  if (!drawing) throw new AppError('drawingNotAllowed');
  const { content, width, height } = drawing;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sampleSide}" height="${sampleSide}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  const pixels = await renderPixels(svg).catch(() => {
    throw new AppError('logoOfOtherKind');
  });
  return finished({ kind: 'svg', content, width, height }, pixels);
};

/** Pixels are RGBA, a byte each. */
const finished = (logo: Pick<BoardLogo, 'kind' | 'content' | 'width' | 'height'>, pixels: Uint8Array): ReadLogo => {
  const sum = [0, 0, 0];
  let shown = 0;
  const bins = new Map<number, { count: number; rgb: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    shown++;
    const rgb: [number, number, number] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    for (const channel of [0, 1, 2]) sum[channel]! += rgb[channel]!;
    const key = rgb.reduce((all, part) => all * 16 + (part >> 4), 0);
    const bin = bins.get(key) ?? { count: 0, rgb };
    bin.count++;
    bins.set(key, bin);
  }
  if (shown === 0) throw new AppError('logoOfOtherKind');
  const colours = [...bins.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ rgb }) => toHex(rgb))
    .filter(isColourful);
  const colour = toHex(sum.map((part) => part / shown) as [number, number, number]);
  return {
    logo: { ...logo, colour, isOpaque: shown > 0.98 * (pixels.length / 4) },
    colours: distinct(colours).slice(0, 3),
  };
};

const isColourful = (hex: Hex): boolean => {
  const { saturation, lightness } = toHsl(hex);
  return saturation > 0.35 && lightness > 0.12 && lightness < 0.85;
};

const distinct = (colours: readonly Hex[]): Hex[] => {
  const kept: Hex[] = [];
  for (const colour of colours) {
    const { hue } = toHsl(colour);
    if (kept.every((other) => Math.min(Math.abs(toHsl(other).hue - hue), 360 - Math.abs(toHsl(other).hue - hue)) > 20))
      kept.push(colour);
  }
  return kept;
};
