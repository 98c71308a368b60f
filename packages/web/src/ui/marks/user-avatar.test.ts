import { expect, it } from 'vitest';
import { toInitials } from './user-avatar.tsx';

it('takes the first letters of the first and the last word', () => {
  expect(toInitials('Maria Kern')).toBe('MK');
  expect(toInitials('Ana de la Cruz')).toBe('AC');
  expect(toInitials('ödön')).toBe('Ö');
  expect(toInitials('jonas.lind@northlight.agency')).toBe('JA');
  expect(toInitials('  ')).toBe('');
});
