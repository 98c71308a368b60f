import { expect, it } from 'vitest';
import { nextSort } from './sort-button.tsx';

it('turns the order of the sorted column and starts others at their natural end', () => {
  expect(nextSort('name', '-createdOn')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('name', '-name')).toBe('name');
  expect(nextSort('createdOn', 'name', true)).toBe('-createdOn');
  expect(nextSort('createdOn', '-createdOn', true)).toBe('createdOn');
});
