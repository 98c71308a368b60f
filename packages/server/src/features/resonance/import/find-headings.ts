import type { Breath } from '#/platform/breathe.ts';
import { copyText, cutText } from '#/platform/files/cut-text.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import { importLimits } from './import-limits.ts';

export interface Headings {
  readonly names: string[];
  /** How many of the first rows are headings: 1 to 3. */
  readonly rows: number;
}

/** What SurveyMonkey writes under a question that has no sub-items. */
const fillers = new Set(['response', 'open-ended response']);

/**
 * Finds the headings in the first rows of a table. Survey tools write more than one row:
 * SurveyMonkey the question and, below it, its sub-items under blank cells ("question – item");
 * Qualtrics a code, the question, and a row of import ids. Headings end after 1,000 characters, and earlier in tables
 * of thousands of columns.
 */
export async function findHeadings(first: readonly TableRow[], breathe: Breath): Promise<Headings> {
  const tidied: string[][] = [];
  for (const { cells } of first) tidied.push(await tidyRow(cells, breathe));
  const [top = [], second = [], third = []] = tidied;
  if (third.some((cell) => cell.startsWith('{"ImportId"'))) {
    return { names: name(padTo(second, top.length).map((cell, i) => cell || (top[i] ?? ''))), rows: 3 };
  }
  if (!isSecondHeading(top, second)) return { names: name(top), rows: 1 };
  let question = '';
  const joined = padTo(top, second.length).map((cell, i) => {
    if (cell !== '') question = cell;
    const item = second[i] ?? '';
    if (item === '' || fillers.has(item.toLowerCase())) return cell;
    return question === '' ? item : `${question} – ${item}`;
  });
  return { names: name(joined), rows: 2 };
}

/**
 * Whether the second row holds sub-items: it fills (nearly) every blank of the first, behind a question, without numbers,
 * and either says "Response" somewhere or never repeats an item within its question.
 */
function isSecondHeading(top: readonly string[], second: readonly string[]): boolean {
  const filled = second.filter((cell) => cell !== '');
  if (filled.length === 0 || filled.some((cell) => Number.isFinite(Number(cell)))) return false;
  if (filled.some((cell) => fillers.has(cell.toLowerCase()))) return true;
  const begin = top.findIndex((cell) => cell !== '');
  const groups: string[][] = [];
  let blanks = 0;
  for (let i = Math.max(begin, 0); i < second.length; i++) {
    if ((top[i] ?? '') !== '') groups.push([]);
    else blanks++;
    const item = second[i] ?? '';
    if (item === '' && (top[i] ?? '') === '') return false;
    groups.at(-1)?.push(item);
  }
  return blanks >= 2 && groups.every((items) => new Set(items).size === items.length);
}

/** Blank headings are named by their place, "#3" in any language; those behind the last filled one are left out. */
function name(headings: readonly string[]): string[] {
  const end = headings.findLastIndex((heading) => heading !== '') + 1;
  const most = mostCharacters(end);
  return headings.slice(0, end).map((heading, i) => copyText(cutText(heading, most)).trim() || `#${i + 1}`);
}

/** How long a heading may be among so many. */
const mostCharacters = (columns: number): number => {
  const { headingCharacters, headingsCharacters } = importLimits;
  return Math.min(headingCharacters, Math.floor(headingsCharacters / columns));
};

async function tidyRow(cells: readonly string[], breathe: Breath): Promise<string[]> {
  const most = mostCharacters(cells.length);
  const tidied: string[] = [];
  for (const cell of cells) {
    // Blanks go, so more is looked at than is kept.
    tidied.push(
      cutText(
        cell
          .slice(0, 2 * most)
          .replace(/\s+/g, ' ')
          .trim(),
        most,
      ),
    );
    if (breathe.isDue()) await breathe();
  }
  return tidied;
}

const padTo = (cells: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(cells.length, length) }, (_, i) => cells[i] ?? '');
