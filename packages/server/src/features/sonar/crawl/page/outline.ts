import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import type { Element } from '#/platform/pages/parse-html.ts';

/** All elements of a page in their order, so that one loop that can pause goes through them. */
export interface Outline {
  readonly root: Element;
  readonly elements: readonly Element[];
  /** What an element stands in, from the page down to its parent. */
  above(index: number): Element[];
}

export const outlineOf = async (root: Element, breathe: YieldToEventLoop): Promise<Outline> => {
  const elements: Element[] = [];
  const parents: number[] = [];
  const waiting: { readonly element: Element; readonly parent: number }[] = [{ element: root, parent: -1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const index = elements.push(next.element) - 1;
    parents.push(next.parent);
    for (const child of next.element.children.toReversed())
      if (typeof child !== 'string') waiting.push({ element: child, parent: index });
    if (breathe.isDue()) await breathe();
  }
  const above = (index: number): Element[] => {
    const path: Element[] = [];
    for (let at = parents[index]!; at >= 0; at = parents[at]!) path.push(elements[at]!);
    return path.reverse();
  };
  return { root, elements, above };
};
