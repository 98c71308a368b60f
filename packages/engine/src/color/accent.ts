import { contrast, fromHsl, type Hex, luminance, toHex, toHsl, toRgb } from './contrast.ts';

export type Theme = 'light' | 'dark';

/** WCAG 2.2: text on a button (1.4.3), and the button against what it stands on (1.4.11). */
export const textContrast = 4.5;
export const surfaceContrast = 3;

interface Ground {
  /** What a button or a link may stand on; the same values as --bg-* in the web's tokens.css. */
  readonly surfaces: readonly Hex[];
  readonly tints: { readonly soft: number; readonly selected: number; readonly line: number };
  /** The surface under a tint. */
  readonly tinted: Hex;
  readonly outwards: -1 | 1;
}

const grounds: Record<Theme, Ground> = {
  light: {
    surfaces: ['#ffffff', '#f8fafc', '#f2f5f8'],
    tints: { soft: luminance('#e8f0ff'), selected: luminance('#f1f5ff'), line: luminance('#c3d6ff') },
    tinted: '#ffffff',
    outwards: -1,
  },
  dark: {
    surfaces: ['#070d14', '#0a1018', '#101821', '#1c2531'],
    tints: { soft: luminance('#1b2849'), selected: luminance('#192237'), line: luminance('#334a83') },
    tinted: '#101821',
    outwards: 1,
  },
};

const labels = { light: '#ffffff', dark: '#060f1a' } as const;

export interface Accent {
  readonly fill: Hex;
  readonly hover: Hex;
  readonly onFill: Hex;
  readonly text: Hex;
  readonly soft: Hex;
  readonly selected: Hex;
  readonly line: Hex;
  readonly isAdjusted: boolean;
  /** Lowest contrast of the colour that was asked for: against the surfaces, and of the better label on it. */
  readonly given: { readonly surface: number; readonly label: number };
}

const lowest = (color: Hex, others: readonly Hex[]): number =>
  Math.min(...others.map((other) => contrast(color, other)));

const bestLabel = (fill: Hex): Hex =>
  contrast(labels.light, fill) >= textContrast || contrast(labels.light, fill) >= contrast(labels.dark, fill)
    ? labels.light
    : labels.dark;

const passesAsFill = (color: Hex, surfaces: readonly Hex[]): boolean =>
  lowest(color, surfaces) >= surfaceContrast && contrast(color, bestLabel(color)) >= textContrast;

const step = 1 / 256;

const nearestShade = (color: Hex, outwards: -1 | 1, passes: (shade: Hex) => boolean): Hex => {
  const hsl = toHsl(color);
  for (const direction of [outwards, -outwards]) {
    for (let lightness = hsl.lightness; lightness >= 0 && lightness <= 1; lightness += direction * step) {
      const shade = lightness === hsl.lightness ? color : fromHsl({ ...hsl, lightness });
      if (passes(shade)) return shade;
    }
  }
  return outwards === 1 ? labels.light : labels.dark;
};

/** The colour laid so thinly over a surface that the mixture is as light as `target`, a relative luminance. */
const tint = (color: Hex, surface: Hex, target: number): Hex => {
  const [over, under] = [toRgb(color), toRgb(surface)];
  const mix = (share: number): Hex => toHex(under.map((part, i) => part + share * (over[i]! - part)));
  const isDarker = luminance(color) < luminance(surface);
  let [low, high] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const share = (low + high) / 2;
    if (luminance(mix(share)) < target === isDarker) high = share;
    else low = share;
  }
  return mix((low + high) / 2);
};

const toHoverColor = (fill: Hex, onFill: Hex): Hex => {
  const hsl = toHsl(fill);
  const away = onFill === labels.light ? -0.06 : 0.06;
  return fromHsl({ ...hsl, lightness: Math.min(1, Math.max(0, hsl.lightness + away)) });
};

/**
 * What a theme makes of an accent colour (`#rrggbb`): the colour itself where it passes, else the nearest shade of the
 * same hue that does. Text on buttons has at least 4.5 : 1, buttons 3 : 1 against every surface, links 4.5 : 1.
 */
export const accentIn = (color: Hex, theme: Theme): Accent => {
  const given = color.toLowerCase();
  const { surfaces, tints, tinted, outwards } = grounds[theme];
  const fill = nearestShade(given, outwards, (shade) => passesAsFill(shade, surfaces));
  const onFill = bestLabel(fill);
  const soft = tint(fill, tinted, tints.soft);
  return {
    fill,
    hover: toHoverColor(fill, onFill),
    onFill,
    text: nearestShade(given, outwards, (shade) => lowest(shade, [...surfaces, soft]) >= textContrast),
    soft,
    selected: tint(fill, tinted, tints.selected),
    line: tint(fill, tinted, tints.line),
    isAdjusted: fill !== given,
    given: { surface: lowest(given, surfaces), label: contrast(given, bestLabel(given)) },
  };
};
