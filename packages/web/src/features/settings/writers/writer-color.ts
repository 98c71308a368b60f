import { readOpacity, writerColorPattern } from '@soundings/contract/settings/writer-choices';
import { contrast, type Hex, toHex, toRgb } from '@soundings/engine/color/contrast';

export type Theme = 'light' | 'dark';

/** Cards of both themes, as `--bg-surface` in tokens.css. */
const surfaces: Record<Theme, Hex> = { light: '#ffffff', dark: '#101821' };
/** One of them has 4.58 : 1 or more on any colour. */
const inks = ['#000000', '#ffffff'] as const;
/** Below that a label is hardly told from the card under it. */
const visibleContrast = 1.25;

export interface WriterLook {
  readonly fill: Hex;
  readonly text: Hex;
  readonly textContrast: number;
  readonly isFaint: boolean;
}

const onSurface = (color: Hex, opacity: number, surface: Hex): Hex => {
  const [red, green, blue] = toRgb(color);
  const [r, g, b] = toRgb(surface);
  const mix = (over: number, under: number) => (over * opacity + under * (100 - opacity)) / 100;
  return toHex([mix(red, r), mix(green, g), mix(blue, b)]);
};

/** How a label in the colour looks in a theme; null while the colour is not complete. */
export const toWriterLook = (color: string, theme: Theme): WriterLook | null => {
  if (!writerColorPattern.test(color)) return null;
  const surface = surfaces[theme];
  const fill = onSurface(color.slice(0, 7), readOpacity(color), surface);
  const [black, white] = inks.map((ink) => contrast(ink, fill)) as [number, number];
  const text = black >= white ? inks[0] : inks[1];
  const isFaint = contrast(fill, surface) < visibleContrast;
  return { fill, text, textContrast: Math.max(black, white), isFaint };
};

/** Any colour, fully opaque. `random` gives 0 to 1. */
export const randomColor = (random: () => number = Math.random): string =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}ff`;
