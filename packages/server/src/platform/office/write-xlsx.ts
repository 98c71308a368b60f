import writeExcelFile from 'write-excel-file/node';

/** What a cell of Excel may hold; a workbook with more in one is taken for damaged. */
const longestText = 32_767;

/** Not in the middle of a character that is two halves in UTF-16. */
const shorten = (text: string): string => {
  if (text.length <= longestText) return text;
  const start = text.slice(0, longestText - 1);
  return `${/[\uD800-\uDBFF]$/.test(start) ? start.slice(0, -1) : start}…`;
};

/**
 * A workbook of one sheet. Texts stay texts: a cell that begins like a formula is one no more than any other, because
 * its type is written with it. A text that is too long for a cell ends in an ellipsis.
 */
export const writeXlsx = async (
  rows: readonly (readonly (string | number | null)[])[],
  sheet: string,
): Promise<Uint8Array> => {
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value: shorten(value), type: String };
    }),
  );
  return writeExcelFile(cells, { sheet }).toBuffer();
};
