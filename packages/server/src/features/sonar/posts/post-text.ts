/** Characters of a post that are kept: more than most networks let anybody write. */
const longestText = 5000;
const longestAddress = 2000;
/** A tag of more letters is no word that anybody looks for. */
const longestTag = 100;
const maxTags = 50;

const tag = /(?<![\p{L}\p{N}_/&#])[#＃]([\p{L}\p{M}\p{N}_]+)/gu;

/** The hashtags of a text in lower case without #, each once, in their order. A number alone (#1) is none. */
export const findHashtags = (text: string | null): string[] => {
  const found = new Set<string>();
  for (const [, name] of (text ?? '').matchAll(tag)) {
    if (name!.length <= longestTag && /\p{L}/u.test(name!)) found.add(name!.normalize('NFC').toLowerCase());
    if (found.size === maxTags) break;
  }
  return [...found];
};

export const keepText = (text: string | null | undefined): string | null => {
  const whole = (text ?? '').toWellFormed().replaceAll('\u0000', '').trim();
  return whole === ''
    ? null
    : Array.from(whole.slice(0, 2 * longestText))
        .slice(0, longestText)
        .join('');
};

/** An address that may be linked to; null for anything but http and https. */
export const keepAddress = (address: string | null | undefined): string | null => {
  if (!address || address.length > longestAddress || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
};
