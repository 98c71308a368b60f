import { describe, expect, it } from 'vitest';
import { AppError } from '#/platform/http/app-error.ts';
import { makeJpeg, makePng, makeWebp, pngChunk } from '#test/make-logo.ts';
import { readLogo } from './read-logo.ts';

const codeOf = (file: Buffer): string => {
  try {
    return readLogo(file).contentType;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('a logo', () => {
  it.each([
    ['image/png', makePng(300, 80)],
    ['image/jpeg', makeJpeg(300, 80)],
    ['image/webp', makeWebp(300, 80)],
  ] as const)('is known by its bytes: %s', (contentType, file) => {
    expect(readLogo(file)).toMatchObject({ contentType, width: 300, height: 80 });
  });

  it.each([
    ['PNG', makePng(64, 64, [1, 2, 3], [pngChunk('tEXt', Buffer.from('Comment\0taken at home'))])],
    ['JPEG', makeJpeg()],
    ['WebP', makeWebp()],
  ])('keeps nothing but what draws it: %s', (_, file) => {
    const { content } = readLogo(file);
    expect(file.toString('latin1')).toContain('taken at home');
    expect(content.toString('latin1')).not.toMatch(/taken at home|script/);
    expect(content.length).toBeLessThan(file.length);
    // What was kept is a whole picture again.
    expect(readLogo(content).content).toEqual(content);
  });

  it('stands still: what makes a PNG move is left out', () => {
    const moving = makePng(64, 64, [1, 2, 3], [pngChunk('acTL', Buffer.alloc(8))]);
    expect(readLogo(moving).content.includes('acTL')).toBe(false);
  });

  const broken = makePng();
  broken[60]! ^= 255;
  const jpeg = makeJpeg();
  const otherCanvas = makeWebp(64, 64);
  otherCanvas.writeUIntLE(9999, 24, 3);
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a'.padEnd(200))],
    ['only the start of a PNG', makePng().subarray(0, 40)],
    ['a PNG with a page behind it', Buffer.concat([makePng(), Buffer.from('<html>')])],
    ['a PNG whose bytes were changed', broken],
    ['a JPEG that is cut off', jpeg.subarray(0, jpeg.length - 2)],
    ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004')])],
    ['a WebP that moves', makeWebp(64, 64, 0x02)],
    ['a WebP with a page behind it', Buffer.concat([makeWebp(), Buffer.from('<html>')])],
    ['a WebP that announces another size', otherCanvas],
  ])('is refused where it is %s', (_, file) => {
    expect(codeOf(file)).toBe('logoOfOtherKind');
  });

  it.each([
    [24, 24, 'image/png'],
    [2000, 24, 'image/png'],
    [23, 24, 'logoSizeNotAllowed'],
    [24, 2001, 'logoSizeNotAllowed'],
  ])('of %i × %i pixels: %s', (width, height, expected) => {
    expect(codeOf(makePng(width, height))).toBe(expected);
  });
});
