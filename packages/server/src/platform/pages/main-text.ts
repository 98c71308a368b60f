import { attribute, cleanText, type Element, walk } from './parse-html.ts';

const maxLength = 50_000;
const inline =
  /^(a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;

interface Block {
  readonly text: string;
  readonly linked: number;
  readonly isHeading: boolean;
}

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

export const mainText = (root: Element, isFrame: (element: Element) => boolean): string => {
  const text = joined(blocksOf(contentOf(root, isFrame), isFrame).filter(isProse));
  if (text.length >= 200) return text.slice(0, maxLength);
  const everything = joined(blocksOf(root, isFrame));
  return (everything.length >= 200 ? everything : joined(blocksOf(root, isUnseen))).slice(0, maxLength);
};

export const visibleText = (root: Element): string => joined(blocksOf(root, isUnseen)).slice(0, 4 * maxLength);

const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'svg',
  'iframe',
  'head',
]);
const frames: ReadonlySet<string> = new Set(['nav', 'footer', 'aside', 'form', 'select', 'dialog', 'menu']);
const frameRoles = /^(navigation|banner|contentinfo|complementary|dialog|alertdialog|search|menu|menubar)$/;
const consent =
  /(^|[\s_-])(cookies?|consent|gdpr|dsgvo|cmp|onetrust|usercentrics)([\s_-]|$)|cookie-?(banner|notice|bar|consent)/i;
const frameNames =
  /(^|[\s_-])(nav|navi|navigation|navbar|menu|megamenu|submenu|dropdown|footer|sidebar|breadcrumbs?|pagination|share|sharing|social|newsletter|popup|modal|overlay|lightbox|related|recommend(ed|ations)?|comments?|disqus|advert(isement)?s?|promo-?bar|skip-?link|tag-?cloud|legal|copyright)([\s_-]|$)/i;

const headerNames = /(^|[\s_-])(header|masthead)([\s_-]|$)/i;

const isHidden = (element: Element): boolean =>
  silent.has(element.name) ||
  'hidden' in element.attributes ||
  attribute(element, 'aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style'));

const isConsent = (element: Element): boolean =>
  consent.test(`${attribute(element, 'id')} ${attribute(element, 'class')}`);

export const isUnseen = (element: Element): boolean =>
  element.name !== 'body' && element.name !== 'html' && (isHidden(element) || isConsent(element));

const headsContent = (header: Element): boolean => {
  let headings = 0;
  let links = 0;
  for (const element of walk(header, isUnseen)) {
    if (element.name === 'a') links++;
    if (element.name === 'h1' && element.textLength > 0) headings++;
  }
  return headings > 0 && links < 10;
};

const isHeader = (element: Element, names: string): boolean => element.name === 'header' || headerNames.test(names);

/**
 * Finds what stands around a page's own text: navigation, header, footer, side columns, banners. Only what holds less
 * than a third of all text: sites call their whole page "header-fixed" or "has-sidebar".
 */
export const createFrameCheck =
  (root: Element) =>
  (element: Element): boolean => {
    if (/^(#page|html|body|main|article|h1)$/.test(element.name)) return false;
    if (isUnseen(element)) return true;
    if (element.textLength > root.textLength / 3) return false;
    const names = `${attribute(element, 'id')} ${attribute(element, 'class')}`;
    if (frames.has(element.name) || frameRoles.test(attribute(element, 'role')) || frameNames.test(names)) return true;
    return isHeader(element, names) && !headsContent(element);
  };
