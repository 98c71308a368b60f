/** Letters and digits only, with no accents and in lower case: "Bächli-Bergsport" → "bachlibergsport". */
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
