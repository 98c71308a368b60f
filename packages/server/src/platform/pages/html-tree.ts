export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
  /** Characters of text inside, without scripts and styles. */
  textLength: number;
}

export const attribute = ({ attributes }: Element, name: string): string => attributes[name]?.trim() ?? '';

/** In document order, with the element itself. What `skip` names is left out with all that is in it. */
export function* walk(element: Element, skip?: (element: Element) => boolean): Generator<Element> {
  if (skip?.(element)) return;
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child, skip);
}

export const cleanText = (text: string): string =>
  text.replace(/[\s\u00a0\u200b\ufeff\u00ad]+/g, (gap) => (gap === '\u00ad' ? '' : ' ')).trim();

/** All text inside, cut at `limit` characters. */
export const textOf = (element: Element, limit = 500, skip?: (element: Element) => boolean): string => {
  let text = '';
  const add = (at: Element) => {
    if (skip?.(at)) return;
    for (const child of at.children) {
      if (text.length > limit * 4) return;
      if (typeof child === 'string') text += child.slice(0, limit * 4);
      else add(child);
    }
    text += ' ';
  };
  add(element);
  return cleanText(text).slice(0, limit);
};
