import Papa from 'papaparse';

/**
 * A spreadsheet would run a cell that begins so, in some languages with the wide letters of East Asia too. Where lists are separated by semicolons (German Excel) and the commas
 * are not understood, a cell begins after every semicolon and line break. Apostrophes that stand there already get one
 * more, so that whoever reads the file can tell ours from theirs.
 */
const formulaStart = /(^|[;\r\n])([" ]*)(?='*[=+\-@＝＋－＠\t\r])/g;
const neutralised = /(^|[;\r\n])([" ]*)'(?='*[=+\-@＝＋－＠\t\r])/g;

export const readWrittenCell = (cell: string): string =>
  cell.includes("'") ? cell.replaceAll(neutralised, '$1$2') : cell;

export type CsvCell = string | number | null;

export interface CsvForm {
  readonly delimiter: ',' | ';';
  readonly decimalMark: '.' | ',';
}

/** What Excel opens by itself: German lists are separated by semicolons, because numbers have commas. */
export const csvForms: Readonly<Record<'en' | 'de', CsvForm>> = {
  en: { delimiter: ',', decimalMark: '.' },
  de: { delimiter: ';', decimalMark: ',' },
};

const cellText = (cell: CsvCell, { decimalMark }: CsvForm): string => {
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark);
  return cell === null ? '' : cell.replaceAll(formulaStart, "$1$2'");
};

const writeLines = (rows: readonly (readonly CsvCell[])[], form: CsvForm): string =>
  `${Papa.unparse(
    rows.map((row) => row.map((cell) => cellText(cell, form))),
    { quotes: true, newline: '\r\n', delimiter: form.delimiter },
  )}\r\n`;

/**
 * A CSV file in parts, written while it is read: UTF-8 with a byte order mark (Excel asks for it), every cell quoted,
 * lines ended by CRLF, texts that a spreadsheet would take for formulas led by an apostrophe.
 */
export async function* writeCsv(
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
  form: CsvForm = csvForms.en,
): AsyncGenerator<string> {
  yield `\uFEFF${writeLines([headings], form)}`;
  for await (const rows of pages) if (rows.length > 0) yield writeLines(rows, form);
}
