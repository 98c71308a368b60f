import type { Segment } from '@soundings/contract/genie/genie';
import { type AgeRange, ageRanges, everyone, type Gender } from '@soundings/contract/genie/genie-choices';
import { type CountryCode, countryCodes } from '@soundings/contract/sonar/country-codes';

const genderHeader = /\b(gender|sex|geschlecht|køn|kon)\b/i;
const ageHeader = /\b(age|ages|alter|altersgruppe|altersklasse|alder)\b/i;
const regionHeader = /\b(country|nation|region|market|land|markt|herkunftsland)\b/i;

const genderWords: Readonly<Record<Exclude<Gender, 'ALL'>, readonly string[]>> = {
  FEMALE: ['female', 'females', 'woman', 'women', 'f', 'weiblich', 'frau', 'frauen', 'w', 'kvinde', 'kvinder'],
  MALE: ['male', 'males', 'man', 'men', 'm', 'männlich', 'mann', 'männer', 'mand', 'mænd'],
  OTHER: ['other', 'diverse', 'divers', 'non-binary', 'nonbinary', 'nicht-binär', 'andere', 'anderes', 'd', 'andet'],
};

/** The segment that an audience of a survey is; null where it is none. An age range has to lie within one of GENIE's. */
export const audienceSegment = (header: string, label: string): Segment | null => {
  const word = label.trim().toLowerCase();
  if (genderHeader.test(header)) {
    const found = Object.entries(genderWords).find(([, words]) => words.includes(word));
    return found ? { ...everyone, gender: found[0] as Gender } : null;
  }
  if (ageHeader.test(header)) {
    const ageRange = findAgeRange(word);
    return ageRange && { ...everyone, ageRange };
  }
  if (regionHeader.test(header)) {
    const region = countries().get(word);
    return region ? { ...everyone, region } : null;
  }
  return null;
};

const findAgeRange = (label: string): AgeRange | null => {
  const between = /^(\d{2})\s*(?:-|–|—|to|bis|til)\s*(\d{2})\b/.exec(label);
  const from = /^(?:(\d{2})\s*\+|(\d{2}) (?:and (?:over|older)|years and older|oder älter|und älter))/.exec(label);
  const [low, high] = between ? [Number(between[1]), Number(between[2])] : [Number(from?.[1] ?? from?.[2]), 120];
  const found = ageRanges.find((range) => {
    const [first, last = '120'] = range.replace('+', '').split('-');
    return range !== 'ALL' && low >= Number(first) && high <= Number(last);
  });
  return found ?? null;
};

let byName: ReadonlyMap<string, CountryCode> | null = null;

const countries = (): ReadonlyMap<string, CountryCode> => {
  byName ??= new Map(
    countryCodes.flatMap((code) => {
      const names = ['en', 'de'].map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code));
      return [code, ...names].flatMap((name) => (name ? [[name.toLowerCase(), code] as const] : []));
    }),
  );
  return byName;
};
