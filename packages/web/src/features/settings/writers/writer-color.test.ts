import { readOpacity, withOpacity, writerColorPattern } from '@soundings/contract/settings/writer-choices';
import { contrast } from '@soundings/engine/color/contrast';
import { expect, it } from 'vitest';
import { randomColor, toWriterLook } from './writer-color.ts';

it('keeps every opacity that can be chosen', () => {
  for (let opacity = 1; opacity <= 100; opacity++) expect(readOpacity(withOpacity('#A3367E', opacity))).toBe(opacity);
  expect(withOpacity('#A3367E80', 100)).toBe('#a3367eff');
  expect(readOpacity('#a3367e')).toBe(100);
});

it('makes a random colour of full opacity', () => {
  expect(randomColor(() => 0)).toBe('#000000ff');
  expect(randomColor(() => 0.999_999_99)).toBe('#ffffffff');
  for (let i = 0; i < 100; i++) expect(randomColor()).toMatch(writerColorPattern);
});

it('mixes a colour with the card under it', () => {
  expect(toWriterLook('#000000', 'light')).toMatchObject({ fill: '#000000', text: '#ffffff', textContrast: 21 });
  expect(toWriterLook('#00000080', 'light')?.fill).toBe('#808080');
  expect(toWriterLook('#ffffff80', 'dark')?.fill).toBe('#888c90');
});

it('says of a colour that is hardly told from the card that it is faint', () => {
  expect(toWriterLook('#fffbe6ff', 'light')?.isFaint).toBe(true);
  expect(toWriterLook('#fffbe6ff', 'dark')?.isFaint).toBe(false);
  expect(toWriterLook('#2c50be05', 'light')?.isFaint).toBe(true);
});

it('has no look while the colour is being typed', () => {
  for (const color of ['', '#12', '#12345', '#1234567', 'red']) expect(toWriterLook(color, 'light')).toBeNull();
});

it('can be read on in both themes, whatever it is', () => {
  // 6 shades of each part, 4 opacities.
  const parts = ['00', '33', '66', '99', 'cc', 'ff'];
  const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)));
  for (const color of colors.flatMap((each) => ['03', '55', 'aa', 'ff'].map((alpha) => each + alpha))) {
    for (const theme of ['light', 'dark'] as const) {
      const { fill, text, textContrast } = toWriterLook(color, theme)!;
      expect(contrast(text, fill)).toBe(textContrast);
      expect(textContrast).toBeGreaterThanOrEqual(4.5);
    }
  }
});
