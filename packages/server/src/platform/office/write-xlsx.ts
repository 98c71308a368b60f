import writeExcelFile from 'write-excel-file/node';

/** What a cell of Excel may hold; a workbook with more in one is taken for damaged. */
const longestText = 32_767;

/** Not in the middle of a character that is two halves in UTF-16. */
const shorten = (text: string): string => {
  if (text.length <= longestText) return text;
  const start = text.slice(0, longestText - 1);
  return `${/[\uD800-\uDBFF]$/.test(start) ? start.slice(0, -1) : start}…`;
};

/** Excel reads `_x0041_` as the character of that number; `_x005F_` is the underscore of one that is meant as it stands. */
const escaped = (text: string): string => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

export type Rows = readonly (readonly (string | number | null)[])[];

const cellsOf = (rows: Rows) =>
  rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value: escaped(shorten(value)), type: String };
    }),
  );

/**
 * A workbook of one sheet. Texts stay texts: a cell that begins like a formula is one no more than any other, because
 * its type is written with it. A text that is too long for a cell ends in an ellipsis.
 */
export const writeXlsx = (rows: Rows, sheet: string): Promise<Uint8Array> =>
  writeExcelFile(cellsOf(rows), { sheet }).toBuffer();

/** The same with several sheets, and columns of these widths in characters. */
export const writeSheets = (
  sheets: readonly { readonly name: string; readonly rows: Rows; readonly widths: readonly number[] }[],
): Promise<Uint8Array> =>
  writeExcelFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: cellsOf(rows),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
