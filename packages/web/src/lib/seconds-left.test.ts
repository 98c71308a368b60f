import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

it('goes by the speed so far and says nothing before it is known', () => {
  expect(secondsLeft(100, 400, 0, 10_000)).toBe(30);
  expect(secondsLeft(100, 400, 0, 500)).toBeUndefined();
  expect(secondsLeft(0, 400, 0, 10_000)).toBeUndefined();
  expect(secondsLeft(400, 400, 0, 10_000)).toBeUndefined();
});
