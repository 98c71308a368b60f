import { Parser } from 'htmlparser2';
import { attribute, cleanText, type Element, elementText, walk } from './parse-html.ts';

export interface PageHead {
  readonly title: string;
  readonly meta: ReadonlyMap<string, string>;
  readonly jsonLd: readonly string[];
  readonly lang: string;
}

const maxMeta = 500;
const maxJsonLd = 50;

export const readHead = (root: Element): PageHead => {
  const meta = new Map<string, string>();
  const jsonLd: string[] = [];
  let title = '';
  let lang = '';
  // Drawings have titles too.
  for (const element of walk(root, ({ name }) => name === 'svg')) {
    if (element.name === 'html') lang ||= attribute(element, 'lang') || attribute(element, 'xml:lang');
    else if (element.name === 'title') title ||= decodeAgain(elementText(element, 300));
    else if (element.name === 'meta' && meta.size < maxMeta) {
      const content = cleanText(
        decodeAgain((attribute(element, 'content') || attribute(element, 'value')).slice(0, 1000)),
      );
      for (const key of ['name', 'property', 'http-equiv', 'itemprop']) {
        const name = attribute(element, key).toLowerCase();
        if (name && content && !meta.has(name)) meta.set(name, content);
      }
    } else if (element.name === 'script' && /ld\+json/i.test(attribute(element, 'type')) && jsonLd.length < maxJsonLd) {
      jsonLd.push(element.children.filter((child) => typeof child === 'string').join(''));
    }
  }
  return { title: title || meta.get('og:title') || meta.get('twitter:title') || '', meta, jsonLd, lang };
};

/** Mends text whose author encoded it twice (`g&amp;uuml;nstig`). Text that would become a tag is left alone. */
export const decodeAgain = (text: string): string => {
  if (!/&(#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i.test(text) || text.includes('<')) return text;
  let decoded = '';
  const parser = new Parser({
    ontext: (part) => {
      decoded += part;
    },
  });
  parser.end(text);
  return decoded;
};
