import { describe, expect, it } from 'vitest';
import { shortenBlanks } from './csv-format.ts';

describe('shortenBlanks', () => {
  it('shortens runs of more than 64 blanks of any kind, wherever they stand', () => {
    for (const blank of [' ', '\t', '\u00a0', '\u3000', '\r', ' \t']) {
      for (let offset = 0; offset < 70; offset++) {
        const text = `${'x'.repeat(offset)}${blank.repeat(65)}"y"`;
        expect(shortenBlanks(text, '\n')).toBe(`${'x'.repeat(offset)}${' '.repeat(64)}"y"`);
      }
    }
  });

  it('keeps shorter runs, ends of lines, and text without quotation marks', () => {
    const kept = [`"${' '.repeat(64)}"`, `"${'\n'.repeat(500)}"`, ' '.repeat(500), '"'];
    expect(kept.map((text) => shortenBlanks(text, '\n'))).toEqual(kept);
    expect(shortenBlanks(`"${'\r'.repeat(500)}"`, '\r')).toBe(`"${'\r'.repeat(500)}"`);
  });
});
