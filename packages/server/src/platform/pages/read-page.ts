import type { PageReading, StatedOffer } from '@soundings/engine/writer/facts';
import { createYield } from '#/platform/event-loop.ts';
import { readCallsToAction } from './calls-to-action.ts';
import { decodePage } from './decode-page.ts';
import { findAudience } from './find-audience.ts';
import { findBrand } from './find-brand.ts';
import { findLanguage } from './find-language.ts';
import { readHighlights } from './highlights.ts';
import { createFrameCheck, mainText, visibleText } from './main-text.ts';
import { findPageColours } from './page-colours.ts';
import { readHead } from './page-head.ts';
import { findPhotos } from './page-photos.ts';
import { type Element, elementText, parseHtml, walk } from './parse-html.ts';
import { findProofPoints, readTestimonials } from './proof-points.ts';
import { readOffers, readStatedAudience } from './stated-offers.ts';

/** What a page says, as far as writing about it needs to know. Everything in it is a stranger's text: data, never instructions. */
interface Page extends PageReading {
  readonly url: string;
  readonly highlights: readonly string[];
  readonly testimonials: readonly string[];
  readonly offers: readonly StatedOffer[];
  /** Whom it says it is for, in its own words; at most five. */
  readonly audience: readonly string[];
  /** `#rrggbb`, the most its own first; none where it shows none in the page itself. */
  readonly colours: readonly string[];
  /** Addresses of its large pictures. Whose they are it does not say. */
  readonly photos: readonly string[];
  readonly charset: string;
}

const maxBytes = 5 * 1024 * 1024;

interface Given {
  readonly charset?: string | undefined;
  readonly url: string;
  readonly signal?: AbortSignal;
}

/**
 * Reads what a page of HTML says. Never throws for what the page holds, but for its signal; more than 5 MB of it are
 * not read. Lets other work have a turn between its steps.
 * @public for the products that generate from a page
 */
export const readPage = async (bytes: Uint8Array, { charset: header, url, signal }: Given): Promise<Page> => {
  const yieldToEventLoop = createYield(signal);
  const { html, charset } = decodePage(bytes.subarray(0, maxBytes), header);
  const root = await parseHtml(html, signal);
  const head = readHead(root);
  const isFrame = createFrameCheck(root);
  const text = mainText(root, isFrame);
  await yieldToEventLoop();
  const visible = visibleText(root);
  await yieldToEventLoop();
  const language = findLanguage(head, `${head.title}\n${text}`, visible);
  const headings = readHeadings(root, isFrame);
  await yieldToEventLoop();
  const brand = findBrand(root, head, visible, url);
  await yieldToEventLoop();
  const testimonials = readTestimonials(root, isFrame);
  const proofPoints = findProofPoints(testimonials, text, language);
  await yieldToEventLoop();
  const description = head.meta.get('description') ?? head.meta.get('og:description') ?? '';
  const callsToAction = readCallsToAction(root);
  await yieldToEventLoop();
  const highlights = readHighlights(root, isFrame);
  await yieldToEventLoop();
  const offers = readOffers(head.jsonLd);
  const said = findAudience([head.title, description, ...headings, text], language);
  const audience = [...new Set([...readStatedAudience(head.jsonLd), ...said])].slice(0, 5);
  const colours = findPageColours(root, head);
  const photos = findPhotos(root, head, isFrame, url);
  const { title } = head;
  return {
    url,
    title,
    description,
    headings,
    mainText: text,
    brand,
    language,
    proofPoints,
    callsToAction,
    highlights,
    testimonials,
    offers,
    audience,
    colours,
    photos,
    charset,
  };
};

const most = 40;

const readHeadings = (root: Element, isFrame: (element: Element) => boolean): string[] => {
  const found = new Set<string>();
  for (const element of walk(root, isFrame)) {
    if (!/^h[1-3]$/.test(element.name)) continue;
    const text = elementText(element, 200, ({ name }) => name === 'script' || name === 'style' || name === 'svg');
    if (/[\p{L}\p{N}]/u.test(text)) found.add(text);
    if (found.size === most) break;
  }
  return [...found];
};
