/** A whole number with any thousands separator; null for an empty text, undefined for anything else. */
export const parseWhole = (text: string): number | null | undefined => {
  const digits = text.replaceAll(/[\s.,\u00a0]/g, '');
  if (digits === '') return null;
  const number = Number(digits);
  return /^\d+$/.test(digits) && number <= 1e12 ? number : undefined;
};

/** A price from 0 to 10,000 with a decimal point or comma; undefined for anything else. */
export const parsePrice = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return /^\d+(\.\d+)?$/.test(plain) && number <= 10_000 ? number : undefined;
};
