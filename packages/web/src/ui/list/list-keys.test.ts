import { expect, it } from 'vitest';
import { stepTo } from './list-keys.ts';

it('moves within the list and knows nothing of other keys', () => {
  expect(stepTo('ArrowDown', 0, 3)).toBe(1);
  expect(stepTo('ArrowUp', 0, 3)).toBe(0);
  expect(stepTo('PageDown', 1, 30)).toBe(6);
  expect(stepTo('End', 1, 30)).toBe(29);
  expect(stepTo('ArrowDown', -1, 30)).toBe(0);
  expect(stepTo('a', 1, 30)).toBeNull();
  expect(stepTo('Home', -1, 0)).toBeNull();
});
