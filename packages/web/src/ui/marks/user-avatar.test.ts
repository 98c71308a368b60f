import { expect, it } from 'vitest';
import { initialsOf } from './user-avatar.tsx';

it('takes the first letters of the first and the last word', () => {
  expect(initialsOf('Maria Kern')).toBe('MK');
  expect(initialsOf('Ana de la Cruz')).toBe('AC');
  expect(initialsOf('ödön')).toBe('Ö');
  expect(initialsOf('jonas.lind@northlight.agency')).toBe('JA');
  expect(initialsOf('  ')).toBe('');
});
