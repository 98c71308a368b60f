export type Hex = string;

type Rgb = readonly [number, number, number];

export const toRgb = (hex: Hex): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const toHex = (rgb: readonly number[]): Hex =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0 (black) to 1 (white). WCAG 2.2, definition of relative luminance. */
export const luminance = (hex: Hex): number => {
  const linear = toRgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
};

/** Contrast ratio of two colours, 1–21. WCAG 2.2, definition of contrast ratio. */
export const contrast = (one: Hex, other: Hex): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Hue 0–360, saturation and lightness 0–1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

export const toHsl = (hex: Hex): Hsl => {
  const [red, green, blue] = toRgb(hex).map((part) => part / 255) as unknown as Rgb;
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  const lightness = max - span / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    max === red ? ((green - blue) / span + 6) % 6 : max === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: sixth * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
};

export const fromHsl = ({ hue, saturation, lightness }: Hsl): Hex => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number): number => {
    const twelfth = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1)));
  };
  return toHex([part(0), part(8), part(4)]);
};
