import { contrast, toHsl } from '@soundings/engine/color/contrast';
import type { PageHead } from './page-head.ts';
import { attribute, type Element, walk } from './parse-html.ts';

const most = 3;
const isBrandColour = (hex: string): boolean => {
  const { saturation, lightness } = toHsl(hex);
  return saturation > 0.35 && lightness > 0.12 && lightness < 0.85 && contrast(hex, '#ffffff') > 1.2;
};

/**
 * Colours that a page gives itself, as `#rrggbb`: what it tells browsers to show around it, then what its own styles use
 * most, hues apart.
 */
export const findPageColours = (root: Element, { meta }: PageHead): string[] => {
  const told = ['theme-color', 'msapplication-tilecolor', 'msapplication-navbutton-color'].flatMap(
    (name) => toHex(meta.get(name) ?? '') ?? [],
  );
  const counts = new Map<string, number>();
  const count = (css: string): void => {
    for (const [written] of css.slice(0, maxCss).matchAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi)) {
      const hex = toHex(written);
      if (hex) counts.set(hex, (counts.get(hex) ?? 0) + 1);
    }
  };
  for (const element of walk(root, ({ name }) => name === 'svg')) {
    count(`${attribute(element, 'style')} ${attribute(element, 'bgcolor')} ${attribute(element, 'color')}`);
    if (element.name === 'style') count(element.children.filter((child) => typeof child === 'string').join(''));
  }
  const used = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([hex]) => hex);
  return apart([...told, ...used].filter(isBrandColour)).slice(0, most);
};

const maxCss = 200_000;

const toHex = (written: string): string | null => {
  const [, long, short] = /^\s*#(?:([\da-f]{6})|([\da-f]{3}))\s*$/i.exec(written) ?? [];
  if (long) return `#${long.toLowerCase()}`;
  return short ? `#${[...short.toLowerCase()].map((digit) => digit + digit).join('')}` : null;
};

const apart = (colours: readonly string[]): string[] => {
  const kept: string[] = [];
  for (const colour of colours) {
    const gap = (other: string): number => Math.abs(toHsl(other).hue - toHsl(colour).hue);
    if (kept.every((other) => Math.min(gap(other), 360 - gap(other)) > 20)) kept.push(colour);
  }
  return kept;
};
