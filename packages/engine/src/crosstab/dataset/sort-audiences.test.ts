import { expect, it } from 'vitest';
import { sortAudiences } from './sort-audiences.ts';

const sorted = (labels: readonly string[]): string[] =>
  sortAudiences(labels.map((label) => ({ label, base: 1 }))).map(({ label }) => label);

it.each([
  [
    ['65+', '18-24', 'Under 18', '25 – 34'],
    ['Under 18', '18-24', '25 – 34', '65+'],
  ],
  [
    ['10', '9', '100'],
    ['9', '10', '100'],
  ],
  [
    ['€ 20,000 or more', '< € 5.000', '€ 5,000 – 9,999'],
    ['< € 5.000', '€ 5,000 – 9,999', '€ 20,000 or more'],
  ],
  [
    ['1,5 km', '1,25 km', '-2 km'],
    ['-2 km', '1,25 km', '1,5 km'],
  ],
  [
    ['No answer', '18-24', '25+'],
    ['18-24', '25+', 'No answer'],
  ],
  [
    ['Bisher 3', 'bis 3'],
    ['bis 3', 'Bisher 3'],
  ],
])('%j by number', (labels, expected) => {
  expect(sorted(labels)).toEqual(expected);
  expect(sorted(labels.toReversed())).toEqual(expected);
});

it('sorts words by base, then by label', () => {
  const audiences = [
    { label: 'Zealand', base: 5 },
    { label: 'Area 51', base: 1 },
    { label: 'Funen', base: 5 },
  ];
  expect(sortAudiences(audiences).map(({ label }) => label)).toEqual(['Funen', 'Zealand', 'Area 51']);
});
