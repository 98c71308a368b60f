/** Kinds of pictures that are served again. Drawings (SVG) are not: they may hold scripts. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/x-icon';

/** By the first bytes in hexadecimal; those of an icon also count at least one picture in it. */
const marks: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a.{8}49484452/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(37|39)61/],
  ['image/webp', /^52494646.{8}57454250565038(20|4c|58)/],
  ['image/x-icon', /^00000100(?!00).{2}00/],
];

/** What a file is by its first bytes, whatever it is called. Null for everything but these pictures. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null => {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('hex');
  return marks.find(([, mark]) => mark.test(head))?.[0] ?? null;
};
