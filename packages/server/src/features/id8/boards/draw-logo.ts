import { contrast, type Hex } from '@soundings/engine/color/contrast';
import type { Area } from './motif.ts';
import { round } from './set-text.ts';

/** A logo as it was given: shown exactly, never drawn anew. */
export interface BoardLogo {
  /** Markup of a nested drawing that was cleaned, or a picture as a data address. */
  readonly kind: 'svg' | 'picture';
  readonly content: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour of what is not transparent. */
  readonly colour: Hex;
  readonly isOpaque: boolean;
}

/** Around a logo, in parts of its height, nothing else stands. */
const safeArea = 0.35;
/** WCAG 2.2, 1.4.11: below this a logo gets a ground of its own. */
const leastContrast = 2.2;

/** Draws a logo into an area, aligned with its left bottom. @returns also how much of the width it takes. */
export const drawLogo = (
  { kind, content, width, height, colour, isOpaque }: BoardLogo,
  area: Area,
  ground: Hex,
): { svg: string; width: number } => {
  const needsGround = !isOpaque && contrast(colour, ground) < leastContrast;
  const pad = needsGround ? area.height * 0.22 : 0;
  const scale = Math.min(
    (area.width - 2 * pad) / width,
    (area.height - 2 * pad) / height,
    kind === 'picture' ? 1 : Number.POSITIVE_INFINITY,
  );
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [area.x + pad, area.y + area.height - h - pad];
  const own = contrast('#ffffff', colour) >= contrast('#101014', colour) ? '#ffffff' : '#101014';
  const chip = needsGround
    ? `<rect x="${round(area.x)}" y="${round(y - pad)}" width="${round(w + 2 * pad)}" height="${round(h + 2 * pad)}" rx="${round(pad * 0.6)}" fill="${own}"/>`
    : '';
  const drawn =
    kind === 'svg'
      ? `<svg x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" viewBox="0 0 ${width} ${height}">${content}</svg>`
      : `<image x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" href="${content}"/>`;
  return { svg: chip + drawn, width: w + 2 * pad + safeArea * h };
};
