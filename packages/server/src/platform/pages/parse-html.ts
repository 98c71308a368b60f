import { Parser } from 'htmlparser2';
import { createYield } from '#/platform/event-loop.ts';

/** The parser looks through what is open at every closing tag, so what is open must stay little. */
const maxOpen = 1000;
/** What lies deeper hangs on the element there, so that nothing that walks the tree runs out of stack. */
const maxDepth = 200;
const maxElements = 50_000;
const sliceLength = 16_384;

const unread: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'svg', 'iframe']);

const measure = (element: Element): number => {
  if (unread.has(element.name)) return 0;
  for (const child of element.children) element.textLength += typeof child === 'string' ? child.length : measure(child);
  return element.textLength;
};

/**
 * Reads HTML, however broken, into a tree. Runs nothing. A page with too many elements, or too many left open, is read
 * up to there. Lets other work have a turn in between.
 */
export const parseHtml = async (html: string, signal?: AbortSignal): Promise<Element> => {
  const root: Element = { name: '#page', attributes: {}, children: [], textLength: 0 };
  const open: Element[] = [root];
  let elements = 0;
  const isFull = () => elements >= maxElements || open.length > maxOpen;
  const inside = () => open[Math.min(open.length, maxDepth) - 1]!;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (isFull()) return;
      elements++;
      const element: Element = { name, attributes, children: [], textLength: 0 };
      inside().children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      if (isFull()) return;
      const { children } = inside();
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag: () => {
      if (!isFull() && open.length > 1) open.pop();
    },
  });
  const yieldToEventLoop = createYield(signal);
  for (let at = 0; at < html.length && !isFull(); at += sliceLength) {
    parser.write(html.slice(at, at + sliceLength));
    await yieldToEventLoop();
  }
  if (!isFull()) parser.end();
  measure(root);
  return root;
};

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
  textLength: number;
}

export const attribute = ({ attributes }: Element, name: string): string => attributes[name]?.trim() ?? '';

export function* walk(element: Element, skip?: (element: Element) => boolean): Generator<Element> {
  if (skip?.(element)) return;
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child, skip);
}

export const cleanText = (text: string): string =>
  text.replace(/[\s\u00a0\u200b\ufeff\u00ad]+/g, (gap) => (gap === '\u00ad' ? '' : ' ')).trim();

export const elementText = (element: Element, limit = 500, skip?: (element: Element) => boolean): string => {
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
