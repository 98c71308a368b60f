import { expect, it } from 'vitest';
import { toNames } from './add-user.ts';

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Anna  Maria   Berg ', 'Anna Maria', 'Berg'],
  ['Plato', 'Plato', ''],
])('splits the whole name %j at its last space', (name, firstName, lastName) => {
  expect(toNames({ name })).toEqual({ name: `${firstName} ${lastName}`.trim(), firstName, lastName });
});

it('puts first and last name together, whatever the whole name says', () => {
  const names = { firstName: 'Anna', lastName: 'von Berg' };
  expect(toNames({ ...names, name: 'Someone Else' })).toEqual({ ...names, name: 'Anna von Berg' });
});
