import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./hackabu.css', import.meta.url), 'utf8');
const [light = {}, dark = {}] = [...css.matchAll(/\{([^}]*)\}/g)].map(([, block = '']) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value])),
);

/** Relative luminance of an sRGB colour: WCAG 2.2. */
const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const surfaces = ['bg-page', 'bg-surface', 'bg-raised', 'bg-hover', 'bg-active', 'bg-selected', 'bg-sunken'];
const texts = ['text', 'text-2', 'text-3'];
const onSurface = ['brand-text', 'annot', 'pos', 'neg', 'warn'];
const steps = [1, 2, 3, 4, 5, 6, 7];

it.each([
  ['light', light],
  ['dark', dark],
])('HACKABU in %s: text has a contrast of 4.5, marks one of 3', (_, tokens) => {
  const of = (one: string, other: string) => contrast(tokens[one] ?? '#808080', tokens[other] ?? '#808080');
  for (const text of texts)
    for (const surface of surfaces) expect(of(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  for (const text of onSurface) expect(of(text, 'bg-surface'), text).toBeGreaterThanOrEqual(4.5);
  for (const step of steps) expect(of(`on-seq-${step}`, `seq-${step}`), `step ${step}`).toBeGreaterThanOrEqual(4.5);
  for (const mark of ['bar-focus', 'focus', 'line-control', 'cat-1', 'cat-2']) {
    expect(of(mark, 'bg-surface'), mark).toBeGreaterThanOrEqual(3);
  }
  expect(contrast('#ffffff', tokens.brand ?? '')).toBeGreaterThanOrEqual(4.5);
});

it('dresses the same roles in light and dark', () => {
  expect(Object.keys(light)).toEqual(Object.keys(dark));
});
