/** A number of 32 bits that looks like chance and is the same for the same text (FNV-1a, mixed as in MurmurHash3). */
const mixed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Evenly spread over 0 to 1, without 1. */
export const evenly = (text: string): number => mixed(text) / 2 ** 32;

/** Spread as by chance around 0, most of it within ±2. */
export const normally = (text: string): number =>
  1.7 * (evenly(`${text}a`) + evenly(`${text}b`) + evenly(`${text}c`) + evenly(`${text}d`) - 2);

/** Ten digits that stand for a text. */
export const tenDigits = (text: string): string => String(Math.floor(evenly(text) * 1e10)).padStart(10, '0');
