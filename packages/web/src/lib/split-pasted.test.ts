import { expect, it } from 'vitest';
import { splitPasted } from './split-pasted.ts';

it('splits a pasted text on blank lines, and on nothing else', () => {
  expect(splitPasted('One\nstill one\n\nTwo\r\n \r\n\r\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three']);
  expect(splitPasted(' \n\n ')).toEqual([]);
  expect(splitPasted('Only one')).toEqual(['Only one']);
});
