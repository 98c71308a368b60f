/** A whole number however its thousands are set apart; null for none, undefined for what is none. */
export const parseWhole = (text: string): number | null | undefined => {
  const digits = text.replaceAll(/[\s.,\u00a0]/g, '');
  if (digits === '') return null;
  const number = Number(digits);
  return /^\d+$/.test(digits) && number <= 1e12 ? number : undefined;
};

/** A price from 0 to 10,000 with a point or a comma before its decimals; undefined for what is none. */
export const parsePrice = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return /^\d+(\.\d+)?$/.test(plain) && number <= 10_000 ? number : undefined;
};
