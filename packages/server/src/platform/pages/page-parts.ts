import { attribute, type Element, walk } from './html-tree.ts';

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

/** What no reader sees: scripts, and what its own attributes hide. */
export const isHidden = (element: Element): boolean =>
  silent.has(element.name) ||
  'hidden' in element.attributes ||
  attribute(element, 'aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style'));

const isConsent = (element: Element): boolean =>
  consent.test(`${attribute(element, 'id')} ${attribute(element, 'class')}`);

/** Hidden, or asking about cookies. */
export const isUnseen = (element: Element): boolean =>
  element.name !== 'body' && element.name !== 'html' && (isHidden(element) || isConsent(element));

/** A header that holds the content's heading, and hardly any navigation, is part of the content. */
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
export const frameOf =
  (root: Element) =>
  (element: Element): boolean => {
    if (/^(#page|html|body|main|article|h1)$/.test(element.name)) return false;
    if (isUnseen(element)) return true;
    if (element.textLength > root.textLength / 3) return false;
    const names = `${attribute(element, 'id')} ${attribute(element, 'class')}`;
    if (frames.has(element.name) || frameRoles.test(attribute(element, 'role')) || frameNames.test(names)) return true;
    return isHeader(element, names) && !headsContent(element);
  };
