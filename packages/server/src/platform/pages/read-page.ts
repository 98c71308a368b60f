import { createBreath } from '#/platform/breathe.ts';
import { findBrand } from './brand/find-brand.ts';
import { readCallsToAction } from './calls-to-action.ts';
import { decodePage } from './decode-page.ts';
import { readHeadings } from './headings.ts';
import { findLanguage } from './language/find-language.ts';
import { mainText, visibleText } from './main-text.ts';
import type { Page } from './page.ts';
import { readHead } from './page-head.ts';
import { frameOf } from './page-parts.ts';
import { parseHtml } from './parse-html.ts';
import { findProofPoints, readTestimonials } from './proof-points.ts';

const maxBytes = 5 * 1024 * 1024;

interface Given {
  /** As the answer's header says. */
  readonly charset?: string | undefined;
  readonly url: string;
  readonly signal?: AbortSignal;
}

/**
 * Reads what a page of HTML says. Never throws for what the page holds, but for its signal; more than 5 MB of it are
 * not read. Lets other work have a turn between its steps.
 */
export const readPage = async (bytes: Uint8Array, { charset: header, url, signal }: Given): Promise<Page> => {
  const breathe = createBreath(signal);
  const { html, charset } = decodePage(bytes.subarray(0, maxBytes), header);
  const root = await parseHtml(html, signal);
  const head = readHead(root);
  const isFrame = frameOf(root);
  const text = mainText(root, isFrame);
  await breathe();
  const visible = visibleText(root);
  await breathe();
  const language = findLanguage(head, `${head.title}\n${text}`, visible);
  const headings = readHeadings(root, isFrame);
  await breathe();
  const brand = findBrand(root, head, visible, url);
  await breathe();
  const proofPoints = findProofPoints(readTestimonials(root, isFrame), text, language);
  await breathe();
  const description = head.meta.get('description') ?? head.meta.get('og:description') ?? '';
  const callsToAction = readCallsToAction(root);
  const { title } = head;
  return { url, title, description, headings, mainText: text, brand, language, proofPoints, callsToAction, charset };
};
