import { type Element, elementText, walk } from './parse-html.ts';

const most = 30;
const maxLength = 120;

const linkedLength = (element: Element): number =>
  element.name === 'a'
    ? element.textLength
    : element.children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : linkedLength(child)), 0);

const hasHeading = (element: Element): boolean =>
  element.children.some((child) => typeof child !== 'string' && (/^h[1-6]$/.test(child.name) || hasHeading(child)));

export const readHighlights = (root: Element, isFrame: (element: Element) => boolean): string[] => {
  const found = new Set<string>();
  for (const element of walk(root, isFrame)) {
    if (element.name !== 'li' && element.name !== 'dd') continue;
    if (element.textLength > maxLength * 3 || linkedLength(element) > element.textLength / 3) continue;
    if (hasHeading(element)) continue;
    const text = elementText(
      element,
      maxLength + 1,
      ({ name }) => name === 'script' || name === 'style' || name === 'svg',
    );
    if (text.length > maxLength || text.split(' ').length < 3 || !/\p{Ll}{3}/u.test(text)) continue;
    found.add(text);
    if (found.size === most) break;
  }
  return [...found];
};
