type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

const marks: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a.{8}49484452/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(37|39)61/],
  ['image/webp', /^52494646.{8}57454250565038(20|4c|58)/],
];

/**
 * What a picture is by its bytes, whatever it is called; null for anything else. Drawings (SVG) are none: they may hold
 * scripts.
 */
export const findImageType = (bytes: Uint8Array): ImageType | null => {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('hex');
  return marks.find(([, mark]) => mark.test(head))?.[0] ?? null;
};
