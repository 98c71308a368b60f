/** A whole number with any thousands separator; null for an empty text, undefined for anything else, also `1.5`. */
export const parseWhole = (text: string): number | null | undefined => {
  const written = text.trim();
  if (written === '') return null;
  if (!/^(\d+|\d{1,3}([\s.,]\d{3})+)$/.test(written)) return undefined;
  const number = Number(written.replaceAll(/\D/g, ''));
  return number <= 1e12 ? number : undefined;
};

/** A price from 0 to 10,000 with a decimal point or comma; undefined for anything else. */
export const parsePrice = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return /^\d+(\.\d+)?$/.test(plain) && number <= 10_000 ? number : undefined;
};
