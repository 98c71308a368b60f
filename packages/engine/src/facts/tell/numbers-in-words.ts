import type { FactLanguage } from '../fact.ts';

const locales: Readonly<Record<FactLanguage, string>> = { en: 'en-GB', de: 'de-DE' };
const formats = new Map<string, Intl.NumberFormat>();
const format = (language: FactLanguage, decimals: number): Intl.NumberFormat => {
  const key = `${language}${decimals}`;
  const found = formats.get(key);
  if (found) return found;
  const made = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
};

const days: Readonly<Record<FactLanguage, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** English: 1st, 22nd, 1,003rd. */
export const ordinal = (place: number): string => numbersIn('en').whole(place) + endings[ordinals.select(place)];

/** Numbers as sentences write them: scores and points to a tenth, counts whole, a real minus. */
export const numbersIn = (language: FactLanguage) => {
  const write = (value: number, decimals: number): string =>
    `${Math.round(value * 10 ** decimals) < 0 ? '−' : ''}${format(language, decimals).format(Math.abs(value))}`;
  const tenth = (value: number): string => write(value, 1);
  return {
    tenth,
    whole: (value: number): string => write(value, 0),
    /** A tenth below ten, whole from there on. */
    few: (value: number): string => write(value, Math.abs(value) < 9.95 && !Number.isInteger(value) ? 1 : 0),
    /** Beside each other: all to a tenth where one of them is not whole. */
    alike: (...values: readonly number[]): string[] =>
      values.map((value) => write(value, values.every(Number.isInteger) ? 0 : 1)),
    percent: (value: number): string => `${tenth(value)}${language === 'en' ? '%' : ' %'}`,
    shows: (value: number): boolean => Math.round(Math.abs(value) * 10) > 0,
    day: (day: number): string => days[language].format(day * 86_400_000),
  };
};
