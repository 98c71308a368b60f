import Papa from 'papaparse';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';

export interface CsvFormat {
  readonly delimiter: string;
  readonly newline: '\n' | '\r';
  readonly headLines: 0 | 1;
}

const delimiters = [',', ';', '\t', '|'];
const sampleRows = 60;

/**
 * Finds the delimiter under which the rows of a sample agree most in their number of cells: that of the first row, or,
 * where a title stands above the table, of a row below it.
 * `\n` also stands for `\r\n`: the reader takes a trailing `\r` off, so that files with mixed line ends read well.
 */
export function detectCsvFormat(sample: string): CsvFormat {
  if (sample.includes('\0')) throw new UnreadableFileError('notText', {});
  const newline = sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r';
  const declared = /^sep=(\t|\P{Cc})\r?(?:\n|\r|$)/u.exec(sample)?.[1];
  if (declared !== undefined) return { delimiter: declared, newline, headLines: 1 };
  const shortened = shortenBlanks(sample, newline);
  const split = delimiters.map((delimiter): Split => ({ delimiter, rows: splitRows(shortened, delimiter, newline) }));
  let best: Judged = { delimiter: ',', agreement: 0, cells: 1 };
  for (const one of split) {
    const found = judge(one, one.rows[0] ?? []);
    const better = found.agreement - best.agreement;
    if (found.cells > 1 && (better > 0.05 || (better >= -0.05 && found.cells > best.cells))) best = found;
  }
  return { delimiter: (findBelowTitle(split, best) ?? best).delimiter, newline, headLines: 0 };
}

interface Split {
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
}
interface Judged {
  readonly delimiter: string;
  readonly agreement: number;
  readonly cells: number;
}

function splitRows(sample: string, delimiter: string, newline: CsvFormat['newline']): string[][] {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline, preview: sampleRows + 1 });
  // The sample may end inside a row.
  return (data.length > 1 ? data.slice(0, -1) : data).filter((row) => row.length > 1 || row[0]?.trim());
}

function judge({ delimiter, rows }: Split, { length: cells }: readonly string[]): Judged {
  const agreeing = rows.filter((row) => row.length === cells).length;
  return { delimiter, cells, agreement: rows.length === 0 ? 0 : agreeing / rows.length };
}

const titleRows = 20;
const titledCells = 3;

/** What more rows agree with than with the first row, or as many and of more cells; null where nothing is. */
function findBelowTitle(split: readonly Split[], first: Judged): Judged | null {
  let best = first;
  for (let start = 1; start <= titleRows; start++) {
    for (const one of split) {
      const headings = one.rows[start] ?? [];
      const names = headings.map((cell) => cell.trim()).filter((cell) => cell !== '');
      if (names.length < titledCells || new Set(names).size < names.length) continue;
      const found = judge(one, headings);
      const isBetter =
        found.agreement > best.agreement || (found.agreement === best.agreement && found.cells > best.cells);
      if (isBetter && found.agreement > 0.5) best = found;
    }
  }
  return best === first ? null : best;
}

const longest = 64;
const forNewline = {
  '\n': new RegExp(`[^\\S\\n]{${longest + 1},}`, 'g'),
  '\r': new RegExp(`[^\\S\\r]{${longest + 1},}`, 'g'),
} as const;

/**
 * Shortens runs of more than 64 blanks in text with quotation marks. papaparse walks over the blanks before a delimiter
 * anew for each quotation mark that stands before them, which takes quadratic time.
 */
export function shortenBlanks(text: string, newline: '\n' | '\r'): string {
  if (!mayHoldRun(text) || !text.includes('"')) return text;
  return text.replace(forNewline[newline], ' '.repeat(longest));
}

function mayHoldRun(text: string): boolean {
  for (let i = 0; i < text.length; i += longest) {
    let around = 0;
    for (let left = i; left >= 0 && around <= longest && isBlank(text.charCodeAt(left)); left--) around++;
    for (let right = i + 1; around > 0 && around <= longest && isBlank(text.charCodeAt(right)); right++) around++;
    if (around > longest) return true;
  }
  return false;
}

const isBlank = (code: number): boolean => code <= 32 || code === 160 || code >= 0x1680;
