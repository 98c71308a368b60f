import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import type { Fetched } from '#/platform/fetch/fetcher.ts';
import { decodePage } from '#/platform/pages/decode-page.ts';
import { attribute, type Element, parseHtml } from '#/platform/pages/parse-html.ts';
import { type Outline, outlineOf } from './outline.ts';

/** A page of a brand's site as the crawl reads it. All in it is a stranger's. */
export interface SitePage extends Outline {
  readonly url: string;
  /** What relative addresses in it stand for. */
  readonly base: string;
  /** First content by property or name, in lower case. */
  readonly meta: ReadonlyMap<string, string>;
  /** Contents of its JSON-LD scripts. */
  readonly jsonLd: readonly string[];
}

const mostScripts = 50;
const mostMeta = 300;

const scriptText = ({ children }: Element): string => children.filter((child) => typeof child === 'string').join('');

/** Reads a page. Throws only its signal's reason; other work has its turn in between. */
export const readSitePage = async (
  { bytes, charset, finalUrl }: Pick<Fetched, 'bytes' | 'charset' | 'finalUrl'>,
  breathe: YieldToEventLoop,
  signal?: AbortSignal,
): Promise<SitePage> => {
  const { html } = decodePage(bytes, charset);
  await breathe();
  const outline = await outlineOf(await parseHtml(html, signal), breathe);
  const meta = new Map<string, string>();
  const jsonLd: string[] = [];
  let base = finalUrl;
  for (const element of outline.elements) {
    if (breathe.isDue()) await breathe();
    if (element.name === 'meta' && meta.size < mostMeta) {
      const name = (
        attribute(element, 'property') ||
        attribute(element, 'name') ||
        attribute(element, 'http-equiv')
      ).toLowerCase();
      const content = attribute(element, 'content') || attribute(element, 'value');
      if (name && content && !meta.has(name)) meta.set(name, content.slice(0, 2000));
    } else if (element.name === 'script' && jsonLd.length < mostScripts) {
      if (/ld\+json/i.test(attribute(element, 'type'))) jsonLd.push(scriptText(element));
    } else if (element.name === 'base' && base === finalUrl)
      base = URL.parse(attribute(element, 'href'), finalUrl)?.href ?? finalUrl;
  }
  return { ...outline, url: finalUrl, base, meta, jsonLd };
};
