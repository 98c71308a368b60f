import { boardLimits } from '@soundings/contract/board/board-choices';
import { citation, playgroundLimits } from '@soundings/contract/playground/playground-choices';

/**
 * What an answer says, point by point, as plain text: entries of lists, quotes, and sentences. Headings, tables, code and
 * what holds a struck figure are left out.
 */
export const splitAnswer = (markdown: string): string[] => {
  const points = new Set<string>();
  for (const block of withoutCode(markdown).split(/\n(?=\s*(?:[-*+>]|\d+[.)])\s)|\n\s*\n/)) {
    if (/^\s*(#|\|)/.test(block)) continue;
    const entry = /^\s*(?:[-*+>]|\d+[.)])\s+([\s\S]*)$/.exec(block)?.[1];
    for (const said of entry === undefined ? sentencesIn(block) : [entry]) {
      const text = toPlainText(said);
      if (/\p{L}{2}/u.test(text) && !text.endsWith(':') && !said.includes('~~')) points.add(text);
    }
  }
  return [...points].filter(({ length }) => length <= boardLimits.message).slice(0, playgroundLimits.sentOn);
};

const withoutCode = (markdown: string): string => markdown.replace(/^\s*(```|~~~)[\s\S]*?(^\s*\1|$(?![\s\S]))/gm, '\n');

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const sentencesIn = (block: string): string[] =>
  [...segmenter.segment(block.replace(/\s*\n\s*/g, ' '))].map(({ segment }) => segment);

/** Without citations, emphasis, escapes, and the addresses of links. */
const toPlainText = (markdown: string): string =>
  markdown
    .replace(citation, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|\s)[*_](\S[^*_]*)[*_](?=[\s.,!?:;]|$)/g, '$1$2')
    .replace(/^>\s?/gm, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,!?;:])/g, '$1')
    .trim();
