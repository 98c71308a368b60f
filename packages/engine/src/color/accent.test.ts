import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentIn, surfaceContrast, textContrast } from './accent.ts';
import { contrast, fromHsl, toHsl } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // Examples of WebAIM's contrast checker.
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBeCloseTo(expected, 2);
  });
});

const surfaces = { light: ['#ffffff', '#f8fafc', '#f2f5f8'], dark: ['#070d14', '#0a1018', '#101821', '#1c2531'] };

describe('an accent colour', () => {
  it('stays as it is where it passes, with the label that can be read on it', () => {
    expect(accentIn('#00736C', 'light')).toMatchObject({ fill: '#00736c', onFill: '#ffffff', isAdjusted: false });
    expect(accentIn('#ffb000', 'dark')).toMatchObject({ fill: '#ffb000', onFill: '#060f1a', isAdjusted: false });
  });

  it('that is too pale for the light theme becomes darker there, in the same hue', () => {
    const { fill, isAdjusted, given } = accentIn('#ffb000', 'light');
    expect(isAdjusted).toBe(true);
    expect(given.surface).toBeLessThan(surfaceContrast);
    expect(toHsl(fill).lightness).toBeLessThan(toHsl('#ffb000').lightness);
    expect(Math.abs(toHsl(fill).hue - toHsl('#ffb000').hue)).toBeLessThan(2);
  });

  it('that is too dark for the dark theme becomes lighter there', () => {
    const { fill, isAdjusted } = accentIn('#112252', 'dark');
    expect(isAdjusted).toBe(true);
    expect(toHsl(fill).lightness).toBeGreaterThan(toHsl('#112252').lightness);
    expect(accentIn('#112252', 'light').isAdjusted).toBe(false);
  });

  it('is the nearest one that passes: a step back towards the given one fails', () => {
    const { fill } = accentIn('#ffb000', 'light');
    const hsl = toHsl(fill);
    const nearer = fromHsl({ ...hsl, lightness: hsl.lightness + 0.012 });
    expect(Math.min(...surfaces.light.map((surface) => contrast(nearer, surface)))).toBeLessThan(surfaceContrast);
  });

  it.each(['#ffffff', '#000000', '#808080'])('may be without a hue: %s', (grey) => {
    for (const theme of ['light', 'dark'] as const)
      expect(toHsl(accentIn(grey, theme).fill).saturation).toBeLessThan(0.01);
  });

  it('tints as if it were laid thinly over the surface: none is brighter than the colour itself', () => {
    const { soft, selected } = accentIn('#006e46', 'light');
    expect(soft).toBe('#e7f2ee');
    for (const shade of [soft, selected]) expect(toHsl(shade).saturation).toBeLessThan(0.4);
  });

  it('can be read in both themes, whatever it is', () => {
    const any = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(any, (color) => {
        for (const theme of ['light', 'dark'] as const) {
          const accent = accentIn(color, theme);
          const against = (shade: string) => Math.min(...surfaces[theme].map((surface) => contrast(shade, surface)));
          expect(against(accent.fill)).toBeGreaterThanOrEqual(surfaceContrast);
          expect(against(accent.text)).toBeGreaterThanOrEqual(textContrast);
          expect(contrast(accent.text, accent.soft)).toBeGreaterThanOrEqual(textContrast);
          for (const fill of [accent.fill, accent.hover])
            expect(contrast(accent.onFill, fill)).toBeGreaterThanOrEqual(textContrast);
        }
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});
