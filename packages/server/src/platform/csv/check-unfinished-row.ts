import { tableLimits } from '#/platform/files/table-limits.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';

const quote = 34;

/**
 * Looks at the text of a csv row that has not ended after a quarter of a million characters.
 * Throws UnreadableFileError when the row cannot end well: too many columns, a cell or a row too long.
 */
export function checkUnfinishedRow(text: string, delimiter: string, line: number): void {
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
