import { type CountryCode, countryCodes } from '@soundings/contract/sonar/country-codes';
import { currentLanguage, type Language } from './i18n.ts';

const lists = new Map<Language, ReadonlyMap<CountryCode, string>>();

export const countryNames = (language: Language = currentLanguage()): ReadonlyMap<CountryCode, string> => {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const list = countryCodes.map((code) => [code, names.of(code) ?? code] as const);
  const sorted = new Map(list.toSorted(([, one], [, other]) => compare(one, other)));
  lists.set(language, sorted);
  return sorted;
};

export const countryName = (code: CountryCode): string => countryNames().get(code) ?? code;
