import Papa from 'papaparse';
import { removeControls, trimLong } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { type TableRow, tableLimits } from '#/platform/tables/table.ts';
import { type CsvFormat, shortenBlanks } from './csv-format.ts';
import { CutRows } from './cut-rows.ts';
import { decodeText, type Encoding } from './text-encoding.ts';

interface Parsed {
  readonly data: string[][];
  readonly errors: { readonly code: string; readonly row: number }[];
  readonly meta: { readonly cursor: number };
}

/**
 * Streams a csv as batches of rows. papaparse splits the text; the row that a piece cuts waits for the next piece.
 * Throws UnreadableFileError for NUL characters, quotation marks that are open or not doubled, rows that are cut, and
 * everything beyond the limits.
 */
export async function* readCsv(
  path: string,
  { encoding, delimiter, newline, headLines }: CsvFormat & { readonly encoding: Encoding },
  signal?: AbortSignal,
): AsyncGenerator<TableRow[]> {
  const parser = new Papa.Parser({ delimiter, newline });
  let pending = '';
  let wanted = 0;
  let line = 0;
  const cutRows = new CutRows();

  const toRows = (data: string[][]): TableRow[] => {
    const batch: TableRow[] = [];
    for (const cells of data) {
      line++;
      if (line <= headLines) continue;
      cutRows.add(cells, line);
      if (isFilled(cells, line)) batch.push({ line, cells });
    }
    return batch;
  };

  for await (const text of decodeText(path, encoding, signal)) {
    const zero = text.indexOf('\0');
    if (zero !== -1) {
      const at = line + newlines(pending) + newlines(text.slice(0, zero)) + 1;
      throw new UnreadableFileError('nulCharacter', {}, { line: at });
    }
    pending += shortenBlanks(removeControls(text), newline);
    const blank = findBlankLines(pending, newline);
    line += blank.lines;
    if (blank.characters > 0) pending = pending.slice(blank.characters);
    if (pending === '') continue;
    // A row that has not ended yet is looked at again only when the text has doubled: no quadratic work.
    if (pending.length < wanted) continue;
    const { data, errors, meta } = parser.parse(pending, 0, true) as Parsed;
    if (data.length === 0) {
      checkUnfinishedRow(pending, delimiter, line + 1);
      wanted = pending.length * 2;
      continue;
    }
    wanted = 0;
    checkQuotes({ data, errors }, delimiter, line);
    pending = pending.slice(meta.cursor);
    const batch = toRows(data);
    if (batch.length > 0) yield batch;
  }
  if (pending === '') return cutRows.check();
  const { data, errors } = parser.parse(pending, 0, false) as Parsed;
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new UnreadableFileError('quoteLeftOpen', {}, { line: line + open.row + 1 });
  checkQuotes({ data, errors }, delimiter, line);
  const batch = toRows(data);
  cutRows.check();
  if (batch.length > 0) yield batch;
}

/**
 * Throws where a cell that begins with a quotation mark has another one inside that is not doubled, and so ends further
 * on than was meant: behind a delimiter or in another row.
 */
function checkQuotes({ data, errors }: Pick<Parsed, 'data' | 'errors'>, delimiter: string, line: number): void {
  const goesOn = (cell: string): boolean => cell.includes('"') && (cell.includes(delimiter) || /[\n\r]./.test(cell));
  const wrong = errors.find(({ code, row }) => code === 'InvalidQuotes' && data[row]?.some(goesOn));
  if (wrong) throw new UnreadableFileError('quoteInside', {}, { line: line + wrong.row + 1 });
}

/**
 * Whether a row has a filled cell; takes the `\r` of a `\r\n` off and trims long cells.
 * Throws where the row is beyond the limits.
 */
function isFilled(cells: string[], line: number): boolean {
  const { columns, cellCharacters, trimmedCharacters } = tableLimits;
  if (cells.length > columns) throw new UnreadableFileError('tooManyColumns_csv', { most: columns }, { line });
  const last = cells[cells.length - 1]!;
  if (last.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1);
  let filled = false;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    if (!filled && cell.trim() !== '') filled = true;
    if (cell.length <= trimmedCharacters) continue;
    if (cell.length > cellCharacters) {
      throw new UnreadableFileError('cellTooLong_csv', { most: cellCharacters }, { line });
    }
    cells[i] = trimLong(cell);
  }
  return filled;
}

function findBlankLines(text: string, newline: '\n' | '\r'): { lines: number; characters: number } {
  const end = newline.charCodeAt(0);
  let lines = 0;
  let characters = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === end) {
      lines++;
      characters = i + 1;
    } else if (code !== 13 && code !== 32) break;
  }
  return { lines, characters };
}

const newlines = (text: string): number => text.split('\n').length - 1;

const quote = 34;

/**
 * Looks at the text of a csv row that has not ended after a quarter of a million characters.
 * Throws UnreadableFileError when the row cannot end well: too many columns, a cell or a row too long.
 */
function checkUnfinishedRow(text: string, delimiter: string, line: number): void {
  const { columns, cellCharacters, rowCharacters } = tableLimits;
  const separator = delimiter.charCodeAt(0);
  let cells = 1;
  let start = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) isQuoted = !isQuoted;
    else if (code === separator && !isQuoted) {
      cells++;
      start = i + 1;
    }
    // Twice: the quotation marks of a cell are written double.
    if (i - start > cellCharacters * 2 + 2) {
      throw new UnreadableFileError('cellTooLong_csv', { most: cellCharacters }, { line });
    }
    if (cells > columns) throw new UnreadableFileError('tooManyColumns_csv', { most: columns }, { line });
  }
  if (text.length > rowCharacters) throw new UnreadableFileError('rowTooLong', { most: rowCharacters }, { line });
}
