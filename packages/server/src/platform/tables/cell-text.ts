import { tableLimits } from './table.ts';

const controls = /[^\P{Cc}\t\n\r]/u;
const allControls = new RegExp(controls, 'gu');

export const removeControls = (text: string): string => (controls.test(text) ? text.replace(allControls, '') : text);

/** Longer cells lose the blanks around them at once: a column that trims its cells must not walk over them again and again. */
export const trimLong = (cell: string): string => (cell.length > tableLimits.trimmedCharacters ? cell.trim() : cell);

export const cleanCell = (cell: string): string => trimLong(removeControls(cell.toWellFormed()));

/** The first `most` characters of a text; half of a surrogate pair is not kept, as no database takes it. */
export const truncateText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text;

export const shortenText = (text: string, most: number): string =>
  text.length > most ? `${truncateText(text, most - 1)}…` : text;

/** V8 keeps the whole piece of a file alive for a part of it from this length on; shorter ones are copies anyway. */
const sharedTextLength = 13;

export const copyText = (text: string): string =>
  text.length < sharedTextLength ? text : Buffer.from(text, 'utf16le').toString('utf16le');

/** The form of a cell, whatever its words and numbers are: that of "R-2026-17" is "a-9-9". */
export const shapeOf = (cell: string): string =>
  cell
    .trim()
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/\d+/g, '9');
