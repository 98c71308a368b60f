import type { FileError } from '@soundings/contract/errors';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { FileErrors } from './file-errors.tsx';

const line = (n: number): FileError['lines'][number] => ({
  line: n,
  code: 'answerNotAPoint_range',
  values: { column: 1234, heading: 'Preis', cell: '$t(errors.notFound) {{max}}', min: -3, max: 3 },
  text: 'English',
});
const errors: FileError[] = [
  {
    code: 'answerNotAPoint',
    title: 'English',
    lines: Array.from({ length: 100 }, (_, i) => line(i + 2)),
    more: 1400,
  },
  {
    code: 'columnMissing',
    title: 'English',
    lines: [
      {
        line: 1,
        code: 'columnMissing',
        values: { sheet: 'responses', heading: 'message', headings: ['respondent', 'msg'] },
        text: 'English',
      },
    ],
    more: 0,
  },
];

afterEach(() => {
  localStorage.clear();
});

const show = async (language: 'en' | 'de') => {
  localStorage.setItem('LANG', language);
  return (await renderForTest(<FileErrors name="x.csv" errors={errors} advice="" fallback="" />)).container.textContent;
};

it('says in German what is wrong and where, with the values of the file as they stand', async () => {
  const text = await show('de');
  expect(text).toContain('Eine Antwort hat keinen Platz auf der Skala');
  expect(text).toContain('Spalte 1.234 „Preis“: „$t(errors.notFound) {{max}}“ ist keine Zahl von −3 bis 3.');
  expect(text).toContain('und 1.480 weitere Zeilen');
  expect(text).toContain('In der ersten Zeile stehen: respondent, msg.');
  expect(text).not.toContain('English');
});

it('says the same in English', async () => {
  const text = await show('en');
  expect(text).toContain('Column 1,234 “Preis”: “$t(errors.notFound) {{max}}” is not a number from −3 to 3.');
  expect(text).toContain('and 1,480 more lines');
});

it('says in how many lines the same is wrong, and counts them where they are not shown', async () => {
  const many = Array.from({ length: 21 }, (_, i) => ({
    ...line(i + 2),
    values: { ...line(2).values, cell: `Gull ${i}` },
    same: { count: 1435, lines: Array.from({ length: 12 }, (_, at) => i + 2 + at) },
  }));
  const same = [{ ...errors[0]!, lines: many, more: 2 }];
  for (const [language, said, rest] of [
    ['en', 'On 1,435 lines: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …', 'and 1,437 more lines'],
    ['de', 'In 1.435 Zeilen: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …', 'und 1.437 weitere Zeilen'],
  ] as const) {
    localStorage.setItem('LANG', language);
    const { container } = await renderForTest(<FileErrors name="x.csv" errors={same} advice="" fallback="" />);
    expect(container.textContent).toContain(said);
    expect(container.textContent).toContain(rest);
    cleanup();
  }
});

it('shows the English of a code that it does not know', async () => {
  const lines = [{ line: 2, code: 'new_kind' as never, values: {}, text: 'It has {{max}} of them.' }];
  const unknown = [{ code: 'new' as never, title: 'Something new', lines, more: 0 }];
  localStorage.setItem('LANG', 'de');
  const { container } = await renderForTest(<FileErrors name="x.csv" errors={unknown} advice="" fallback="" />);
  expect(container.textContent).toContain('Something new');
  expect(container.textContent).toContain('It has {{max}} of them.');
});

it('shows a single error of the whole file without a place and without a list to copy', async () => {
  const one = (line: number | null): FileError[] => [
    {
      code: 'new' as never,
      title: 'Something new',
      lines: [{ line, code: 'new' as never, values: {}, text: 'It is no table.' }],
      more: 0,
    },
  ];
  const view = async (line: number | null) => {
    const { container } = await renderForTest(<FileErrors name="x.csv" errors={one(line)} advice="" fallback="" />);
    const text = container.textContent;
    cleanup();
    return text;
  };
  const [whole, placed] = [await view(null), await view(2)];
  expect(whole).toContain('It is no table.');
  expect(whole).not.toMatch(/Copy list|File/);
  expect(placed).toContain('Copy list');
});
