import { expect, it } from 'vitest';
import { guessCountry } from './guess-country.ts';

it.each([
  ['segafredo.de', 'DE'],
  ['https://www.bbc.co.uk/news', 'GB'],
  ['fjord.dk', 'DK'],
  ['illy.com', null],
  ['lavazza.io', null],
  ['brand.eu', null],
  ['not a domain', null],
])('guesses the country of %s', (domain, country) => {
  expect(guessCountry(domain)).toBe(country);
});
