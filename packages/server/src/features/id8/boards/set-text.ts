import { createRequire } from 'node:module';
import { drawableText, measure, setLine, type Typeface } from './typefaces.ts';

export type BoardLanguage = 'en' | 'de' | 'da';

export interface TextStyle {
  readonly face: Typeface;
  /** Distance of baselines, in parts of the size. */
  readonly leading: number;
  /** Between letters, in parts of the size. */
  readonly tracking: number;
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
  readonly minSize: number;
  readonly maxLines: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly style: TextStyle;
  /** From the first line's top to the last one's baseline, roughly a cap height more than the distances of baselines. */
  readonly height: number;
}

const softHyphen = '\u00ad';
/** What the package gives for each language; it is CommonJS in folders, which no import finds. */
interface Hyphenation {
  hyphenateSync(text: string, options: { readonly minWordLength: number }): string;
}
const require = createRequire(import.meta.url);
const hyphenate: Readonly<Record<BoardLanguage, Hyphenation>> = {
  en: require('hyphen/en') as Hyphenation,
  de: require('hyphen/de') as Hyphenation,
  da: require('hyphen/da') as Hyphenation,
};
/** A hyphenated headline is only better if it may become this much larger. */
const worthHyphens = 1.3;

/** Fits a text into a box; what does not fit at the smallest size ends with an ellipsis. */
export const fitText = (given: string, style: TextStyle, box: TextBox, language: BoardLanguage): FittedText => {
  const text = drawableText(given, style.face);
  const whole = largest(text, style, box);
  const split = largest(
    text
      .split(' ')
      .map((word) => (word.length > 9 ? hyphenate[language].hyphenateSync(word, { minWordLength: 10 }) : word))
      .join(' '),
    style,
    box,
  );
  const best = !whole || (split && split.size > whole.size * worthHyphens) ? split : whole;
  return best ?? cutToFit(text, style, box);
};

const largest = (text: string, style: TextStyle, box: TextBox): FittedText | null => {
  let [low, high] = [Math.floor(box.minSize), Math.floor(box.maxSize)];
  let best: FittedText | null = null;
  while (low <= high) {
    const size = (low + high) >> 1;
    const lines = breakLines(text, style, box.width / size, box.maxLines);
    const height = lines ? heightOf(lines.length, style, size) : Number.POSITIVE_INFINITY;
    if (lines && height <= box.height) {
      best = { lines, size, style, height };
      low = size + 1;
    } else high = size - 1;
  }
  return best;
};

const heightOf = (lines: number, { leading }: TextStyle, size: number): number => ((lines - 1) * leading + 0.75) * size;

const cutToFit = (text: string, style: TextStyle, box: TextBox): FittedText => {
  const words = text.split(' ');
  for (let kept = words.length - 1; kept > 0; kept--) {
    const fitted = largest(
      `${words
        .slice(0, kept)
        .join(' ')
        .replace(/[,;:.–-]+$/, '')}…`,
      style,
      box,
    );
    if (fitted) return fitted;
  }
  return { lines: [], size: box.minSize, style, height: 0 };
};

/** Words that lean on the next one: a line should not end in them. */
const leaning =
  /^(a|an|the|of|to|in|on|at|by|for|and|or|no|is|with|der|die|das|den|dem|ein|eine|und|oder|zu|im|am|von|für|mit|en|et|og|i|på|til|af|for|med|som|\d+)$/i;

/**
 * Breaks a text to as few lines as it takes, all about as long: the least sum of squared gaps (Knuth and Plass 1981 in
 * small). Null where a word is wider than the measure, or there are too many lines. `width` is in parts of the size.
 */
export const breakLines = (
  text: string,
  { face, tracking }: TextStyle,
  width: number,
  maxLines: number,
): string[] | null => {
  const pieces = toPieces(text, face, tracking);
  const count = fewestLines(pieces, width);
  if (count === null || count > maxLines) return null;
  const ideal = Math.min(width, (totalWidth(pieces) / count) * 1.02 + 0.2);
  // costs[lines][end]: the least cost of setting the pieces before `end` in so many lines.
  const costs: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let line = 1; line <= count; line++) {
    const row: { cost: number; from: number }[] = [];
    for (let end = 1; end <= pieces.length; end++) {
      let best = { cost: Number.POSITIVE_INFINITY, from: -1 };
      for (let from = end - 1; from >= 0; from--) {
        const wide = widthOf(pieces, from, end);
        if (wide > width) break;
        const before = costs[line - 1]![from];
        if (!before || !Number.isFinite(before.cost)) continue;
        const cost = before.cost + costOf(pieces, from, end, { wide, ideal, isLast: end === pieces.length });
        if (cost < best.cost) best = { cost, from };
      }
      row[end] = best;
    }
    costs.push(row);
  }
  const lines: string[] = [];
  for (let line = count, end = pieces.length; line > 0; line--) {
    const { from } = costs[line]![end]!;
    if (from < 0) return null;
    lines.unshift(textOf(pieces, from, end));
    end = from;
  }
  return lines;
};

/** A word, or a part of one behind which it may be hyphenated. */
interface Piece {
  readonly text: string;
  readonly width: number;
  readonly endsWord: boolean;
  readonly space: number;
  readonly hyphen: number;
}

const toPieces = (text: string, face: Typeface, tracking: number): Piece[] => {
  const space = measure(' ', face, tracking);
  const hyphen = measure('-', face, tracking);
  return text.split(' ').flatMap((word) =>
    // A hyphen of the word's own is a place to break at, too.
    word
      .replaceAll(/(?<=\p{L}{3}-)(?=\p{L}{3})/gu, softHyphen)
      .split(softHyphen)
      .map((part, index, parts) => ({
        text: part,
        width: measure(part, face, tracking),
        endsWord: index === parts.length - 1,
        space,
        hyphen: part.endsWith('-') ? 0 : hyphen,
      })),
  );
};

const widthOf = (pieces: readonly Piece[], from: number, end: number): number => {
  let width = 0;
  for (let at = from; at < end; at++) {
    const { width: own, endsWord, space } = pieces[at]!;
    width += own + (endsWord && at < end - 1 ? space : 0);
  }
  const last = pieces[end - 1]!;
  return width + (last.endsWord ? 0 : last.hyphen);
};

const totalWidth = (pieces: readonly Piece[]): number => widthOf(pieces, 0, pieces.length);

const textOf = (pieces: readonly Piece[], from: number, end: number): string => {
  const text = pieces
    .slice(from, end)
    .map(({ text: part, endsWord }, index) => part + (endsWord && from + index < end - 1 ? ' ' : ''))
    .join('');
  const last = pieces[end - 1]!;
  return last.endsWord || last.hyphen === 0 ? text : `${text}-`;
};

const fewestLines = (pieces: readonly Piece[], width: number): number | null => {
  let lines = 1;
  let from = 0;
  for (let end = 1; end <= pieces.length; end++) {
    if (widthOf(pieces, from, end) <= width) continue;
    if (end - from === 1) return null;
    lines++;
    from = end - 1;
    if (widthOf(pieces, from, end) > width) return null;
  }
  return lines;
};

const costOf = (
  pieces: readonly Piece[],
  from: number,
  end: number,
  { wide, ideal, isLast }: { wide: number; ideal: number; isLast: boolean },
): number => {
  const last = pieces[end - 1]!;
  const isAlone = isLast && end - from === 1 && from > 0;
  return (
    ((ideal - wide) / ideal) ** 2 +
    (last.endsWord ? 0 : 0.35) +
    (!isLast && leaning.test(last.text) ? 0.12 : 0) +
    (isAlone && wide < ideal * 0.45 ? 0.25 : 0)
  );
};

export type Align = 'left' | 'center';

/** Opening quotes stand in the margin, so that letters are in line. */
const hanging = /^[“„‘"'(]/;

/** Lines as outlines from (x, y), the top of the first line's capitals. @returns SVG */
export const drawText = (
  { lines, size, style: { face, leading, tracking } }: FittedText,
  { x, y, fill, align = 'left', cap }: { x: number; y: number; fill: string; align?: Align; cap: number },
): string =>
  lines
    .map((line, index) => {
      const { path, width } = setLine(line, face, size, tracking);
      const hung = align === 'left' && hanging.test(line) ? measure(line[0]!, face, tracking) * size : 0;
      const left = align === 'center' ? x - width / 2 : x - hung;
      const baseline = y + cap * size + index * leading * size;
      return `<path fill="${fill}" transform="translate(${round(left)} ${round(baseline)})" d="${path}"/>`;
    })
    .join('');

export const round = (value: number): number => Math.round(value * 100) / 100;
