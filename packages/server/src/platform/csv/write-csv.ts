import Papa from 'papaparse';

/**
 * A spreadsheet would run a cell that begins so. Where lists are separated by semicolons (German Excel) and the commas
 * are not understood, a cell begins after every semicolon and line break. Apostrophes that stand there already get one
 * more, so that whoever reads the file can tell ours from theirs.
 */
const formulaStart = /(^|[;\r\n])([" ]*)(?='*[=+\-@\t\r])/g;
/** The apostrophe that was put before one. */
const neutralised = /(^|[;\r\n])([" ]*)'(?='*[=+\-@\t\r])/g;

/** A cell of a file that `writeCsv` has written, as it was given. */
export const readWrittenCell = (cell: string): string =>
  cell.includes("'") ? cell.replaceAll(neutralised, '$1$2') : cell;

const writeLines = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(
    rows.map((row) => row.map((cell) => cell.replaceAll(formulaStart, "$1$2'"))),
    { quotes: true, newline: '\r\n' },
  )}\r\n`;

/**
 * A CSV file in parts, written while it is read: UTF-8 with a byte order mark (Excel asks for it), every cell quoted,
 * lines ended by CRLF, cells that a spreadsheet would take for formulas led by an apostrophe.
 */
export async function* writeCsv(
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${writeLines([headings])}`;
  for await (const rows of pages) if (rows.length > 0) yield writeLines(rows);
}
