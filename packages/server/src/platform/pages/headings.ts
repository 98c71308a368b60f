import { type Element, textOf, walk } from './html-tree.ts';

const most = 40;

/** h1 to h3 of the page's own content, each once. */
export const readHeadings = (root: Element, isFrame: (element: Element) => boolean): string[] => {
  const found = new Set<string>();
  for (const element of walk(root, isFrame)) {
    if (!/^h[1-3]$/.test(element.name)) continue;
    const text = textOf(element, 200, ({ name }) => name === 'script' || name === 'style' || name === 'svg');
    if (/[\p{L}\p{N}]/u.test(text)) found.add(text);
    if (found.size === most) break;
  }
  return [...found];
};
