import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvForms, readWrittenCell, writeCsv } from './write-csv.ts';

const fileOf = async (...pages: string[][][]): Promise<string> => {
  async function* source() {
    yield* pages;
  }
  let file = '';
  for await (const part of writeCsv(['who', 'what'], source())) file += part;
  return file;
};
const cell = async (text: string) => (Papa.parse(await fileOf([[text, '']])).data as string[][])[1]![0];

describe('writeCsv', () => {
  it('begins with a byte order mark and headings, quotes cells and ends each line with CRLF', async () => {
    expect(await fileOf([['Jörg, "der Große"', 'a\nb']], [], [['', 'ß']])).toBe(
      '\uFEFF"who","what"\r\n"Jörg, ""der Große""","a\nb"\r\n"","ß"\r\n',
    );
    expect(await fileOf()).toBe('\uFEFF"who","what"\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=1\nsecond line',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' ＝1',
  ])('keeps %j from being run', async (text) => {
    expect((await cell(text))?.trimStart().startsWith("'")).toBe(true);
  });

  it('keeps a formula from being run where semicolons or lines begin a cell', async () => {
    expect(await cell('name;=1+1')).toBe("name;'=1+1");
    expect(await cell('name\n@x')).toBe("name\n'@x");
    expect(await cell('x;"=1+1')).toBe('x;"\'=1+1');
    expect(await cell('name;＝1+1')).toBe("name;'＝1+1");
  });

  it('writes numbers as a spreadsheet of the language reads them, below 0 too', async () => {
    async function* source() {
      yield [
        [-1.5, '-1.5'],
        [null, 1e21],
      ];
    }
    const fileIn = async (lang: 'en' | 'de') => {
      let file = '';
      for await (const part of writeCsv(['a', '=b'], source(), csvForms[lang])) file += part;
      return file;
    };
    expect(await fileIn('en')).toBe('\uFEFF"a","\'=b"\r\n"-1.5","\'-1.5"\r\n"","1e+21"\r\n');
    expect(await fileIn('de')).toBe('\uFEFF"a";"\'=b"\r\n"-1,5";"\'-1.5"\r\n"";"1e+21"\r\n');
  });

  it('leaves everything else as it is', async () => {
    for (const text of ['a=b', 'a＝b', 'x@y.example', '10-20', "'quoted", '']) expect(await cell(text)).toBe(text);
  });

  it.each([
    ...["'=cmd", "''=cmd", "a;'-b", "'+49", '=y', "x; '=y; =z", "'\t", "a\n'@b", '"\'=x', "' =x", "don't", "'quoted"],
    ...["''", "'';'';=", '  =1', "- ; -; '-", "'＝x", '＠y; ＋z'],
  ])('writes %j so that it can be read as it was', async (text) => {
    expect(readWrittenCell((await cell(text))!)).toBe(text);
  });
});
