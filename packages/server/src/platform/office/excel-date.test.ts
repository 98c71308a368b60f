import { expect, it } from 'vitest';
import { isDateFormat } from './number-format.ts';

it('takes no format for a date that is longer than Excel allows, whatever it holds', () => {
  expect(isDateFormat(164, 'yyyy-mm-dd')).toBe(true);
  expect(isDateFormat(164, '['.repeat(200_000))).toBe(false);
  expect(isDateFormat(164, `${'y'.repeat(256)}`)).toBe(false);
});
