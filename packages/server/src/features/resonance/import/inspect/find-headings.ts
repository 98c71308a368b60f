import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { copyText, truncateText } from '#/platform/tables/cell-text.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { isMissing } from '../cell-values.ts';
import { importLimits } from '../import-limits.ts';

interface Headings {
  readonly names: string[];
  /** Which of the first rows is the first of the headings, from 0. */
  readonly from: number;
  /** How many of the rows from there on are headings: 1 to 3. */
  readonly rows: number;
  readonly isCertain: boolean;
}

interface HeadingsGiven {
  readonly from?: number | undefined;
  readonly rows?: number | undefined;
}

const maxRows = 3;
const titledColumns = 3;

/** What SurveyMonkey writes under a question that has no sub-items. */
const fillers = new Set(['response', 'open-ended response']);

/**
 * Finds the headings in the first rows of a table. Lines above them that fill one cell are titles. Survey tools write
 * more than one row: SurveyMonkey the question and, below it, its sub-items under blank cells ("question – item");
 * Qualtrics a code, the question, and a row of import ids; others the name of a variable and its question. Headings of
 * more than 1,000 characters, fewer in tables of thousands of columns, are cut in the middle: they differ at the end.
 */
export async function findHeadings(
  first: readonly TableRow[],
  yieldToEventLoop: YieldToEventLoop,
  given: HeadingsGiven = {},
): Promise<Headings> {
  const title = given.from === undefined ? skipTitles(first) : { from: given.from, isCertain: true };
  const { from } = title;
  const tidied: string[][] = [];
  for (const { cells } of first.slice(from, from + maxRows)) tidied.push(await tidyRow(cells, yieldToEventLoop));
  const [top = [], second = [], third = []] = tidied;
  const found = { from, isCertain: title.isCertain };
  const isImported = third.some((cell) => cell.startsWith('{"ImportId"'));
  if (isImported && (given.rows ?? maxRows) === maxRows)
    return { ...found, names: name(secondOver(top, second)), rows: 3 };
  if (given.rows === 1) return { ...found, names: name(top), rows: 1 };
  if (given.rows === undefined && !isSecondHeading(top, second)) {
    if (isAboveAnswers(second, first.slice(from + 2))) {
      return { ...found, names: name(chooseLonger(top, second)), rows: 2, isCertain: false };
    }
    const numbers = top.filter((cell) => cell !== '' && Number.isFinite(Number(cell))).length;
    return { ...found, names: name(top), rows: 1, isCertain: found.isCertain && numbers * 2 < Math.max(1, top.length) };
  }
  const isNamed = top.filter(Boolean).length >= second.filter(Boolean).length;
  const joined = isNamed && given.rows !== undefined ? secondOver(top, second) : joinRows(top, second);
  return { ...found, names: name(joined), rows: given.rows ?? 2 };
}

const secondOver = (top: readonly string[], second: readonly string[]): string[] =>
  padTo(second, top.length).map((cell, i) => cell || (top[i] ?? ''));

function joinRows(top: readonly string[], second: readonly string[]): string[] {
  let question = '';
  return padTo(top, second.length).map((cell, i) => {
    if (cell !== '') question = cell;
    const item = second[i] ?? '';
    if (item === '' || fillers.has(item.toLowerCase())) return cell;
    return question === '' ? item : `${question} – ${item}`;
  });
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** The first row that is no title: titles fill their first cell alone, above a row that fills at least half of the table. */
function skipTitles(first: readonly TableRow[]): { from: number; isCertain: boolean } {
  const filled = first.map(({ cells }) => cells.filter(isFilled).length);
  const width = Math.max(0, ...filled);
  let from = 0;
  const isTitle = (row: number): boolean =>
    width >= titledColumns &&
    filled[row]! * 2 < width &&
    filled[row]! <= (width >= 6 ? 2 : 1) &&
    isFilled(first[row]!.cells[0] ?? '');
  while (from + 1 < first.length && isTitle(from)) from++;
  const texts = (first[from]?.cells ?? []).filter(isFilled).map((cell) => cell.trim());
  const areNames = new Set(texts).size === texts.length;
  if (from === 0 || filled[from]! * 2 < width || !areNames) return { from: 0, isCertain: filled[0]! * 2 >= width };
  // One question over all of its items looks the same.
  return { from, isCertain: from > 1 || !(first[0]!.cells[0] ?? '').trim().endsWith('?') };
}

const chooseLonger = (top: readonly string[], second: readonly string[]): string[] =>
  top.join('').length > second.join('').length ? secondOver(second, top) : secondOver(top, second);

const fewAnswers = 0.5;

function isAboveAnswers(second: readonly string[], rest: readonly TableRow[]): boolean {
  if (rest.length < 3) return false;
  const isNumber = (cell: string): boolean => Number.isFinite(Number(cell.replace(',', '.')));
  const found = { answered: 0, texts: 0, numeric: 0 };
  for (const [i, cell] of second.entries()) {
    const below = rest.map(({ cells }) => (cells[i] ?? '').trim()).filter(Boolean);
    if (below.length < 3) continue;
    const isNumeric = below.every(isNumber);
    const isOfFew = below.length >= fewestBelow && new Set(below).size <= below.length * fewAnswers;
    if (!isNumeric && !isOfFew) continue;
    found.answered++;
    if (isNumeric) found.numeric++;
    const isName = cell !== '' && !isNumber(cell) && !isMissing(cell) && !below.includes(cell);
    if (isName) found.texts++;
  }
  const areOwn = new Set(second.filter(Boolean)).size === second.filter(Boolean).length;
  const isSure = found.numeric >= 2 ? found.texts >= found.answered * 0.8 : areOwn && found.texts === found.answered;
  return found.answered >= 2 && isSure;
}

const fewestBelow = 10;

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

function name(headings: readonly string[]): string[] {
  const end = headings.findLastIndex((heading) => heading !== '') + 1;
  const most = maxCharacters(end);
  return headings.slice(0, end).map((heading, i) => copyText(cutMiddle(heading, most)).trim() || `#${i + 1}`);
}

const maxCharacters = (columns: number): number => {
  const { headingCharacters, headingsCharacters } = importLimits;
  return Math.min(headingCharacters, Math.floor(headingsCharacters / columns));
};

function cutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor(most / 2);
  const tail = text.slice(-end).replace(/^[\udc00-\udfff]/, '');
  return `${truncateText(text, most - tail.length - 1)}…${tail}`;
}

async function tidyRow(cells: readonly string[], yieldToEventLoop: YieldToEventLoop): Promise<string[]> {
  const most = maxCharacters(cells.length);
  const tidied: string[] = [];
  for (const cell of cells) {
    // Blanks go, so more is looked at than is kept.
    const seen = cell.length > 4 * most ? `${cell.slice(0, 2 * most)} ${cell.slice(-2 * most)}` : cell;
    tidied.push(cutMiddle(seen.replace(/\s+/g, ' ').trim(), most));
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  return tidied;
}

const padTo = (cells: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(cells.length, length) }, (_, i) => cells[i] ?? '');
