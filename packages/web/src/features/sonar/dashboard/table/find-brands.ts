import type { Brand } from '../dashboard.ts';

/** Without case and accents, so that "bolgeskov" finds Bølgeskov and "sud" finds Süd. */
const folded = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

export const findBrands = (brands: readonly Brand[], query: string | undefined): readonly Brand[] => {
  const words = folded(query ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return brands;
  return brands.filter(({ label, domain, groups }) => {
    const text = folded([label, domain, ...groups].join(' '));
    return words.every((word) => text.includes(word));
  });
};
