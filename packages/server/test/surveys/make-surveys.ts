// Writes the awkward survey files of this folder and expected.json beside them: `npm run surveys`.
// Figures are counted here from the made-up people themselves. Nothing of the product is imported, so that a mistake
// of the product cannot become an expectation.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeXlsx, type TestCell, workbookParts } from '../make-xlsx.ts';
import { makeZip } from '../make-zip.ts';

/** What a person answered: the point's place from the most negative, or null for no answer. */
type Answer = number | null;
type Cell = string | number;

interface Audience {
  readonly kind: 'audience';
  readonly heading: string;
  /** Values in the questionnaire's order; `several` for questions that take more than one. */
  readonly values: readonly string[];
  readonly people: readonly (readonly number[])[];
  readonly cells: readonly Cell[];
  readonly noAnswer: readonly string[];
}

interface Rating {
  readonly kind: 'rating';
  readonly role: 'r1' | 'r2';
  readonly heading: string;
  /** Points from the most negative to the most positive, as the file writes them. */
  readonly points: readonly string[];
  readonly positive: number;
  readonly noAnswer: readonly string[];
  readonly people: readonly Answer[];
  readonly cells: readonly Cell[];
}

/** Columns that are no figures: ids, weights, comments. */
interface Other {
  readonly kind: 'ignore' | 'weight';
  readonly heading: string;
  readonly cells: readonly Cell[];
}

/** Several columns of the file that are one variable of which people have several values. */
interface Block {
  readonly kind: 'block';
  readonly heading: string;
  readonly values: readonly string[];
  readonly people: readonly (readonly number[])[];
  readonly columns: readonly { readonly heading: string; readonly cells: readonly Cell[] }[];
}

type Column = Audience | Rating | Other | Block;

interface Survey {
  readonly file: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly write: (rows: Cell[][]) => Buffer | string;
  /** What a person would choose where the product asks for the sheet or the row of headings (from 1). */
  readonly sheet?: string;
  readonly headerRow?: number;
  /** The file must not be imported whatever is chosen. */
  readonly isRefused?: true;
  /** The weights of the people, where they count. */
  readonly weights?: readonly number[];
}

/** A small generator of numbers 0–1 that gives the same ones each time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const size = 120;
let random = createRandom(1);
const everyone = <T>(make: (person: number) => T): T[] => Array.from({ length: size }, (_, person) => make(person));
const oneOf = (count: number): number => Math.floor(random() * count);

const ids: () => Other = () => ({ kind: 'ignore', heading: 'Respondent ID', cells: everyone((i) => `R-${i + 1000}`) });

function audience(heading: string, values: readonly string[], noAnswer: readonly string[] = []): Audience {
  const people = everyone(() => (noAnswer.length > 0 && random() < 0.08 ? [] : [oneOf(values.length)]));
  const cells = people.map(([value]) => (value === undefined ? noAnswer[oneOf(noAnswer.length)]! : values[value]!));
  return { kind: 'audience', heading, values, people, cells, noAnswer };
}

interface RatingOptions {
  readonly role?: 'r1' | 'r2';
  /** How many of the best points count as positive. */
  readonly positive?: number;
  readonly noAnswer?: readonly string[];
  /** Places of the points that anybody chose. */
  readonly chosen?: readonly number[];
  readonly blanks?: boolean;
  /** Writes a point in the file, where not everyone writes it alike. */
  readonly write?: (point: string) => Cell;
}

function rating(heading: string, points: readonly string[], options: RatingOptions = {}): Rating {
  const { noAnswer = [], chosen = points.map((_, i) => i), blanks = false, write = asNumber } = options;
  const skipped = [...noAnswer, ...(blanks ? [''] : [])];
  const cells: Cell[] = [];
  const people = everyone((): Answer => {
    if (skipped.length > 0 && random() < 0.15) {
      cells.push(asNumber(skipped[oneOf(skipped.length)]!));
      return null;
    }
    const point = chosen[oneOf(chosen.length)]!;
    cells.push(write(points[point]!));
    return point;
  });
  const positive = options.positive ?? Math.max(1, Math.round(0.4 * points.length));
  return { kind: 'rating', role: options.role ?? 'r1', heading, points, positive, noAnswer, people, cells };
}

function block(stem: string, values: readonly string[], write: (isChosen: boolean, value: string) => Cell): Block {
  const people = everyone(() => values.map((_, i) => i).filter(() => random() < 0.4));
  const columns = values.map((value, i) => ({
    heading: `${stem}${value}`,
    cells: people.map((chosen) => write(chosen.includes(i), value)),
  }));
  return { kind: 'block', heading: stem, values, people, columns };
}

function asNumber(point: string): Cell {
  return /^-?\d+$/.test(point) ? Number(point) : point;
}

const digits = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

const csvCell = (cell: Cell, delimiter: string): string => {
  const text = String(cell);
  return text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const csv =
  (delimiter = ',') =>
  (rows: Cell[][]): string =>
    `${rows.map((row) => row.map((cell) => csvCell(cell, delimiter)).join(delimiter)).join('\n')}\n`;
const cells = (rows: Cell[][]): TestCell[][] => rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
const xlsx = (rows: Cell[][]): Buffer => makeXlsx({ Data: cells(rows) });

const messages = ['A calm start to your day', 'Twice the taste, half the sugar', 'Made by people you know'];
const appealing = [
  ...['Not at all appealing', 'Not very appealing', 'Neutral', 'Somewhat appealing', 'Very appealing'],
];
const region = () => audience('Region', ['North', 'South', 'East', 'West']);
const gender = () => audience('Gender', ['Female', 'Male']);
const ratings = (points: readonly string[], options: RatingOptions = {}): Rating[] =>
  messages.map((message) => rating(message, points, options));

let number = 0;
const surveys: Survey[] = [];
function survey(name: string, about: string, given: Omit<Survey, 'file' | 'about' | 'write'> & Partial<Survey>): void {
  number++;
  const extension = given.file ?? 'csv';
  const file = `${String(number).padStart(2, '0')}-${name}.${extension}`;
  surveys.push({ write: extension === 'xlsx' ? xlsx : csv(), ...given, file, about });
}
/** Columns are made when a survey is added: each survey has people of its own. */
const made = (make: () => Column[]): Column[] => {
  random = createRandom(surveys.length + 1);
  return make();
};

survey('plain', 'Ratings from 1 to 5', { columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]) });
survey('words-appealing', 'A scale in words, in no order of the file', {
  columns: made(() => [ids(), gender(), ...ratings(appealing)]),
});
survey('words-would-buy', 'Definitely would buy to definitely would not buy', {
  file: 'xlsx',
  columns: made(() => [
    ids(),
    region(),
    ...ratings([
      ...['Definitely would not buy', 'Probably would not buy', 'Might or might not buy'],
      ...['Probably would buy', 'Definitely would buy'],
    ]),
  ]),
});
survey('words-excellent', 'Excellent to poor', {
  columns: made(() => [ids(), gender(), ...ratings(['Poor', 'Fair', 'Good', 'Very good', 'Excellent'])]),
});
survey('words-german', 'Überhaupt nicht ansprechend bis sehr ansprechend', {
  write: csv(';'),
  columns: made(() => [
    ids(),
    audience('Geschlecht', ['weiblich', 'männlich', 'divers']),
    ...ratings([
      ...['Überhaupt nicht ansprechend', 'Eher nicht ansprechend', 'Teils, teils'],
      ...['Eher ansprechend', 'Sehr ansprechend'],
    ]),
  ]),
});
survey('words-danish', 'Slet ikke tiltalende til meget tiltalende', {
  columns: made(() => [
    ids(),
    audience('Køn', ['Kvinde', 'Mand']),
    ...ratings([
      ...['Slet ikke tiltalende', 'Ikke særlig tiltalende', 'Hverken eller'],
      ...['Noget tiltalende', 'Meget tiltalende'],
    ]),
  ]),
});
survey('words-french', 'Pas du tout d’accord à tout à fait d’accord', {
  columns: made(() => [
    ids(),
    audience('Sexe', ['Femme', 'Homme']),
    ...ratings([
      ...["Pas du tout d'accord", "Plutôt pas d'accord", "Ni d'accord ni pas d'accord"],
      ...["Plutôt d'accord", "Tout à fait d'accord"],
    ]),
  ]),
});
survey('words-spanish', 'Nada atractivo a muy atractivo', {
  columns: made(() => [
    ids(),
    audience('Sexo', ['Mujer', 'Hombre']),
    ...ratings(['Nada atractivo', 'Poco atractivo', 'Algo atractivo', 'Bastante atractivo', 'Muy atractivo']),
  ]),
});
survey('german-grades', 'Schulnoten: 1 is the best, 6 the worst', {
  columns: made(() => [
    ids(),
    gender(),
    ...messages.map((message) => rating(`Schulnote: ${message}`, digits(1, 6).reverse(), { positive: 2 })),
  ]),
});
survey('letter-grades', 'A is the best, F the worst', {
  columns: made(() => [ids(), gender(), ...ratings(['F', 'D', 'C', 'B', 'A'])]),
});
survey('code-99', '99 stands for no answer beside 1 to 5', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5), { noAnswer: ['99'] })]),
});
survey('codes-98-99-minus-1', '98, 99 and -1 stand for no answer beside 1 to 7', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 7), { noAnswer: ['98', '99', '-1'] })]),
});
survey('codes-8-9', '8 and 9 stand for no answer beside 1 to 5', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5), { noAnswer: ['8', '9'] })]),
});
survey('code-0', '0 stands for no answer beside 1 to 5', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5), { noAnswer: ['0'] })]),
});
survey('codes-998-999', '998 and 999 stand for no answer, of ratings and of the region', {
  columns: made(() => [
    ids(),
    audience('Region', ['1', '2', '3', '4'], ['999']),
    ...ratings(digits(1, 5), { noAnswer: ['998', '999'] }),
  ]),
});
survey('code-9-beside-7', '9 stands for no answer beside 1 to 7', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 7), { noAnswer: ['9'] })]),
});
survey('ends-labelled', 'Only the ends of the scale have words', {
  columns: made(() => [ids(), gender(), ...ratings(['1 - not at all', '2', '3', '4', '5 - very much'])]),
});
survey('ends-labelled-reversed', 'Only the ends have words, and 1 is the best', {
  columns: made(() => [ids(), gender(), ...ratings(['5 - not at all', '4', '3', '2', '1 - very much'])]),
});
survey('numbered-words-reversed', '1 = sehr gut to 6 = ungenügend', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(
      [...['6 = ungenügend', '5 = mangelhaft', '4 = ausreichend', '3 = befriedigend', '2 = gut', '1 = sehr gut']],
      { positive: 2 },
    ),
  ]),
});
survey('mixed-lengths', 'Scales of 3, 4, 5 and 6 points side by side', {
  columns: made(() => [
    ids(),
    gender(),
    rating('Of three points', digits(1, 3)),
    rating('Of four points', digits(1, 4)),
    rating('Of five points', digits(1, 5)),
    rating('Of six points', digits(1, 6)),
  ]),
});
survey('forced-choice', 'Four points in words, no middle', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(['Not at all likely', 'Not very likely', 'Somewhat likely', 'Very likely']),
  ]),
});
survey('seven-points', 'Strongly disagree to strongly agree', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings([
      ...['Strongly disagree', 'Disagree', 'Somewhat disagree', 'Neither agree nor disagree'],
      ...['Somewhat agree', 'Agree', 'Strongly agree'],
    ]),
  ]),
});
survey('zero-to-ten', 'Ratings from 0 to 10', {
  columns: made(() => [ids(), gender(), ...ratings(digits(0, 10))]),
});
survey('top-never-chosen', 'Nobody chose the best point of a scale in words', {
  columns: made(() => [
    ids(),
    gender(),
    rating(messages[0]!, appealing),
    rating(messages[1]!, appealing, { chosen: [0, 1, 2] }),
    rating(messages[2]!, appealing, { chosen: [2, 3] }),
  ]),
});
survey('several-in-a-cell', 'TV; Radio: several answers in a cell', {
  columns: made(() => {
    const values = ['TV', 'Radio', 'Newspaper', 'Podcasts'];
    const people = everyone(() => values.map((_, i) => i).filter(() => random() < 0.45));
    const cells = people.map((chosen) => chosen.map((value) => values[value]).join('; '));
    const media: Audience = { kind: 'audience', heading: 'Media used', values, people, cells, noAnswer: [] };
    return [ids(), media, ...ratings(digits(1, 5))];
  }),
});
survey('block-of-0-and-1', 'A question with several answers as a block of 0/1 columns', {
  columns: made(() => [
    ids(),
    block('Which of these do you use? ', ['TV', 'Radio', 'Newspaper', 'Podcasts'], (isChosen) => (isChosen ? 1 : 0)),
    ...ratings(digits(1, 5)),
  ]),
});
survey('block-of-texts', 'A question with several answers as a block of texts and blanks', {
  file: 'xlsx',
  columns: made(() => [
    ids(),
    block('Where do you shop? - ', ['Supermarket', 'Online', 'Market'], (isChosen, value) => (isChosen ? value : '')),
    ...ratings(digits(1, 5)),
  ]),
});
survey('title-row', 'A title above the headings', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  headerRow: 2,
  write: (rows) => `Brand tracker 2026,,,,\n${csv()(rows)}`,
});
survey('title-rows', 'A title, a date and a blank row above the headings', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(appealing)]),
  headerRow: 4,
  write: (rows) => xlsx([['Brand tracker 2026'], ['Fieldwork: 1–14 October'], [''], ...rows]),
});
survey('two-heading-rows', 'The question above, its items below', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  write: ([headings, ...rows]) =>
    xlsx([
      ['Respondent ID', 'Gender', 'How appealing is this message?', '', ''],
      ['', '', ...headings!.slice(2)],
      ...rows,
    ]),
});
survey('second-sheet', 'The answers stand in the second sheet, notes in the first', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  sheet: 'Answers',
  write: (rows) =>
    makeXlsx({
      Notes: [
        ['Fieldwork', '1–14 October'],
        ['Panel', 'Online'],
        ['Quota', 'Age and region'],
      ],
      Answers: cells(rows),
    }),
});
survey('two-filled-sheets', 'Two waves in two sheets of the same columns', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  sheet: 'Wave 2',
  write: (rows) => makeXlsx({ 'Wave 1': cells([rows[0]!, ...rows.slice(1, 40).reverse()]), 'Wave 2': cells(rows) }),
});
survey('same-heading-twice', 'Two audience columns of one heading', {
  columns: made(() => [
    ids(),
    audience('Region', ['North', 'South']),
    audience('Region', ['Town', 'Country']),
    ...ratings(digits(1, 5)),
  ]),
});
survey('extra-cells', 'Rows with more cells than headings', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  write: ([headings, ...rows]) => csv()([headings!, ...rows.map((row, i) => (i % 10 === 3 ? [...row, 4] : row))]),
  isRefused: true,
});
survey('weight-of-zero', 'A weight column of nothing but 0', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(digits(1, 5)),
    { kind: 'weight', heading: 'Weight', cells: everyone(() => 0) },
  ]),
  isRefused: true,
});
survey('no-rows', 'Headings and nothing below', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  write: ([headings]) => csv()([headings!]),
  isRefused: true,
});
survey('german-excel', 'Semicolons, Latin-1, decimal commas in the weights', {
  ...made(() => []),
  columns: made(() => {
    const weights = everyone(() => [0.5, 1, 1.25, 2][oneOf(4)]!);
    return [
      ids(),
      audience('Geschlecht', ['weiblich', 'männlich']),
      ...messages.map((message) => rating(message.replace('taste', 'Größe'), digits(1, 5))),
      { kind: 'weight', heading: 'Gewicht', cells: weights.map((weight) => String(weight).replace('.', ',')) },
    ];
  }),
  write: (rows) => Buffer.from(csv(';')(rows), 'latin1'),
});
survey('utf-16-tabs', 'Unicode text as Excel saves it: UTF-16 with tabs', {
  columns: made(() => [ids(), gender(), ...ratings(appealing)]),
  write: (rows) => Buffer.from(`\ufeff${csv('\t')(rows)}`, 'utf16le'),
});
survey('same-stem', 'Every heading begins with the same long question', {
  columns: made(() => [
    ids(),
    gender(),
    ...messages.map((message) =>
      rating(
        `How appealing do you find the following message, thinking of your last purchase of a soft drink in a shop near you: ${message}`,
        digits(1, 5),
      ),
    ),
  ]),
});
survey('ages', 'Age in years, and classes of income in the file’s order', {
  columns: made(() => {
    const ages = everyone(() => 18 + oneOf(60));
    const age: Other = { kind: 'ignore', heading: 'Age', cells: ages };
    const income = audience('Income', ['Under 20,000', '20,000–39,999', '40,000–59,999', '60,000 and more']);
    return [ids(), age, income, ...ratings(digits(1, 5))];
  }),
});
survey('yes-no', 'Yes and no', {
  columns: made(() => [ids(), gender(), ...ratings(['No', 'Yes'], { positive: 1 })]),
});
survey('untidy-words', 'The same words in capitals and with blanks around them', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(appealing, {
      write: (point) => [point, point.toUpperCase(), ` ${point} `, point.toLowerCase()][oneOf(4)]!,
    }),
  ]),
});
survey('words-and-dont-know', 'Don’t know and prefer not to say among the words', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(appealing, { noAnswer: ["Don't know", 'Prefer not to say'], blanks: true }),
  ]),
});
survey('unknown-words', 'Words that nobody could order by themselves', {
  columns: made(() => [ids(), gender(), ...ratings(['Bläh', 'Joah', 'Läuft', 'Knorke'], { positive: 2 })]),
});
survey('stars', 'Stars', {
  columns: made(() => [ids(), gender(), ...ratings(['★', '★★', '★★★', '★★★★', '★★★★★'])]),
});
survey('interest-and-action', 'Interest of five points and action of two for each message', {
  columns: made(() => [
    ids(),
    gender(),
    ...messages.flatMap((message) => [
      rating(`R1 ${message}`, digits(1, 5)),
      rating(`R2 ${message}`, ['0', '1'], { role: 'r2', positive: 1 }),
    ]),
  ]),
});
survey('unfamiliar', 'Unfamiliar beside a scale of feeling', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(
      [
        'Very unfavorably',
        'Somewhat unfavorably',
        'Neither favorably nor unfavorably',
        'Somewhat favorably',
        'Very favorably',
      ],
      {
        noAnswer: ['Unfamiliar (N/A)'],
      },
    ),
  ]),
});
survey('agree-reversed-codes', 'Labels with numbers, 1 being the best', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(['(5) Strongly disagree', '(4) Disagree', '(3) Neither', '(2) Agree', '(1) Strongly agree']),
  ]),
});
survey('minus-two-to-two', 'Ratings from -2 to 2', {
  columns: made(() => [ids(), gender(), ...ratings(digits(-2, 2))]),
});
survey('unlike-scales-of-words', 'Two questions of different words', {
  columns: made(() => [
    ids(),
    gender(),
    rating('Taste', ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']),
    rating('Look', [
      'Not at all important',
      'Slightly important',
      'Moderately important',
      'Very important',
      'Extremely important',
    ]),
    rating('Price', ['Much worse', 'Somewhat worse', 'About the same', 'Somewhat better', 'Much better']),
  ]),
});
survey('spss', 'An SPSS file', {
  file: 'sav',
  columns: [],
  write: () => Buffer.from(`$FL2@(#) IBM SPSS STATISTICS 64-bit${' '.repeat(200)}`),
  isRefused: true,
});

// What survey tools export.

const column = (heading: string, make: (person: number) => Cell): Other => ({
  kind: 'ignore',
  heading,
  cells: everyone(make),
});
/** A rating whose heading is longer than its message. */
const under = (columns: readonly Rating[], write: (message: string) => string): Rating[] =>
  columns.map((one) => ({ ...one, heading: write(one.heading) }));
const likert = ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'];
const media = ['TV', 'Radio', 'Newspaper'];

survey('surveymonkey', 'Two rows of headings, the question merged over its items, "Response" below the others', {
  file: 'xlsx',
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(likert, { blanks: true }),
    column('Any comments?', (i) => (i % 9 ? '' : 'Fine')),
  ]),
  write: ([headings, ...rows]) =>
    withMergedCells(
      [
        ['Respondent ID', 'What is your gender?', 'How much do you agree?', '', '', 'Any comments?'],
        ['', 'Response', ...headings!.slice(2, 5), 'Open-Ended Response'],
        ...rows,
      ],
      ['C1:E1'],
    ),
});
survey('qualtrics', 'Three rows of headings: codes, questions and import ids', {
  columns: made(() => [
    column('Start Date', () => '2026-10-01 10:00:00'),
    column('Response Type', () => 'IP Address'),
    column('Response ID', (i) => `R_${i}xYz`),
    gender(),
    ...under(ratings(digits(1, 7), { noAnswer: ['-99'] }), (message) => `How appealing is each message? - ${message}`),
  ]),
  write: ([headings, ...rows]) => {
    const codes = ['StartDate', 'Status', 'ResponseId', 'Q1', 'Q2_1', 'Q2_2', 'Q2_3'];
    return `\ufeff${csv()([codes, headings!, codes.map((code) => `{"ImportId":"${code}"}`), ...rows])}`;
  },
});
survey('google-forms', 'Each message in brackets behind the question, several answers with commas', {
  columns: made(() => {
    const people = everyone(() => media.map((_, i) => i).filter(() => random() < 0.5));
    const cells = people.map((chosen) => chosen.map((value) => media[value]).join(', '));
    const used: Audience = { kind: 'audience', heading: 'Media used', values: media, people, cells, noAnswer: [] };
    return [
      column('Timestamp', (i) => `2026/10/01 9:${10 + (i % 50)}:22 AM GMT+2`),
      used,
      ...under(ratings(digits(1, 5)), (message) => `How appealing is this message? [${message}]`),
    ];
  }),
});
survey('limesurvey', 'Options and messages in brackets, N/A where nothing was answered', {
  columns: made(() => {
    const chosen = block('Which of these do you use? ', media, (isChosen) => (isChosen ? 'Yes' : 'No'));
    const columns = chosen.columns.map((one, i) => ({ ...one, heading: `Which of these do you use? [${media[i]}]` }));
    return [
      column('Response ID', (i) => i + 1),
      column('Start language', () => 'en'),
      { ...chosen, columns },
      ...under(ratings(likert, { noAnswer: ['N/A'] }), (message) => `How much do you agree? [${message}]`),
    ];
  }),
});
survey('microsoft-forms', 'Times as dates, several answers with a semicolon at their end, shared texts in runs', {
  file: 'xlsx',
  columns: made(() => {
    const people = everyone(() => media.map((_, i) => i).filter(() => random() < 0.5));
    const cells = people.map((chosen) => chosen.map((value) => `${media[value]};`).join(''));
    const used: Audience = { kind: 'audience', heading: 'Media used', values: media, people, cells, noAnswer: [] };
    return [column('ID', (i) => i + 1), column('Start time', (i) => 46_300 + i / 64), used, ...ratings(appealing)];
  }),
  write: (rows) => {
    const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
    const runs = texts.map(
      (text) =>
        `<si><r><t xml:space="preserve">${text.slice(0, 3)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${text.slice(3)}</t></r></si>`,
    );
    const shared = (cell: Cell): TestCell =>
      typeof cell === 'number'
        ? cell
        : cell === ''
          ? null
          : { xml: `<v>${texts.indexOf(cell)}</v>`, attributes: 't="s"' };
    return makeXlsx(
      { Sheet1: rows.map((row) => row.map(shared)) },
      { 'xl/sharedStrings.xml': `<sst>${runs.join('')}</sst>` },
    );
  },
});
survey('spss-with-labels', 'Decimals, #NULL! and decimal commas in the weights', {
  columns: made(() => {
    const weights = everyone(() => [0.5, 1, 1.25, 2][oneOf(4)]!);
    return [
      column('RESPID', (i) => i + 1),
      audience('gender', ['Female', 'Male']),
      ...ratings(digits(1, 5), { noAnswer: ['#NULL!'], write: (point) => `${point},00` }),
      { kind: 'weight', heading: 'weight', cells: weights.map((weight) => String(weight).replace('.', ',')) },
    ];
  }),
  write: (rows) => `\ufeff${csv(';')(rows).replaceAll('\n', '\r\n')}`,
});

// Answers whose order is known, but not what counts.

const halves = Array.from({ length: 9 }, (_, i) => String(1 + i / 2));
survey('half-points', 'Ratings from 1 to 5 in halves', {
  columns: made(() => [ids(), gender(), ...ratings(halves, { positive: 3, noAnswer: ['99'] })]),
});
survey('half-points-german', 'The same with decimal commas, and 5 never chosen', {
  columns: made(() => {
    const chosen = halves.map((_, i) => i).slice(0, 8);
    return [
      ids(),
      gender(),
      ...ratings(
        halves.map((point) => point.replace('.', ',')),
        { positive: 3, chosen },
      ),
    ];
  }),
  write: csv(';'),
});
survey('percent-signs', '0% to 100% as texts', {
  columns: made(() => [ids(), gender(), ...ratings(['0%', '20%', '40%', '60%', '80%', '100%'])]),
});
survey('percent-format', '0.4 that Excel shows as 40%', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(['0.2', '0.4', '0.6', '0.8', '1'], { write: Number })]),
  write: (rows) => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>';
    const shown = (cell: Cell): TestCell =>
      typeof cell === 'number' ? { xml: `<v>${cell}</v>`, attributes: 's="1"' } : cell;
    return makeXlsx({ Data: rows.map((row) => row.map(shown)) }, { 'xl/styles.xml': styles });
  },
});
survey('yes-no-as-1-and-2', 'Yes is 1, no is 2', {
  columns: made(() => [ids(), gender(), ...ratings(['2', '1'], { positive: 1 })]),
});
survey('danish-grades', 'The seven grades from -3 to 12, some with a zero before them', {
  columns: made(() => [
    ids(),
    gender(),
    ...ratings(['-3', '00', '02', '4', '7', '10', '12'], { write: (point) => point }),
  ]),
});
survey('counted-stars', '1 star to 5 stars', {
  columns: made(() => [ids(), gender(), ...ratings(['1 star', '2 stars', '3 stars', '4 stars', '5 stars'])]),
});
survey('out-of-five', '1/5 to 5/5', {
  columns: made(() => [ids(), gender(), ...ratings(['1/5', '2/5', '3/5', '4/5', '5/5'])]),
});
survey('signs-partly-without-plus', 'One message that nobody gave a plus, another one without any dash but one', {
  columns: made(() => {
    const signs = ['--', '-', '0', '+', '++'];
    const [first, second, third] = messages as [string, string, string];
    return [
      ...[ids(), gender(), rating(first, signs)],
      ...[rating(second, signs, { chosen: [0, 1, 2] }), rating(third, signs, { chosen: [1, 2] })],
    ];
  }),
});
survey('signs-without-plus', 'Nobody gave a plus at all', {
  columns: made(() => [ids(), gender(), ...ratings(['--', '-', '0', '+', '++'], { chosen: [0, 1, 2] })]),
});

/** Places that everybody gives the messages, each once; only the first `places` are written. */
function ranking(headings: readonly string[], places: number): Rating[] {
  const points = digits(1, places).reverse();
  const orders = everyone(() => {
    const order = headings.map((_, i) => i + 1);
    for (let i = order.length - 1; i > 0; i--) {
      const j = oneOf(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  });
  return headings.map((heading, message) => {
    const given = orders.map((order) => (order[message]! <= places ? order[message]! : null));
    const people = given.map((place) => (place === null ? null : places - place));
    const positive = Math.max(1, Math.round(0.4 * places));
    const facts = { kind: 'rating', role: 'r1', heading, points, positive, noAnswer: [] } as const;
    return { ...facts, people, cells: given.map((place) => place ?? '') };
  });
}
const six = [...messages, 'Fresh from the fields', 'Good for you and yours', 'Always there when needed'];
survey('ranking', 'Every respondent ranks the messages, and no heading says so', {
  columns: made(() => [ids(), gender(), ...ranking(messages, 3)]),
});
survey('ranking-of-the-best-three', 'The best three of six are ranked, the others are blank', {
  columns: made(() => [ids(), gender(), ...ranking(six, 3)]),
});

// Workbooks.

/** A workbook with merged cells, as they stand behind the rows. */
function withMergedCells(rows: Cell[][], ranges: readonly string[]): Buffer {
  const parts = workbookParts({ Data: cells(rows) });
  const sheet = 'xl/worksheets/sheet1.xml';
  const merged = `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
  return makeZip({ ...parts, [sheet]: parts[sheet]!.replace('</sheetData>', `</sheetData>${merged}`) });
}
survey('formulas', 'Answers that are looked up, some of them in vain (#N/A)', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5), { blanks: true })]),
  write: (rows) => {
    const looked = (cell: Cell, row: number, i: number): TestCell => {
      if (row === 0 || i < 2) return cell;
      const formula = `<f>VLOOKUP(A${row + 1},Raw!A:C,${i},FALSE)</f>`;
      return cell === '' ? { xml: `${formula}<v>#N/A</v>`, attributes: 't="e"' } : { xml: `${formula}<v>${cell}</v>` };
    };
    return makeXlsx({ Data: rows.map((row, r) => row.map((cell, i) => looked(cell, r, i))) });
  },
});
survey('formulas-never-calculated', 'A program wrote some answers as formulas, without their results', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  write: (rows) =>
    makeXlsx({
      Data: rows.map((row, r) =>
        row.map((cell, i): TestCell => (r > 0 && r % 3 === 0 && i === 2 ? { xml: `<f>1*${cell}</f>` } : cell)),
      ),
    }),
  isRefused: true,
});
survey('merged-answers', 'The gender stands once in a cell that is merged over all who have it', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  write: ([headings, ...rows]) =>
    withMergedCells(
      [headings!, ...rows.map((row, i) => row.map((cell, c) => (c === 1 && i % 60 > 0 ? '' : cell)))],
      ['B2:B61', 'B62:B121'],
    ),
  isRefused: true,
});
survey('total-row', 'A row of totals below the respondents', {
  columns: made(() => [ids(), gender(), ...ratings(digits(1, 5))]),
  write: (rows) => csv()([...rows, ['Total', '', 3, 3, 3]]),
  isRefused: true,
});
survey('booleans', 'TRUE and FALSE as Excel stores them, in the second sheet behind a hidden one', {
  file: 'xlsx',
  columns: made(() => [ids(), gender(), ...ratings(['FALSE', 'TRUE'], { positive: 1 })]),
  write: (rows) => {
    const stored = (cell: Cell): TestCell =>
      cell === 'TRUE' || cell === 'FALSE' ? { xml: `<v>${cell === 'TRUE' ? 1 : 0}</v>`, attributes: 't="b"' } : cell;
    const parts = workbookParts({ Old: cells(rows.toReversed()), Data: rows.map((row) => row.map(stored)) });
    const workbook = parts['xl/workbook.xml']!.replace('name="Old"', 'name="Old" state="hidden"');
    return makeZip({ ...parts, 'xl/workbook.xml': workbook });
  },
});

/** Rows of the file, headings first. */
function toRows(columns: readonly Column[]): Cell[][] {
  const flat = columns.flatMap((column) =>
    column.kind === 'block' ? column.columns : [{ heading: column.heading, cells: column.cells }],
  );
  return [flat.map(({ heading }) => heading), ...everyone((i) => flat.map(({ cells }) => cells[i] ?? ''))];
}

const weightsIn = (columns: readonly Column[]): number[] => {
  const column = columns.find(({ kind }) => kind === 'weight') as Other | undefined;
  return everyone((i) => (column ? Number(String(column.cells[i]).replace(',', '.')) : 1));
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What the file's figures are, counted from the people. Columns are counted as in the file, from 0. */
function expectedFigures({ columns }: Survey) {
  const weights = weightsIn(columns);
  const audiences = columns.flatMap((column, index) => {
    const position = sum(columns.slice(0, index).map((one) => (one.kind === 'block' ? one.columns.length : 1)));
    if (column.kind !== 'audience' && column.kind !== 'block') return [];
    const values = column.values.map((value, i) => ({ value, people: column.people.map((had) => had.includes(i)) }));
    const count = column.kind === 'block' ? column.columns.length : 1;
    const noAnswer = column.kind === 'audience' ? column.noAnswer : [];
    return [
      { columns: Array.from({ length: count }, (_, i) => position + i), heading: column.heading, values, noAnswer },
    ];
  });
  const figure = (column: Rating, counts: (person: number) => boolean) => {
    const people = everyone((i) => i).filter((i) => column.people[i] != null && counts(i));
    const isPositive = (i: number) => column.people[i]! >= column.points.length - column.positive;
    const base = people.length;
    const positive = people.filter(isPositive).length;
    const percent =
      (100 * sum(people.filter(isPositive).map((i) => weights[i]!))) / sum(people.map((i) => weights[i]!));
    return { base, positive, percent };
  };
  const ratings = columns.flatMap((column, index) => {
    if (column.kind !== 'rating') return [];
    const position = sum(columns.slice(0, index).map((one) => (one.kind === 'block' ? one.columns.length : 1)));
    const { role, heading, points, noAnswer } = column;
    const within = audiences.flatMap(({ columns: [audience], values }) =>
      values.map(({ value, people }) => ({ audience: audience!, value, ...figure(column, (i) => people[i]!) })),
    );
    const positive = points.slice(points.length - column.positive);
    return [
      {
        column: position,
        role,
        heading,
        points,
        positivePoints: positive,
        noAnswer,
        ...figure(column, () => true),
        within,
      },
    ];
  });
  return {
    respondents: size,
    weight: columns.some(({ kind }) => kind === 'weight'),
    audiences: audiences.map(({ values, ...audience }) => ({
      ...audience,
      values: values.map(({ value, people }) => ({ value, people: people.filter(Boolean).length })),
    })),
    ratings,
  };
}

const expected = surveys.map((one) => {
  writeFileSync(join(import.meta.dirname, one.file), one.write(toRows(one.columns)));
  const { file, about, sheet, headerRow, isRefused } = one;
  return isRefused ? { file, about, isRefused } : { file, about, sheet, headerRow, ...expectedFigures(one) };
});
const lines = expected.map((one) => JSON.stringify(one));
writeFileSync(join(import.meta.dirname, 'expected.json'), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${surveys.length} surveys written`);
