import sharp from 'sharp';
import { quote, quotesAreData } from '#/features/ai/engines/prompt.ts';
import type { AiImage } from '#/platform/ai/ai-engine.ts';
import { type Board, type BoardLayout, boardSizes } from '../boards/board-text.ts';
import { drawBoard, renderPng } from '../boards/draw-board.ts';
import { type BoardLogo, drawLogo } from '../boards/draw-logo.ts';
import type { ImageBrief } from './image-brief.ts';

export interface Picture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const drawBuiltIn = async (
  brief: ImageBrief,
  {
    layout,
    seed,
    logo,
    photo = null,
  }: { layout: BoardLayout; seed: number; logo: BoardLogo | null; photo?: Board['photo'] },
  signal: AbortSignal,
): Promise<Picture> => {
  const { headline, copy, statement, brand, language, strategy, figure, colours } = brief;
  const board = { layout, seed, logo, photo, headline, copy, statement, brand, language, strategy, figure, colours };
  return { png: await drawBoard(board, signal), ...boardSizes[layout] };
};

/** What a vendor's model is asked for: our words, then what others say, marked as such. */
export const imagePrompt = ({ headline, copy, brand, scene, wishes }: ImageBrief): string =>
  [
    'A finished concept image for an advertising campaign: one clear scene, carefully composed, no logo and no lettering but the headline.',
    quotesAreData,
    ...[
      ['headline', headline],
      ['copy', copy],
      ['brand', brand],
      ['scene', scene],
      ['wishes', wishes],
    ].flatMap(([name, text]) => (text ? [quote(name!, text)] : [])),
  ].join('\n');

const maxPixels = 64_000_000;

/** A vendor's picture as PNG, with the logo laid over it as it is, a safe distance from the edges. */
export const finishPicture = async (
  { bytes }: AiImage,
  logo: BoardLogo | null,
  signal: AbortSignal,
): Promise<Picture> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!logo) return { png: data, width, height };
  const { channels } = await sharp(data).extract(cornerOf(width, height)).stats();
  const mean = channels.slice(0, 3).map(({ mean: part }) => Math.round(part).toString(16).padStart(2, '0'));
  const ground = `#${(mean.length === 3 ? mean : [mean[0], mean[0], mean[0]]).join('')}`;
  const margin = Math.round(Math.min(width, height) * 0.05);
  const tall = Math.round(Math.min(width, height) * 0.09);
  const { svg } = drawLogo(logo, { x: margin, y: height - margin - tall, width: width * 0.35, height: tall }, ground);
  const over = await renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
    signal,
  );
  return {
    png: await sharp(data)
      .composite([{ input: Buffer.from(over) }])
      .png()
      .toBuffer(),
    width,
    height,
  };
};

const cornerOf = (width: number, height: number) => ({
  left: 0,
  top: Math.floor(height * 0.85),
  width: Math.max(1, Math.floor(width * 0.4)),
  height: Math.max(1, height - Math.floor(height * 0.85)),
});
