import Papa from 'papaparse';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';

/** How a csv is written. `headLines`: lines before the table (Excel's "sep=;"). */
export interface CsvFormat {
  readonly delimiter: string;
  readonly newline: '\n' | '\r';
  readonly headLines: 0 | 1;
}

const delimiters = [',', ';', '\t', '|'];
const sampleRows = 60;

/**
 * Finds the delimiter under which the rows of a sample agree most in their number of cells.
 * `\n` also stands for `\r\n`: the reader takes a trailing `\r` off, so that files with mixed line ends read well.
 */
export function detectCsvFormat(sample: string): CsvFormat {
  if (sample.includes('\0')) throw new UnreadableFileError('notText', {});
  const newline = sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r';
  const declared = /^sep=(\t|\P{Cc})\r?(?:\n|\r|$)/u.exec(sample)?.[1];
  if (declared !== undefined) return { delimiter: declared, newline, headLines: 1 };
  const shortened = shortenBlanks(sample, newline);
  let best = { delimiter: ',', agreement: 0, cells: 1 };
  for (const delimiter of delimiters) {
    const found = { delimiter, ...judge(shortened, delimiter, newline) };
    const better = found.agreement - best.agreement;
    if (found.cells > 1 && (better > 0.05 || (better >= -0.05 && found.cells > best.cells))) best = found;
  }
  return { delimiter: best.delimiter, newline, headLines: 0 };
}

/** The cells of the first row, and the share of rows that have as many. */
function judge(sample: string, delimiter: string, newline: CsvFormat['newline']): { agreement: number; cells: number } {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline, preview: sampleRows + 1 });
  // The sample may end inside a row.
  const rows = (data.length > 1 ? data.slice(0, -1) : data).filter((row) => row.length > 1 || row[0]?.trim());
  const cells = rows[0]?.length ?? 0;
  const agreeing = rows.filter((row) => row.length === cells).length;
  return { agreement: rows.length === 0 ? 0 : agreeing / rows.length, cells };
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

/** A run of more than 64 blanks covers a place that is a multiple of 64 and goes on beside it: few places are looked at. */
function mayHoldRun(text: string): boolean {
  for (let i = 0; i < text.length; i += longest) {
    let around = 0;
    for (let left = i; left >= 0 && around <= longest && isBlank(text.charCodeAt(left)); left--) around++;
    for (let right = i + 1; around > 0 && around <= longest && isBlank(text.charCodeAt(right)); right++) around++;
    if (around > longest) return true;
  }
  return false;
}

/** Whether a character may be a blank: all from U+1680 on are taken for one, as only a few are. */
const isBlank = (code: number): boolean => code <= 32 || code === 160 || code >= 0x1680;
