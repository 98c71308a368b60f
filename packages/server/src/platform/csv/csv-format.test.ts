import { describe, expect, it } from 'vitest';
import { detectCsvFormat } from './csv-format.ts';

const table = (delimiter: string, rows: number, ...decimals: string[]): string =>
  [
    ['ID', 'Gender', 'Soup', 'Tram', ...decimals.map((_, at) => `Weight ${at}`)],
    ...Array.from({ length: rows }, (_, at) => [`P${at}`, at % 2 ? 'Man' : 'Woman', at % 5, at % 7, ...decimals]),
  ]
    .map((cells) => cells.join(delimiter))
    .join('\n');

describe('the delimiter of a csv', () => {
  const titles = [
    'Umfrage 2026',
    'Umfrage 2026, Welle 2',
    '"Umfrage 2026, Welle 2"',
    'Skala: 1 = stimme zu bis 5 = stimme nicht zu',
    'Umfrage 2026\n',
    'Umfrage 2026\nFeld: 1. bis 8. Mai, online',
    'Umfrage 2026;',
  ];
  it.each([';', '\t'].flatMap((delimiter) => titles.map((title) => [delimiter, title] as const)))(
    'is %j below the title %j',
    (delimiter, title) => {
      for (const rows of [4, 60]) {
        expect(detectCsvFormat(`${title}\n${table(delimiter, rows)}\n`).delimiter).toBe(delimiter);
        expect(detectCsvFormat(`${title}\n${table(delimiter, rows, '1,5')}\n`).delimiter).toBe(delimiter);
        expect(detectCsvFormat(`${title}\n${table(delimiter, rows, '1,5', '0,5', '2,5')}\n`).delimiter).toBe(delimiter);
      }
    },
  );
  it('is found above and below a line of blank cells', () => {
    expect(detectCsvFormat(`Umfrage 2026\n;;;\n${table(';', 30)}\n`).delimiter).toBe(';');
    expect(detectCsvFormat(`Umfrage 2026, Welle 2\n;;;\n${table(';', 30, '1,5')}\n`).delimiter).toBe(';');
  });

  it('is that of the first row where no title is above', () => {
    const decimals = ['1,5', '2,5', '3,5', '4,5', '5,5', '6,5'];
    expect(detectCsvFormat(`${table(';', 60, ...decimals)}\n`).delimiter).toBe(';');
    expect(detectCsvFormat(`${table(',', 60, '1;5', '2;3')}\n`).delimiter).toBe(',');
  });

  it('is none within one column of texts', () => {
    const texts = Array.from({ length: 40 }, (_, at) => (at % 3 ? 'Bus; Tram' : 'Tram; Soup; Noon'));
    expect(detectCsvFormat(['Which of them?', ...texts].join('\n')).delimiter).toBe(',');
  });
});
