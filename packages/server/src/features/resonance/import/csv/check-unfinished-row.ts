import { importLimits } from '../import-limits.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';

const quote = 34;

/**
 * Looks at the text of a csv row that has not ended after a quarter of a million characters.
 * Throws UnreadableFileError when the row cannot end well: too many columns, a cell or a row too long.
 */
export function checkUnfinishedRow(text: string, delimiter: string, line: number): void {
  const { columns, cellCharacters, rowCharacters } = importLimits;
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
      const text = `A cell has more than ${cellCharacters.toLocaleString('en')} characters. Is a quotation mark (") left open?`;
      throw new UnreadableFileError('A cell is too long', text, { line });
    }
    if (cells > columns) {
      const text = `The row has more than ${columns.toLocaleString('en')} cells. Is the delimiter right?`;
      throw new UnreadableFileError('Too many columns', text, { line });
    }
  }
  if (text.length > rowCharacters) {
    const text = `The row has more than ${rowCharacters.toLocaleString('en')} characters. Shorten its cells, or leave columns out.`;
    throw new UnreadableFileError('A row is too long', text, { line });
  }
}
