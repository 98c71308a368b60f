import { tableLimits } from '#/platform/files/table-limits.ts';

/** Whether a number format shows 0.45 as 45%; `code` is the workbook's own format, if `id` has one. Excel's are 9 and 10. */
export function isPercentFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return id === 9 || id === 10;
  if (code.length > tableLimits.formatCharacters) return false;
  // Quoted text, escaped characters, padding and [Red] say nothing.
  return code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '').includes('%');
}
