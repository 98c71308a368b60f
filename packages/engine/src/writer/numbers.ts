import type { TextLanguage } from '../text/stop-words.ts';

const spelled: Readonly<Record<TextLanguage, string>> = {
  en: 'two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 hundreds:100 thousand:1000 thousands:1000 million:1000000 millions:1000000 billion:1000000000 billions:1000000000 dozen:12 dozens:12 half:0.5 twice:2 double:2 triple:3',
  de: 'zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 fünfzehn:15 zwanzig:20 dreißig:30 vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 hundert:100 hunderte:100 tausend:1000 tausende:1000 million:1000000 millionen:1000000 mio:1000000 milliarde:1000000000 milliarden:1000000000 dutzend:12 halb:0.5 doppelt:2 dreifach:3',
  da: 'to:2 tre:3 fire:4 fem:5 seks:6 syv:7 otte:8 ni:9 ti:10 elleve:11 tolv:12 femten:15 tyve:20 tredive:30 fyrre:40 halvtreds:50 tres:60 halvfjerds:70 firs:80 halvfems:90 hundrede:100 hundreder:100 tusind:1000 tusinde:1000 tusinder:1000 million:1000000 millioner:1000000 mio:1000000 milliard:1000000000 milliarder:1000000000 dusin:12 halv:0.5 dobbelt:2',
};

const readValues = (list: string): ReadonlyMap<string, number> =>
  new Map(list.split(' ').map((pair) => [pair.split(':')[0]!, Number(pair.split(':')[1])]));

const values: Readonly<Record<TextLanguage, ReadonlyMap<string, number>>> = {
  en: readValues(spelled.en),
  de: readValues(spelled.de),
  da: readValues(spelled.da),
};

/** What a figure or a number word stands for: "1,500", "1.500" and "1 500" in their language; null for other words. */
export const readNumber = (word: string, language: TextLanguage): number | null => {
  const lower = word.toLowerCase();
  const value = values[language].get(lower);
  if (value !== undefined) return value;
  const figure = /^\d+(?:[.,]\d+)*/.exec(lower)?.[0];
  if (!figure) return null;
  const thousands = language === 'en' ? ',' : '.';
  const groups = new RegExp(`^\\d{1,3}(\\${thousands}\\d{3})+`);
  const plain = groups.test(figure) ? figure.replaceAll(thousands, '') : figure;
  return Number.parseFloat(plain.replace(',', '.'));
};

const units: readonly (readonly [RegExp, string])[] = [
  [/^(%|percent|per cent|prozent|procent|pct)$/, '%'],
  [/^(€|euros?|eur)$/, '€'],
  [/^(\$|dollars?|usd)$/, '$'],
  [/^(£|pounds?|gbp)$/, '£'],
  [/^(kr|kroner|dkk)$/, 'kr'],
  [/^(°|˚|degrees?|grad)$/, '°'],
  [/^(cm|zentimetern?|centimet(er|re)s?|centimeter)$/, 'cm'],
  [/^(kg|kilo|kilos|kilogramm|kilograms?)$/, 'kg'],
];

/** One spelling for each unit that has several; other words as they are. */
export const readUnit = (word: string): string => units.find(([pattern]) => pattern.test(word))?.[1] ?? word;
