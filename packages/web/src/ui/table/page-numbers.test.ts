import { expect, it } from 'vitest';
import { pageNumbers } from './pagination-bar.tsx';

const shown = (page: number, count: number) =>
  pageNumbers(page, count)
    .map((one) => (one.gap ? '…' : one.page + 1))
    .join(' ');

it('shows every page up to seven, then always seven places', () => {
  expect(shown(0, 1)).toBe('1');
  expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
  expect(shown(0, 8)).toBe('1 2 3 4 5 … 8');
  expect(shown(4, 20)).toBe('1 … 4 5 6 … 20');
  expect(shown(19, 20)).toBe('1 … 16 17 18 19 20');
});
