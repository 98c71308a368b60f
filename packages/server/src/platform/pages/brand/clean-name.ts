import { cleanText } from '../html-tree.ts';

const separators = /\s+[-–—|·•:»«]+\s+|\s*[|»«·•]\s*|:\s+|\s+[-–—]|[-–—]\s+/;
const around =
  /^(welcome to|willkommen (bei|auf)|velkommen til|bienvenue (sur|chez|à)|bienvenid[oa]s? a|benvenuti (su|in)|home(page)?)\s+|\s+(home ?page|official (web)?site|online[- ]?shop|online[- ]?store|onlineshop|webshop|website|home)$/gi;
const legal =
  /,?\s+(e\.\s?v\.?|gmbh( & co\.? kg)?|ag|se|kg|inc\.?|incorporated|ltd\.?|limited|llc|plc|corp\.?|a\/s|aps|s\.?a\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?)$/i;

/** The parts of a title that separators set apart. */
export const titleParts = (title: string): string[] =>
  title
    .split(separators)
    .map((part) => cleanText(part))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** A name as one says it: without welcome, "Online Shop", legal form and marks. */
export const cleanName = (name: string): string =>
  cleanText(name)
    .replace(/[®™©]/g, '')
    .replace(around, '')
    .replace(legal, '')
    .replace(/^[\s"'„“,.;:]+|[\s"'”“,;:]+$/g, '');
