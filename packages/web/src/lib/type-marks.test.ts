import { readFileSync } from 'node:fs';
import {
  createdTypes,
  findTypeOfSegment,
  furtherParts,
  isCreatedType,
  typeOfPart,
  typesInContract,
} from '@soundings/contract/projects/project-types';
import { expect, it } from 'vitest';
import { nameInCompound, typeMarks } from './type-marks.ts';

const tokens = readFileSync(new URL('../ui/theme/tokens.css', import.meta.url), 'utf8');

it.each(createdTypes)('gives %s its two colours in the light theme and in the dark', (type) => {
  for (const name of [`--type-${typeMarks[type].token}`, `--type-${typeMarks[type].token}-soft`])
    expect(tokens.match(new RegExp(`^\\s*${name}: #[0-9a-f]{6};`, 'gm')), name).toHaveLength(2);
});

it('gives no two types one name, icon or colour', () => {
  const looks = Object.values(typeMarks);
  for (const key of ['name', 'icon', 'token'] as const)
    expect(new Set(looks.map((look) => look[key])).size, key).toBe(looks.length);
});

it.each(['segment', 'path', 'consumerPath', 'callName'] as const)('gives each type a %s of its own', (fact) => {
  expect(new Set(createdTypes.map((type) => typesInContract[type][fact])).size).toBe(createdTypes.length);
});

it('finds a type by the segment of an address, and none by anything else', () => {
  for (const type of createdTypes) expect(findTypeOfSegment(typesInContract[type].segment)).toBe(type);
  for (const segment of ['pulse', 'GENIE', 'genie2go', 'toString', ''])
    expect(findTypeOfSegment(segment)).toBeUndefined();
});

it('takes neither listed types nor names that every object has for types', () => {
  for (const name of ['PULSE', 'toString', '__proto__', '']) expect(isCreatedType(name)).toBe(false);
});

it('knows whose part a part is', () => {
  expect(typeOfPart('FINAL_MESSAGES')).toBe('SCOUTV2');
  expect(typeOfPart('GENIE_GO')).toBe('GENIE_GO');
  expect(Object.keys(furtherParts)).toEqual(['FINAL_MESSAGES']);
});

it('joins a name of two words in German compounds', () => {
  expect(nameInCompound('GENIE_GO', 'de')).toBe('Genie-GO');
  expect(nameInCompound('GENIE_GO', 'en')).toBe('Genie GO');
});
