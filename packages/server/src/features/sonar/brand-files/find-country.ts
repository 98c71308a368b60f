import { countryCodes } from '@soundings/contract/sonar/country-codes';
import { headingKey } from './brand-columns.ts';

type CountryCode = (typeof countryCodes)[number];

const alsoCalled: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['UAE', 'VAE'],
  BA: ['Bosnia', 'Bosnien'],
  BY: ['Weißrussland'],
  CD: ['DR Congo', 'DR Kongo'],
  CI: ['Ivory Coast', 'Elfenbeinküste'],
  CN: ['PR China', 'Volksrepublik China'],
  CZ: ['Czech Republic', 'Tschechische Republik'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Großbritannien', 'Schottland'],
  HK: ['Hong Kong', 'Hongkong'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia', 'Mazedonien'],
  MM: ['Burma', 'Birma'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation', 'Russische Föderation'],
  SZ: ['Swaziland', 'Swasiland'],
  TR: ['Turkey', 'Türkei', 'Türkiye'],
  US: ['USA', 'United States of America', 'America', 'Vereinigte Staaten von Amerika', 'Amerika'],
  VA: ['Vatican', 'Vatikan'],
};

const languages = ['en', 'de'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));

const names = countryCodes.flatMap((code) =>
  [...languages.map((language) => language.of(code) ?? code), ...(alsoCalled[code] ?? [])].map((name) => ({
    code,
    name,
    key: headingKey(name),
  })),
);
const byKey = new Map([
  ...names.map(({ key, code }) => [key, code] as const),
  ...countryCodes.map((code) => [code.toLowerCase(), code] as const),
]);

export const findCountry = (text: string): CountryCode | null => byKey.get(headingKey(text)) ?? null;

const longestName = 60;
const shortestName = 4;

export const findNearCountry = (text: string): string | null => {
  const key = headingKey(text);
  if (key.length < shortestName || key.length > longestName) return null;
  const most = Math.max(1, Math.floor(key.length / 4));
  let best: { name: string; distance: number } | null = null;
  for (const { name, key: other } of names) {
    if (Math.abs(other.length - key.length) > most) continue;
    const distance = editDistance(key, other);
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { name, distance };
  }
  return best?.name ?? null;
};

/** How many letters have to be changed, added, left out or swapped with their neighbour to make one text the other. */
const editDistance = (a: string, b: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? beforeLast[j - 2]! + 1 : change;
      next.push(Math.min(change, swap, last[j]! + 1, next[j - 1]! + 1));
    }
    beforeLast = last;
    last = next;
  }
  return last[b.length]!;
};
