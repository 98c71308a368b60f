import { normalizeText } from '@soundings/engine/text/words';

/** A text as it is compared with others: case, spaces, quotation marks and what ends it do not count, but for a question mark. */
export const textKey = (text: string): string =>
  normalizeText(text)
    .toLowerCase()
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!…\s]+$/, '');
