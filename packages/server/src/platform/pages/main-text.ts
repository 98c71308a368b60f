import { attribute, cleanText, type Element, walk } from './html-tree.ts';
import { isUnseen } from './page-parts.ts';

const maxLength = 50_000;
const inline =
  /^(a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;

interface Block {
  readonly text: string;
  readonly linked: number;
  readonly isHeading: boolean;
}

/** Text as lines: a new one wherever an element begins or ends that is not part of a sentence. */
const blocksOf = (root: Element, skip: (element: Element) => boolean): Block[] => {
  const blocks: Block[] = [];
  let text = '';
  let linked = 0;
  const close = (isHeading: boolean) => {
    const clean = cleanText(text);
    if (clean) blocks.push({ text: clean, linked, isHeading });
    text = '';
    linked = 0;
  };
  const add = (element: Element, inLink: boolean, inHeading: boolean) => {
    if (element !== root && skip(element)) return;
    const isBlock = !inline.test(element.name);
    const isHeading = inHeading || /^h[1-6]$/.test(element.name);
    if (element.name === 'br') {
      // One only breaks a line, two end a paragraph.
      if (/\n\s*$/.test(text.slice(-20))) close(inHeading);
      else text += '\n';
      return;
    }
    if (isBlock) close(inHeading);
    for (const child of element.children) {
      if (typeof child !== 'string') add(child, inLink || child.name === 'a', isHeading);
      else {
        text += child;
        if (inLink) linked += cleanText(child).length;
      }
    }
    if (isBlock) close(isHeading);
  };
  add(root, false, false);
  close(false);
  return blocks;
};

/** Asks about cookies in a box that nothing but its words tells from the rest. */
const asksAboutCookies = ({ text }: Block): boolean =>
  text.length < 800 &&
  /\bcookies?\b/i.test(text) &&
  /\b(us(e|es|ing)|verwend|nutz|setz(en|t)|brug(er|es)|utilis|utiliz|usamos|usa)/i.test(text) &&
  /\b(web ?site|site|webseite|seite|service|browser|browsing|experience|erlebnis|oplevelse|navigation|sitio|sito)/i.test(
    text,
  );

const isProse = (block: Block): boolean => {
  const { text, linked, isHeading } = block;
  if (asksAboutCookies(block)) return false;
  if (isHeading) return text.length >= 3;
  if (linked > text.length / 2) return false;
  return text.length >= 40 || (text.length >= 15 && /[.!?…]["”“»']?$/.test(text));
};

/** The part that the page itself marks as its content, where it marks one that holds enough. */
const contentOf = (root: Element, skip: (element: Element) => boolean): Element => {
  const marked: Element[] = [];
  const articles: Element[] = [];
  for (const element of walk(root, isUnseen)) {
    if (element.name === 'main' || attribute(element, 'role') === 'main') marked.push(element);
    else if (element.name === 'article' && !skip(element)) articles.push(element);
  }
  const main = marked.find(({ textLength }) => textLength >= 200);
  if (main) return main;
  const longest = articles.toSorted((a, b) => b.textLength - a.textLength)[0];
  const all = articles.reduce((sum, { textLength }) => sum + textLength, 0);
  return longest && longest.textLength >= 400 && longest.textLength > all / 2 ? longest : root;
};

const joined = (blocks: readonly Block[]): string => [...new Set(blocks.map(({ text }) => text))].join('\n');

/** The text that the page is about, a block a line, each once. Where that is hardly anything, all that can be seen. */
export const mainText = (root: Element, isFrame: (element: Element) => boolean): string => {
  const text = joined(blocksOf(contentOf(root, isFrame), isFrame).filter(isProse));
  if (text.length >= 200) return text.slice(0, maxLength);
  const everything = joined(blocksOf(root, isFrame));
  return (everything.length >= 200 ? everything : joined(blocksOf(root, isUnseen))).slice(0, maxLength);
};

/** All that can be seen, with navigation and footer. */
export const visibleText = (root: Element): string => joined(blocksOf(root, isUnseen)).slice(0, 4 * maxLength);
