import { type CountryCode, countryCodes } from '@soundings/contract/sonar/country-codes';
import { toDomain } from '@soundings/contract/sonar/domain';

const general = new Set([
  'AI',
  'AC',
  'AG',
  'CC',
  'CO',
  'FM',
  'GG',
  'IO',
  'LA',
  'LY',
  'ME',
  'NU',
  'SH',
  'TO',
  'TV',
  'VC',
  'WS',
]);

/** The country whose ending a domain has: havgus.de is German. Null where the ending tells none. */
export const guessCountry = (typed: string): CountryCode | null => {
  const ending = toDomain(typed)?.split('.').at(-1)?.toUpperCase();
  if (ending === undefined || general.has(ending)) return null;
  const code = ending === 'UK' ? 'GB' : ending;
  return countryCodes.find((known) => known === code) ?? null;
};
