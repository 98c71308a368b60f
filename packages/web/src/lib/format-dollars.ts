import { formatNumber } from './format.ts';
import { currentLanguage, type Language } from './i18n.ts';

/** US dollars: `$12.34`, in German `12,34 $`; of less than a cent the first two digits that count. */
export const formatDollars = (
  dollars: number,
  language: Language = currentLanguage(),
  digits = dollarDigits([dollars]),
): string => {
  const number = formatNumber(dollars, digits, language);
  return language === 'de' ? `${number}\u00a0$` : `$${number}`;
};

/** So many that each of them says something: a column has one number of digits. */
export const dollarDigits = (amounts: readonly (number | null)[]): number => Math.max(2, ...amounts.map(digitsOf));

const digitsOf = (dollars: number | null): number =>
  dollars !== null && dollars > 0 && dollars < 0.01 ? Math.min(6, 1 - Math.floor(Math.log10(dollars))) : 2;
