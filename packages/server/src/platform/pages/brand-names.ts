import { cleanText } from './parse-html.ts';

const separators = /\s+[-–—|·•:»«]+\s+|\s*[|»«·•]\s*|:\s+|\s+[-–—]|[-–—]\s+/;
const around =
  /^(welcome to|willkommen (bei|auf)|velkommen til|bienvenue (sur|chez|à)|bienvenid[oa]s? a|benvenuti (su|in)|home(page)?)\s+|\s+(home ?page|official (web)?site|online[- ]?shop|online[- ]?store|onlineshop|webshop|website|home)$/gi;
const legal =
  /,?\s+(e\.\s?v\.?|gmbh( & co\.? kg)?|ag|se|kg|inc\.?|incorporated|ltd\.?|limited|llc|plc|corp\.?|a\/s|aps|s\.?a\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?)$/i;

export const titleParts = (title: string): string[] =>
  title
    .split(separators)
    .map((part) => cleanText(part))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

export const cleanName = (name: string): string =>
  cleanText(name)
    .replace(/[®™©]/g, '')
    .replace(around, '')
    .replace(legal, '')
    .replace(/^[\s"'„“,.;:]+|[\s"'”“,;:]+$/g, '');

export const squash = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** As domains write German: "Bächli" → "baechli". */
export const squashGerman = (text: string): string =>
  squash(text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));

const second = /^(com?|org|net|edu|gov|ac|or|ne|go|gob|gouv|ltd|plc|nhs|sch)$/;

/** What a domain is called without `www.` and its ending: `www.shop.example.co.uk` → `example`. */
export const domainName = (hostname: string): string => {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  if (labels.length < 2 || /^[\d.:[\]]+$/.test(hostname)) return labels[0] ?? '';
  const hasTwoEndings = labels.length > 2 && labels.at(-1)!.length === 2 && second.test(labels.at(-2)!);
  return labels.at(hasTwoEndings ? -3 : -2)!;
};
