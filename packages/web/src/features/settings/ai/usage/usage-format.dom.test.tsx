import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { formatDollars } from '#/lib/format-dollars.ts';
import { needAiSettingsTexts, needAiTexts, startI18n } from '#/lib/i18n.ts';
import { formatCount, formatLine, rowName } from './usage-format.ts';

beforeAll(async () => {
  await startI18n();
  await needAiTexts();
  await needAiSettingsTexts();
});

it('tells dollars to the cent, and what is less by the digits that count', () => {
  expect([0, 0.004_23, 0.000_05, 0.01, 1234.5].map((dollars) => formatDollars(dollars, 'en'))).toEqual([
    '$0.00',
    '$0.0042',
    '$0.000050',
    '$0.01',
    '$1,234.50',
  ]);
  expect(formatDollars(1234.5, 'de')).toBe('1.234,50\u00a0$');
  expect(formatDollars(1e-9, 'en')).toBe('$0.000000');
});

it('tells counts in little room', () => {
  expect([0, 999, 1000, 9960, 34_400, 999_700, 1_234_567, 4e9].map((count) => formatCount(count, 'en'))).toEqual([
    '0',
    '999',
    '1.0\u00a0k',
    '10\u00a0k',
    '34\u00a0k',
    '1.0\u00a0M',
    '1.2\u00a0M',
    '4.0\u00a0G',
  ]);
});

it('names rows by what they are about, and says who nobody is', () => {
  const name = (...[by, key, text]: [Parameters<typeof rowName>[1], string, string?]) =>
    rowName(i18next.t, by, { key, name: text ?? key });
  expect(name('day', '2026-11-03')).toBe('03.11.2026');
  expect(name('purpose', 'guide')).toBe('NAVIG8');
  expect(name('model', 'OPEN_AI model large')).toBe('OpenAI model large');
  expect(name('model', 'BUILT_IN')).toBe('Built-in engine');
  expect(name('user', 'a-b-c', 'ida@soundings.example')).toBe('ida@soundings.example');
  expect(name('company', '', '')).toBe('No customer');
});

it('tells round values beside the lines of a chart without what they lack', () => {
  expect([2, 500, 5000, 15_000, 1500, 2e6].map((value) => formatLine(value, 'tokens'))).toEqual([
    '2',
    '500',
    '5\u00a0k',
    '15\u00a0k',
    '1.5\u00a0k',
    '2.0\u00a0M',
  ]);
  expect(formatLine(0.02, 'cost')).toBe('$0.02');
});
