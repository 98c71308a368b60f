import { expect, it } from 'vitest';
import { audienceSegment } from './audience-segment.ts';

const everyone = { gender: 'ALL', ageRange: 'ALL', region: null };

it.each([
  ['Gender', 'Female', { gender: 'FEMALE' }],
  ['Geschlecht', 'männlich', { gender: 'MALE' }],
  ['Age', '18–24', { ageRange: '15-24' }],
  ['Altersgruppe', '35-44 Jahre', { ageRange: '35-44' }],
  ['Age group', '75+', { ageRange: '75+' }],
  ['Land', 'Dänemark', { region: 'DK' }],
  ['Country', 'Germany', { region: 'DE' }],
])('reads %s “%s”', (header, label, part) => {
  expect(audienceSegment(header, label)).toEqual({ ...everyone, ...part });
});

it.each([
  ['Age', '18-34'],
  ['Age', '65+'],
  ['Gender', 'Prefer not to say'],
  ['Language', 'German'],
  ['Message', 'F'],
  ['Country', 'Elsewhere'],
])('takes %s “%s” for none', (header, label) => {
  expect(audienceSegment(header, label)).toBeNull();
});
