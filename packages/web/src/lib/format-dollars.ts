import { formatNumber } from './format.ts';
import { currentLanguage, type Language } from './i18n.ts';

/** US dollars: `$12.34`, in German `12,34 $`; of less than a cent the first two digits that count. */
export const formatDollars = (dollars: number, language: Language = currentLanguage()): string => {
  const digits = dollars > 0 && dollars < 0.01 ? Math.min(6, 1 - Math.floor(Math.log10(dollars))) : 2;
  const number = formatNumber(dollars, digits, language);
  return language === 'de' ? `${number}\u00a0$` : `$${number}`;
};
