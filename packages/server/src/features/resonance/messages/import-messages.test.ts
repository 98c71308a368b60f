import type { FigureColumns } from '@soundings/contract/resonance/mapping';
import { describe, expect, it } from 'vitest';
import { makeXlsx } from '#test/make-xlsx.ts';
import { writeTestFile } from '#test/table-files.ts';
import { importMessages } from './import-messages.ts';
import type { MessageTable } from './message-table.ts';
import { decodeTable, encodeTable } from './message-table.ts';

const read = async (content: string | Uint8Array, figureColumns: FigureColumns | null = null) =>
  importMessages(await writeTestFile(content), figureColumns === null ? {} : { figureColumns });

const tableOf = async (content: string | Uint8Array) => {
  const result = await read(content);
  if ('fileErrors' in result) throw new Error(JSON.stringify(result.fileErrors));
  return result;
};

const errorsOf = async (content: string | Uint8Array) => {
  const result = await read(content);
  if (!('fileErrors' in result)) throw new Error('there were no errors');
  return result.fileErrors.flatMap(({ lines }) => lines.map(({ code, line, values }) => ({ code, line, values })));
};

const numbersOf = ({ messages }: MessageTable) =>
  messages.map(({ r1, r2, base, audiences }) => [r1, r2, base, ...audiences.map((a) => [a.r1, a.r2, a.base])]);

const english = [
  'message,r1,r2,base,Gender: male r1,Gender: male r2,Gender: male base,Gender: female r1,Gender: female base,Note',
  'Fresh,45.3,20,1000,40,10,400,48.8,600,x',
  '"Clear, and quick",30,,"1,000",,,,30,1000,',
].join('\n');

describe('a messages file', () => {
  it('is read with all figures, audiences and what was ignored', async () => {
    const { table, found } = await tableOf(english);
    expect(table.variables).toEqual([
      {
        header: 'Gender',
        audiences: [
          { id: '0.0', label: 'male' },
          { id: '0.1', label: 'female' },
        ],
      },
    ]);
    expect(table.messages.map(({ id, text }) => [id, text])).toEqual([
      ['m1', 'Fresh'],
      ['m2', 'Clear, and quick'],
    ]);
    expect(numbersOf(table)).toEqual([
      [45.3, 20, 1000, [40, 10, 400], [48.8, null, 600]],
      [30, null, 1000, [null, null, 0], [30, null, 1000]],
    ]);
    expect(found).toEqual({
      unit: 'percent',
      hasR2: true,
      audiences: ['Gender: male', 'Gender: female'],
      ignored: ['Note'],
    });
  });

  it('may be German: headings, decimal commas, thousands and percent signs', async () => {
    const german = [
      'Botschaft;R1 (%);R2 (%);Basis;Geschlecht: männlich – R1 (%);Geschlecht: männlich – Basis',
      'Frisch;45,3 %;20 %;1.000;40,5;400',
    ].join('\n');
    const { table, found } = await tableOf(german);
    expect(numbersOf(table)).toEqual([[45.3, 20, 1000, [40.5, null, 400]]]);
    expect([found.unit, found.audiences]).toEqual(['percent', ['Geschlecht: männlich']]);
  });

  it('may hold fractions, as cells that Excel shows as percentages do', async () => {
    const content = makeXlsx({
      Data: [
        ['message', 'r1', 'r2', 'base'],
        ['Fresh', 0.453, 1, 200],
        ['Clear', 0, 0.005, 100],
      ],
    });
    const { table, found } = await tableOf(content);
    expect(found.unit).toBe('fraction');
    expect(numbersOf(table).flat()).toEqual([45.3, 100, 200, 0, 0.5, 100].map((n) => expect.closeTo(n, 10)));
  });

  it('takes a share with its own sign for what it says, whatever the others are', async () => {
    const { table, found } = await tableOf('message,r1,base\na,0.5 %,10\nb,0.5,10');
    expect(found.unit).toBe('fraction');
    expect(numbersOf(table)).toEqual([
      [0.5, null, 10],
      [50, null, 10],
    ]);
  });

  it('distinguishes thousands from decimals by the other mark, and asks where nothing decides', async () => {
    const basesOf = async (csv: string) => (await tableOf(csv)).table.messages.map(({ base }) => base);
    const codesOf = async (content: string | Uint8Array) =>
      (await errorsOf(content)).map(({ code, line, values }) => [code, line, values.cell]);
    expect(await basesOf('message;r1;base\na;45,5;98.125\nb;50;1.234.567\nc;3;12')).toEqual([98_125, 1_234_567, 12]);
    expect(await basesOf("message;r1;base\na;45;1 234\nb;50;1'234\nc;50;12\u00a0345")).toEqual([1234, 1234, 12_345]);
    expect(await codesOf('message,r1,base\na,45.5,98.125\nb,50,101.375')).toEqual([
      ['baseNotACount', 2, '98.125'],
      ['baseNotACount', 3, '101.375'],
    ]);
    expect(await codesOf('message,r1,base\na,45,98.125\nb,50,98.5')).toEqual([
      ['baseNotACount', 2, '98.125'],
      ['baseNotACount', 3, '98.5'],
    ]);
    expect(await codesOf('message,r1,base\na,45,"1,234"')).toEqual([['baseNotACount_mark', 2, '1,234']]);
    const rows = [
      ['message', 'r1', 'base'],
      ['a', '45,5', 98.125],
      ['b', 50, 1234],
    ];
    expect(await codesOf(makeXlsx({ Data: rows }))).toEqual([['baseNotACount_mark', 2, '98.125']]);
  });

  it('takes a column for percent that says so, or where Excel shows it so', async () => {
    const low = await tableOf('message,R1 (%),R2 in %,base\na,0.8,0.4,1000\nb,0.5,1,2000');
    expect(low.found.unit).toBe('percent');
    expect(numbersOf(low.table)).toEqual([
      [0.8, 0.4, 1000],
      [0.5, 1, 2000],
    ]);
    const percent = (style: number, number: number) => ({ xml: `<v>${number}</v>`, attributes: `s="${style}"` });
    const rows = [
      ['message', 'R1 (%)', 'r2', 'base'],
      ['a', percent(1, 0.29), 45, 100],
      ['b', percent(2, 0.005), 30, 100],
      ['c', percent(0, 0.7), 1, 100],
    ];
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0\\ %"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>';
    const { table } = await tableOf(makeXlsx({ Data: rows }, { 'xl/styles.xml': styles }));
    expect(numbersOf(table)).toEqual([
      [29, 45, 100],
      [0.5, 30, 100],
      [0.7, 1, 100],
    ]);
  });

  it('takes whole 0 and 1 for what the other columns are, and for percent where there are none', async () => {
    const r1 = async (csv: string) => {
      const { table, found } = await tableOf(csv);
      return [found.unit, ...table.messages.map((message) => message.r1)];
    };
    expect(await r1('message,r1,base\na,1,100\nb,0,100')).toEqual(['percent', 1, 0]);
    expect(await r1('message,r1,r2,base\na,1,0.5,100\nb,0,0.2,100')).toEqual(['fraction', 100, 0]);
    expect(await r1('message,r1,r2,base\na,1,50,100\nb,0,20,100')).toEqual(['percent', 1, 0]);
  });

  it('is refused where fractions and percentages mix', async () => {
    const slip = await errorsOf('message,r1,r2,base\na,0.45,0.3,100\nb,0.50,0.2,100\nc,52,0.1,100');
    expect(slip).toEqual([
      { code: 'figureNotAPercent_mixed', line: 4, values: { column: 2, heading: 'r1', cell: '52' } },
    ]);
    expect(await errorsOf('message,r1,r2,base\na,45,0.3,100\nb,50,0.2,100')).toEqual([
      {
        code: 'figureNotAPercent_units',
        line: null,
        values: { column: 3, heading: 'r2', other: 2, otherHeading: 'r1' },
      },
    ]);
    expect(await errorsOf('message,r1,r2,base\na,45%,1,100\nb,50%,0,100')).toEqual([
      {
        code: 'figureNotAPercent_units',
        line: null,
        values: { column: 3, heading: 'r2', other: 2, otherHeading: 'r1' },
      },
    ]);
    expect(await errorsOf('message,r1,base\na,45,100\nb,50,100\nc,0.4,100')).toEqual([
      { code: 'figureNotAPercent_below', line: 4, values: { column: 2, heading: 'r1', cell: '0.4' } },
    ]);
    const rare = await tableOf('message,r1 (%),base\na,45,100\nb,50,100\nc,0.4,100');
    expect(rare.table.messages.map(({ r1 }) => r1)).toEqual([45, 50, 0.4]);
  });

  it('is refused where a chosen column counts, and read where it is a rate', async () => {
    const chosen = { message: 0, r1: 1, r2: null, base: 2 };
    const asked = async (r1: string, cells: readonly [string, string]) =>
      read(`Headline,${r1},Impressions\na,${cells[0]},1000\nb,${cells[1]},1200`, chosen);
    const clicks = await asked('Clicks', ['33', '41']);
    expect('fileErrors' in clicks && clicks.fileErrors[0]!.lines).toMatchObject([
      { code: 'figureNotAPercent_count', line: null, values: { column: 2, heading: 'Clicks' } },
    ]);
    for (const [r1, cells] of [
      ['Click rate', ['3', '4']],
      ['Clicks (%)', ['3', '4']],
      ['Clicks', ['3.3%', '4.1%']],
    ] as const)
      expect(await asked(r1, cells)).toHaveProperty('table');
  });

  it.each(['Total', 'Average', 'Ø', 'Gesamt (n=200)', 'Benchmark', 'Source: our panel'])(
    'is refused where its last row is %s and no message',
    async (text) => {
      expect(await errorsOf(`message,r1,base\na,45,100\nb,50,100\n${text},48,200`)).toEqual([
        { code: 'footRow', line: 4, values: { cell: text } },
      ]);
    },
  );

  it.each(['Share of the sea', 'Total allergy relief', 'Share all your moments', 'Base all you do on rain'])(
    'takes %s for a message',
    async (text) => {
      const { table } = await tableOf(`message,r1,base\na,45,100\nb,50,100\n${text},48,200`);
      expect(table.messages).toHaveLength(3);
    },
  );

  it('is refused where a share has no base', async () => {
    expect(await errorsOf('message,r1,base\na,45,0\nb,50,100\nc,0,0')).toMatchObject([
      { code: 'baseNotACount_zero', line: 2 },
    ]);
  });

  it('reads a heading that names its figure twice', async () => {
    const { table } = await tableOf('Botschaft;R1 (%);Basis (n);Alter: 18 R1;Alter: 18 Basis [n]\na;45;100;40;10');
    expect(numbersOf(table)).toEqual([[45, null, 100, [40, null, 10]]]);
    expect(table.variables).toMatchObject([{ header: 'Alter', audiences: [{ label: '18' }] }]);
  });

  it('takes texts that differ in capitals for the same', async () => {
    const { table } = await tableOf('message,r1,base,Sex: m r1,Sex: m base,sex: f r1,SEX: F base\na,10,100,1,10,2,20');
    expect(table.variables.map(({ header, audiences }) => [header, ...audiences.map(({ label }) => label)])).toEqual([
      ['Sex', 'm', 'f'],
    ]);
    expect(numbersOf(table)[0]!.slice(3)).toEqual([
      [1, null, 10],
      [2, null, 20],
    ]);
    const twice = 'message,r1,base,Sex: m r1,Sex: m base,sex: M r1,sex: M base\na,10,100,1,10,2,20';
    expect(await errorsOf(twice)).toMatchObject([
      { code: 'figuresHeading_twice', values: { other: 4, column: 6, heading: 'sex: M r1' } },
      { code: 'figuresHeading_twice', values: { other: 5, column: 7 } },
    ]);
    expect(await errorsOf('message,r1,base\nFresh,10,10\nfresh,20,10')).toMatchObject([
      { code: 'messageTwice_figures', line: 3, values: { message: 'fresh', first: 2 } },
    ]);
  });

  it('puts the audiences of a variable together', async () => {
    const csv = 'message,r1,base,A: x r1,A: x base,B: y r1,B: y base,A: z r1,A: z base\nm,10,100,1,10,2,20,3,30';
    const { table } = await tableOf(csv);
    expect(table.variables.map(({ header, audiences }) => [header, ...audiences.map(({ label }) => label)])).toEqual([
      ['A', 'x', 'z'],
      ['B', 'y'],
    ]);
    expect(numbersOf(table)[0]!.slice(3)).toEqual([
      [1, null, 10],
      [3, null, 30],
      [2, null, 20],
    ]);
  });

  it('is the same after it was stored', async () => {
    const { table } = await tableOf(english);
    expect(decodeTable(encodeTable(table))).toEqual(table);
    expect(() => decodeTable(new TextEncoder().encode('{"format":"another"}'))).toThrow();
  });

  it('may name its columns in other usual words, where nothing else names them', async () => {
    const read = async (csv: string) => numbersOf((await tableOf(csv)).table);
    expect(await read('Message text,R1 interest,R2 - action (%),Sample size\na,45,20,100')).toEqual([[45, 20, 100]]);
    expect(await read('Wortlaut;Interesse (R1);Anzahl Befragte\na;45;100')).toEqual([[45, null, 100]]);
    const beside = await tableOf('message,headline,r1,base,respondents\na,b,45,100,300');
    expect(numbersOf(beside.table)).toEqual([[45, null, 100]]);
    expect(beside.found.ignored).toEqual(['headline', 'respondents']);
    expect(await errorsOf('message,r1,sample,respondents\na,45,100,300')).toMatchObject([
      { code: 'figuresHeading_missing', values: { heading: 'base' } },
    ]);
  });

  it('is refused with all that is wrong with its headings', async () => {
    expect(await errorsOf('Claim,Claim,r1,Male r1,Age: 18 r1,Age: 18 base,Age: 19 r1\na,b,1,1,1,1,1')).toMatchObject([
      { code: 'figuresHeading_twice', line: 1, values: { other: 1, column: 2 } },
      { code: 'figuresHeading_noVariable', values: { heading: 'Male r1' } },
      { code: 'figuresHeading_missing', values: { heading: 'base' } },
      { code: 'figuresHeading_incomplete', values: { audience: 'Age: 19', figure: 'base' } },
    ]);
    const survey = await errorsOf('Gender,Age\nmale,18\n');
    expect(survey.map(({ values }) => values.heading)).toEqual(['message', 'r1', 'base']);
  });

  it('is refused with the lines of all that is wrong with its rows', async () => {
    const csv = [
      'message,r1,base,A: x r1,A: x base',
      'a,101,10,,',
      'b,-1,10,,',
      'c,many,10,,',
      'd,,10,,',
      'e,10,1.5,,',
      'f,10,,,',
      'g,10,10,10,11',
      ',10,10,,',
      'a,10,10,,',
      `${'x'.repeat(1001)},10,10,10,`,
    ].join('\n');
    const errors = await errorsOf(csv);
    expect(errors.map(({ code, line }) => [code, line]).sort()).toEqual(
      [
        ['figureNotAPercent', 2],
        ['figureNotAPercent', 3],
        ['figureNotAPercent', 4],
        ['figureMissing', 5],
        ['baseNotACount', 6],
        ['baseNotACount_blank', 7],
        ['baseTooLarge', 8],
        ['messageWithoutText_figures', 9],
        ['messageTwice_figures', 10],
        ['baseNotACount_blank', 11],
        ['labelTooLong_wide', 11],
      ].sort(),
    );
    expect((await errorsOf('message,r1,base\n'))[0]).toMatchObject({ code: 'noMessages_figures', line: null });
  });

  it('is refused where it is too large', async () => {
    const many = `message,r1,base\n${Array.from({ length: 10_001 }, (_, i) => `m${i},1,1`).join('\n')}`;
    await expect(read(many)).rejects.toMatchObject({ fileErrors: [{ lines: [{ code: 'fileTooLarge_figures' }] }] });
    const wide = Array.from({ length: 300 }, (_, i) => `A: ${i} r1,A: ${i} base`).join();
    const rows = Array.from({ length: 700 }, (_, i) => `m${i},1,1${',1,1'.repeat(300)}`).join('\n');
    await expect(read(`message,r1,base,${wide}\n${rows}`)).rejects.toMatchObject({
      fileErrors: [{ lines: [{ code: 'fileTooLarge_figures' }] }],
    });
  });
});
