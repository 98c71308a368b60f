import type { HeadingStem } from '@soundings/contract/resonance/mapping';

/** What parts a question from its item: "How appealing is this? – Calm", "media_tv". */
const separators = new Set('?!.…:;|>])–—_');
const openers = new Set(' "“„([');
const fewestHeadings = 3;
const fewestWords = 3;
/** A heading that would leave so little of the beginning that the others share begins something else. */
const keptShare = 0.6;

const isSeparator = (text: string, at: number): boolean =>
  separators.has(text[at]!) || (text[at] === '-' && text[at - 1] === ' ');

/** What joins a question with its item where a file has two rows of headings. */
const joint = ' – ';

/** Where the last separator ends, with the blanks and brackets behind it; 0 where there is none. */
function separatorEnd(text: string): number {
  const joined = text.lastIndexOf(joint);
  if (joined > 0) return joined + joint.length;
  for (let at = text.length - 1; at > 0; at--) {
    if (!isSeparator(text, at)) continue;
    let end = at + 1;
    while (end < text.length && openers.has(text[end]!)) end++;
    return end;
  }
  return 0;
}

/** The longest beginning of both that ends at a separator, else at a blank. */
function commonBeginning(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  const begin = a.slice(0, length);
  return begin.slice(0, separatorEnd(begin) || begin.lastIndexOf(' ') + 1);
}

const isStem = (text: string): boolean =>
  text.trim().length >= 2 && (separatorEnd(text) === text.length || text.trim().split(' ').length >= fewestWords);

const restOf = (heading: string, stem: string): string => heading.slice(stem.length).trim();

/**
 * Beginnings that at least three headings in a row share and that say nothing apart: what follows is a text of its own.
 * `skip`: columns that are passed over.
 */
export function findStems(headings: readonly string[], skip: (column: number) => boolean = () => false): HeadingStem[] {
  const order = headings.map((_, column) => column).filter((column) => !skip(column));
  const stems: HeadingStem[] = [];
  for (let from = 0; from + 1 < order.length; ) {
    const columns = [order[from]!];
    let text = '';
    for (let next = from + 1; next < order.length; next++) {
      const heading = headings[order[next]!]!;
      const shared = commonBeginning(text || headings[order[from]!]!, heading);
      if (!isStem(shared) || shared.length < keptShare * text.length || !/\p{L}/u.test(restOf(heading, shared))) break;
      text = shared;
      columns.push(order[next]!);
    }
    const isWhole = columns.every((column) => /\p{L}/u.test(restOf(headings[column]!, text)));
    if (columns.length >= fewestHeadings && isWhole) {
      stems.push({ text: text.trim(), columns });
      from += columns.length;
    } else from++;
  }
  return stems;
}

/** A heading without its stem. */
export const withoutStem = (heading: string, stem: string): string =>
  heading.startsWith(stem)
    ? heading
        .slice(stem.length)
        .replace(/^[\s–—:;|_-]+/u, '')
        .replace(/^\[(.*)\]$/u, '$1')
        .trim() || heading
    : heading;

/** A stem as the name of what its columns ask: "Which media do you use? –" → "Which media do you use?". */
export const stemName = (stem: string): string => stem.replace(/[\s–—:;|_([-]+$/u, '').trim();
