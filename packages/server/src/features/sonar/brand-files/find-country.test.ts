import { countryCodes } from '@soundings/contract/sonar/country-codes';
import { expect, it } from 'vitest';
import { findCountry, findNearCountry } from './find-country.ts';

it('knows every country by its code and by its English and German name', () => {
  for (const language of ['en', 'de']) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of countryCodes) {
      expect(findCountry(names.of(code)!), `${code} ${language}`).toBe(code);
      expect(findCountry(` ${code.toLowerCase()} `)).toBe(code);
    }
  }
});

it.each([
  ['USA', 'US'],
  ['uk', 'GB'],
  ['Großbritannien', 'GB'],
  ['Grossbritannien', 'GB'],
  ['HOLLAND', 'NL'],
  ['Türkei', 'TR'],
  ['Cote d’Ivoire', 'CI'],
  ['Czech Republic', 'CZ'],
])('knows %s', (name, code) => {
  expect(findCountry(name)).toBe(code);
  expect(countryCodes).toContain(code);
});

it.each([
  ['Denmrak', 'Denmark'],
  ['Deutchland', 'Deutschland'],
  ['Austira', 'Austria'],
  ['Swedn', 'Sweden'],
])('takes %s for a slip', (text, name) => {
  expect(findCountry(text)).toBeNull();
  expect(findNearCountry(text)).toBe(name);
});

it.each(['Atlantis', 'XX', 'x', 'Nordic countries', 'x'.repeat(30_000)])('guesses nothing for %s', (text) => {
  expect(findCountry(text)).toBeNull();
  expect(findNearCountry(text)).toBeNull();
});
