import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import type { Fetched } from '#/platform/fetch/fetcher.ts';
import { decodePage } from '#/platform/pages/decode-page.ts';
import { attribute, type Element, parseHtml } from '#/platform/pages/parse-html.ts';

export interface SitePage extends Outline {
  readonly url: string;
  readonly base: string;
  readonly meta: ReadonlyMap<string, string>;
  readonly jsonLd: readonly string[];
}

const maxScripts = 50;
const maxMeta = 300;

const scriptText = ({ children }: Element): string => children.filter((child) => typeof child === 'string').join('');

/** Reads a page. Throws only its signal's reason; other work has its turn in between. */
export const readSitePage = async (
  { bytes, charset, finalUrl }: Pick<Fetched, 'bytes' | 'charset' | 'finalUrl'>,
  yieldToEventLoop: YieldToEventLoop,
  signal?: AbortSignal,
): Promise<SitePage> => {
  const { html } = decodePage(bytes, charset);
  await yieldToEventLoop();
  const outline = await readOutline(await parseHtml(html, signal), yieldToEventLoop);
  const meta = new Map<string, string>();
  const jsonLd: string[] = [];
  let base = finalUrl;
  for (const element of outline.elements) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    if (element.name === 'meta' && meta.size < maxMeta) {
      const name = (
        attribute(element, 'property') ||
        attribute(element, 'name') ||
        attribute(element, 'http-equiv')
      ).toLowerCase();
      const content = attribute(element, 'content') || attribute(element, 'value');
      if (name && content && !meta.has(name)) meta.set(name, content.slice(0, 2000));
    } else if (element.name === 'script' && jsonLd.length < maxScripts) {
      if (/ld\+json/i.test(attribute(element, 'type'))) jsonLd.push(scriptText(element));
    } else if (element.name === 'base' && base === finalUrl)
      base = URL.parse(attribute(element, 'href'), finalUrl)?.href ?? finalUrl;
  }
  return { ...outline, url: finalUrl, base, meta, jsonLd };
};

export interface Outline {
  readonly root: Element;
  readonly elements: readonly Element[];
  above(index: number): Element[];
}

const readOutline = async (root: Element, yieldToEventLoop: YieldToEventLoop): Promise<Outline> => {
  const elements: Element[] = [];
  const parents: number[] = [];
  const waiting: { readonly element: Element; readonly parent: number }[] = [{ element: root, parent: -1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const index = elements.push(next.element) - 1;
    parents.push(next.parent);
    for (const child of next.element.children.toReversed())
      if (typeof child !== 'string') waiting.push({ element: child, parent: index });
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  const above = (index: number): Element[] => {
    const path: Element[] = [];
    for (let at = parents[index]!; at >= 0; at = parents[at]!) path.push(elements[at]!);
    return path.reverse();
  };
  return { root, elements, above };
};
