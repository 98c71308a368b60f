import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/** Inter (R. Andersson) and Fraunces (Undercase Type), both SIL Open Font License 1.1; the licences come with their packages. */
const files = {
  text: 'inter/files/inter-{}-500-normal',
  strong: 'inter/files/inter-{}-700-normal',
  grotesque: 'inter/files/inter-{}-900-normal',
  serif: 'fraunces/files/fraunces-{}-600-normal',
} as const;
export type Typeface = keyof typeof files;

/** Latin, and what other languages of the Latin script add. */
const subsets = ['latin', 'latin-ext'] as const;
const { resolve } = createRequire(import.meta.url);
const opened = new Map<Typeface, readonly Font[]>();

const openTypeface = (name: Typeface): readonly Font[] => {
  const known = opened.get(name);
  if (known) return known;
  const fonts = subsets.map(
    (subset) => openSync(resolve(`@fontsource/${files[name].replace('{}', subset)}.woff`)) as Font,
  );
  opened.set(name, fonts);
  return fonts;
};

export interface SetLine {
  /** SVG path data with the origin at the left end of the baseline. */
  readonly path: string;
  /** From the first outline's left edge to the last one's right edge, in pixels. */
  readonly width: number;
}

/** Of a typeface, in parts of its size. */
export const capHeight = (name: Typeface): number => {
  const [font] = openTypeface(name);
  return font!.capHeight / font!.unitsPerEm;
};

/** Without what the typeface cannot draw, such as emoji. */
export const drawableText = (text: string, name: Typeface): string => {
  const fonts = openTypeface(name);
  const can = (letter: string) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  return [...text.normalize('NFC')]
    .filter((letter) => /\s/.test(letter) || can(letter))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/** Kerned and spaced; starts at the first letter's edge rather than at its side bearing, so that lines align to the eye. */
export const setLine = (text: string, name: Typeface, size: number, tracking = 0): SetLine => {
  let x = 0;
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  const outlines: { readonly glyph: Glyph; readonly x: number; readonly scale: number }[] = [];
  for (const { run, scale } of shape(text, name, size)) {
    for (const [index, glyph] of run.glyphs.entries()) {
      const position = run.positions[index]!;
      const { bbox } = glyph;
      if (Number.isFinite(bbox.minX) && bbox.maxX > bbox.minX) {
        left = Math.min(left, x + bbox.minX * scale);
        right = Math.max(right, x + bbox.maxX * scale);
        outlines.push({ glyph, x: x + position.xOffset * scale, scale });
      }
      x += position.xAdvance * scale + tracking * size;
    }
  }
  if (outlines.length === 0) return { path: '', width: 0 };
  const path = outlines
    .map(({ glyph, x: at, scale }) =>
      glyph.path
        .scale(scale, -scale)
        .translate(at - left, 0)
        .toSVG(),
    )
    .join('');
  return { path, width: right - left };
};

type Glyph = ReturnType<Font['layout']>['glyphs'][number];

const widths = new Map<string, number>();
const maxWidths = 20_000;

/** Of a word at size 1. */
export const measure = (text: string, name: Typeface, tracking = 0): number => {
  const key = `${name} ${tracking} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = 0;
    for (const { run, scale } of shape(text, name, 1)) {
      for (const { xAdvance } of run.positions) width += xAdvance * scale + tracking;
    }
    if (widths.size > maxWidths) widths.clear();
    widths.set(key, width);
  }
  return width;
};

function* shape(text: string, name: Typeface, size: number) {
  const fonts = openTypeface(name);
  const fontOf = (letter: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!;
  let run = '';
  let current = fonts[0]!;
  for (const letter of text) {
    const font = fontOf(letter);
    if (font !== current && run) {
      yield { run: current.layout(run), scale: size / current.unitsPerEm };
      run = '';
    }
    current = font;
    run += letter;
  }
  if (run) yield { run: current.layout(run), scale: size / current.unitsPerEm };
}
