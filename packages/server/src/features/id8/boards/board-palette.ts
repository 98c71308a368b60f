import { contrast, type Hex, luminance, toHex, toRgb } from '@soundings/engine/color/contrast';

/** Colours of a board. Whatever is written in `ink` on `ground`, or in `onAccent` on `accent`, has at least 4.5 : 1. */
export interface BoardPalette {
  readonly ground: Hex;
  readonly ink: Hex;
  readonly accent: Hex;
  readonly onAccent: Hex;
  /** For shapes: a shade near the ground, one between, and the one that stands out. */
  readonly shapes: readonly [Hex, Hex, Hex];
}

export const boardModes = ['vivid', 'dark', 'light', 'paper'] as const;
export type BoardMode = (typeof boardModes)[number];

/** Lightness 0–1, chroma, hue in degrees. B. Ottosson, "A perceptual color space for image processing", 2020. */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const toOklch = (hex: Hex): Oklch => {
  const [r, g, b] = toRgb(hex).map((part) => toLinear(part / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
};

/** The colour, with as much chroma as sRGB has for it. */
const fromOklch = ({ l, c, h }: Oklch): Hex => {
  for (let chroma = c; chroma > 0; chroma -= 0.004) {
    const rgb = linearRgb(l, chroma, h);
    if (rgb.every((part) => part >= -0.001 && part <= 1.001)) return hexOf(rgb);
  }
  return hexOf(linearRgb(l, 0, h));
};

const linearRgb = (lightness: number, chroma: number, hue: number): [number, number, number] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const hexOf = (rgb: readonly [number, number, number]): Hex =>
  toHex(rgb.map((part) => Math.min(255, Math.max(0, 255 * fromLinear(Math.max(0, part))))) as [number, number, number]);

const houseColours: readonly Hex[] = [
  '#e4572e',
  '#0f6e5c',
  '#2743d2',
  '#c8102e',
  '#f2a900',
  '#6b2fb3',
  '#0b7fab',
  '#d6336c',
];

/** @returns a colour that a brand without one gets, always the same for a name. */
export const houseColour = (brand: string): Hex => {
  let hash = 0;
  for (const letter of brand.toLowerCase()) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return houseColours[hash % houseColours.length]!;
};

/** How a board's hue and its accent's stand to each other: near, a third, or across. */
const turns = [35, -35, 150, 180, -120] as const;

/**
 * A palette from a brand's colours, the main one first. `turn` picks the accent where the brand has no second colour.
 */
export const boardPalette = (colours: readonly Hex[], mode: BoardMode, turn: number): BoardPalette => {
  const main = toOklch(colours[0]!);
  const isGrey = main.c < 0.03;
  const second = colours
    .slice(1)
    .map(toOklch)
    .find((other) => other.c > 0.06 && hueGap(other.h, main.h) > 25);
  const hue = main.h;
  const accentHue = second?.h ?? (isGrey ? [30, 250, 150][turn % 3]! : (hue + turns[turn % turns.length]! + 360) % 360);
  const chroma = isGrey ? 0.008 : Math.max(0.09, main.c);
  const shade = (l: number, c: number, h = hue): Hex => fromOklch({ l, c, h });
  const accentOn = (dark: boolean): Hex => shade(dark ? 0.8 : 0.62, 0.19, accentHue);

  if (mode === 'dark') {
    const ground = shade(0.2, Math.min(0.06, chroma));
    return finished(ground, shade(0.96, 0.015), accentOn(true), [
      shade(0.29, Math.min(0.08, chroma)),
      shade(0.56, chroma),
      accentOn(true),
    ]);
  }
  if (mode === 'light') {
    const ground = shade(0.93, Math.min(0.06, chroma));
    return finished(ground, shade(0.24, Math.min(0.09, chroma)), accentOn(false), [
      shade(0.85, Math.min(0.1, chroma)),
      shade(0.55, Math.max(chroma, isGrey ? 0 : 0.13)),
      accentOn(false),
    ]);
  }
  if (mode === 'paper') {
    const ground = shade(0.97, 0.012, 85);
    return finished(ground, shade(0.2, Math.min(0.04, chroma)), shade(Math.min(0.6, Math.max(0.45, main.l)), chroma), [
      shade(0.91, 0.02, 85),
      shade(0.28, Math.min(0.05, chroma)),
      isGrey ? accentOn(false) : shade(Math.min(0.62, Math.max(0.5, main.l)), chroma),
    ]);
  }
  const l = Math.min(0.84, Math.max(0.42, main.l));
  const ground = isGrey ? shade(0.3, 0.01) : shade(l, Math.max(chroma, 0.12));
  const isDark = luminance(ground) < 0.3;
  return finished(
    ground,
    isDark ? shade(0.98, 0.02) : shade(0.2, 0.06),
    isDark ? shade(0.88, 0.14, accentHue) : shade(0.35, 0.12, accentHue),
    [
      shade(isDark ? l - 0.07 : l - 0.06, chroma),
      isDark ? shade(Math.max(0.22, l - 0.24), chroma) : shade(0.97, 0.03),
      isDark ? shade(0.88, 0.14, accentHue) : shade(0.38, 0.14, accentHue),
    ],
  );
};

const hueGap = (one: number, other: number): number => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

/** Of text. */
export const leastContrast = 4.5;

const finished = (ground: Hex, ink: Hex, accent: Hex, shapes: BoardPalette['shapes']): BoardPalette => ({
  ground,
  ink: readableOn(ground, ink),
  accent,
  onAccent: readableOn(accent, luminance(accent) > 0.18 ? '#101014' : '#ffffff'),
  shapes,
});

const readableOn = (ground: Hex, ink: Hex): Hex => {
  if (contrast(ground, ink) >= leastContrast) return ink;
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';
};
