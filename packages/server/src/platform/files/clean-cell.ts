import { tableLimits } from './table-limits.ts';

/** Neither a database nor a spreadsheet takes these; tabs and ends of lines stand in many cells. */
const controls = /[^\P{Cc}\t\n\r]/u;
const allControls = new RegExp(controls, 'gu');

/** Text without control characters. */
export const removeControls = (text: string): string => (controls.test(text) ? text.replace(allControls, '') : text);

/** Longer cells lose the blanks around them at once: a column that trims its cells must not walk over them again and again. */
export const trimLong = (cell: string): string => (cell.length > tableLimits.trimmedCharacters ? cell.trim() : cell);

/** A cell of a workbook as text that can be stored: no control characters, no halves of surrogate pairs. */
export const cleanCell = (cell: string): string => trimLong(removeControls(cell.toWellFormed()));
