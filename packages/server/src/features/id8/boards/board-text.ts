import { contrast, type Hex } from '@soundings/engine/color/contrast';
import type { Strategy } from '@soundings/engine/ideas/strategy-labels';
import { type BoardPalette, leastContrast } from './board-palette.ts';
import { type BoardLogo, drawLogo } from './draw-logo.ts';
import type { Area } from './motif.ts';
import { type Align, type BoardLanguage, drawText, type FittedText, fitText, type TextStyle } from './set-text.ts';
import { capHeight, setLine } from './typefaces.ts';

/** In pixels: A4 at 200 dpi, posts and stories as networks take them, a billboard banner at twice its size. */
export const boardSizes = {
  POSTER: { width: 1654, height: 2339 },
  SQUARE: { width: 1080, height: 1080 },
  STORY: { width: 1080, height: 1920 },
  BANNER: { width: 1940, height: 500 },
  PACK_SHOT: { width: 1080, height: 1350 },
} as const;
export type BoardLayout = keyof typeof boardSizes;

export interface Board {
  readonly layout: BoardLayout;
  readonly headline: string;
  readonly copy: string;
  readonly statement: string;
  readonly brand: string;
  readonly language: BoardLanguage;
  readonly strategy: Strategy;
  /** A figure that the idea names, to be counted out. */
  readonly figure: number | null;
  /** `#rrggbb`, the brand's main one first. */
  readonly colours: readonly Hex[];
  readonly logo: BoardLogo | null;
  /** A JPEG as `data:` address, shown instead of a drawing. */
  readonly photo?: string | null;
  readonly seed: number;
}

export const grotesque: TextStyle = { face: 'grotesque', leading: 1.02, tracking: -0.036 };
export const serif: TextStyle = { face: 'serif', leading: 1.04, tracking: -0.022 };
const running: TextStyle = { face: 'text', leading: 1.4, tracking: -0.006 };
const strong: TextStyle = { face: 'strong', leading: 1.3, tracking: -0.008 };

export interface Sheet extends Board {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** A step of the layout's grid, a 24th of the shorter side or so. */
  readonly unit: number;
  readonly palette: BoardPalette;
  readonly display: TextStyle;
  readonly random: () => number;
}

interface TextRoom {
  readonly maxSize?: number;
  /** Of the height, at most. */
  readonly copyShare?: number;
  readonly copyBelow?: number;
}

export const textBetween = (
  sheet: Sheet,
  area: Area,
  { maxSize = sheet.width * 0.17, copyShare = 0.4 }: TextRoom = {},
): string => {
  const { palette, copy, language, unit, layout } = sheet;
  const size = layout === 'BANNER' ? 33 : unit * (layout === 'STORY' ? 1.75 : 1.5);
  const copied = copy
    ? fitText(
        copy,
        running,
        {
          width: Math.min(area.width, size * 34),
          height: area.height * copyShare,
          maxSize: size,
          minSize: size * 0.8,
          maxLines: 4,
        },
        language,
      )
    : null;
  // Descenders reach into it.
  const gap = copied && copied.height > 0 ? (layout === 'BANNER' ? unit * 1.7 : unit * 3) : 0;
  const room = { ...area, height: area.height - (copied?.height ?? 0) - gap };
  const drawn = drawHeadline(sheet, room, maxSize);
  if (!copied || copied.lines.length === 0) return drawn;
  const y = area.y + area.height - copied.height;
  return `${drawn}${placed(copied, area.x, y, palette.ink)}`;
};

const drawHeadline = (sheet: Sheet, area: Area, maxSize: number): string => {
  const { palette, display, headline, language, unit, layout } = sheet;
  const [main, aside, isLead] = layout === 'BANNER' ? [headline, ''] : partsOfHeadline(headline);
  const fitAt = (text: string, height: number, size: number, maxLines: number) =>
    fitText(text, display, { width: area.width, height, maxSize: size, minSize: unit, maxLines }, language);
  const small = aside ? fitAt(aside, area.height * 0.3, unit * 2.7, 2) : null;
  const between = small ? unit * 1.5 : 0;
  const large = fitAt(main, area.height - (small?.height ?? 0) - between, maxSize, 6);
  if (!small) return placed(large, area.x, area.y, palette.ink);
  const fill = contrast(palette.ground, palette.accent) >= leastContrast ? palette.accent : palette.ink;
  const [first, second] = isLead ? [small, large] : [large, small];
  return [first, second]
    .map((text) =>
      placed(
        text,
        area.x,
        text === first ? area.y : area.y + first.height + between,
        text === small ? fill : palette.ink,
      ),
    )
    .join('');
};

/** "Exhibit A: …" has a lead, "… Guess who." an answer; a longer one is no aside. */
const partsOfHeadline = (headline: string): [main: string, aside: string, isLead?: boolean] => {
  const lead = /^(.{4,36}:) (.{8,})$/su.exec(headline);
  if (lead) return [lead[2]!, lead[1]!, true];
  const answer = /^(.{12,}[.”“]) (\p{Lu}.{3,30})$/su.exec(headline);
  return answer ? [answer[1]!, answer[2]!] : [headline, ''];
};

const placed = (text: FittedText, x: number, y: number, fill: Hex, align: Align = 'left'): string =>
  drawText(text, { x, y, fill, align, cap: capHeight(text.style.face) });

export const drawFoot = (sheet: Sheet, room?: { left: number; width: number }): { drawn: string; top: number } => {
  const { width, height, margin, unit } = sheet;
  const { left, width: wide } = room ?? { left: margin, width: width - 2 * margin };
  const tall = sheet.layout === 'BANNER' ? 52 : unit * 2.3;
  const top = height - margin - tall;
  return { drawn: drawSender(sheet, { x: left, y: top, width: wide, height: tall }), top };
};

export const drawHead = (sheet: Sheet): { drawn: string; bottom: number } => {
  const { width, margin, unit } = sheet;
  const tall = unit * 2.3;
  const area = { x: margin, y: margin, width: width - 2 * margin, height: tall };
  return { drawn: drawSender(sheet, area), bottom: margin + tall };
};

const drawSender = (sheet: Sheet, { x, y, width, height }: Area): string => {
  const { logo, brand, statement, palette, language, layout, unit } = sheet;
  const size = layout === 'BANNER' ? 30 : unit * 1.55;
  let taken = 0;
  const parts: string[] = [];
  if (logo) {
    const drawn = drawLogo(logo, { x, y, width: width * 0.45, height }, palette.ground);
    parts.push(drawn.svg);
    taken = drawn.width;
  } else if (brand) {
    const name = fitText(
      brand,
      { ...strong, tracking: -0.02 },
      { width: width * 0.55, height, maxSize: size, minSize: size * 0.5, maxLines: 1 },
      language,
    );
    parts.push(placed(name, x, y + height - name.height, palette.ink));
    taken = width * 0.55;
  }
  if (statement && width - taken > unit * 8) {
    const small = layout === 'BANNER' ? 22 : unit * 1.02;
    const said = fitText(
      statement,
      strong,
      {
        width: Math.min(width - taken - unit * 2, small * 26),
        height,
        maxSize: small,
        minSize: small * 0.8,
        maxLines: 2,
      },
      language,
    );
    parts.push(drawRight(said, x + width, y + height - said.height, palette.ink));
  }
  return parts.join('');
};

const drawRight = (text: FittedText, x: number, y: number, fill: Hex): string => {
  const { lines, size, style } = text;
  return lines
    .map((line, index) => {
      const one: FittedText = { lines: [line], size, style, height: size };
      return drawText(one, {
        x: x - widthOfLine(line, text),
        y: y + index * style.leading * size,
        fill,
        cap: capHeight(style.face),
      });
    })
    .join('');
};

const widthOfLine = (line: string, { size, style }: FittedText): number =>
  setLine(line, style.face, size, style.tracking).width;
