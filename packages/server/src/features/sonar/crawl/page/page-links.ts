import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { domainName, squash } from '#/platform/pages/brand-names.ts';
import { attribute, type Element, elementText } from '#/platform/pages/parse-html.ts';
import { addressesIn, type OrganisationData } from './organisation-data.ts';
import type { SitePage } from './site-page.ts';

const kinds: readonly RegExp[] = [
  /\b(contact|contacts|contact us|kontakt|kontakte|kontaktformular|contacto|contactez( nous)?|contatti|contatto|contato|contatos|contacter|yhteystiedot|iletisim|ota yhteytta|kapcsolat|neem contact op)\b/,
  /\b(about|about us|who we are|our story|company|ueber uns|uber uns|uns|om|om os|om oss|a propos|qui sommes nous|quienes somos|nosotros|sobre|sobre nosotros|sobre nos|quem somos|chi siamo|azienda|over|over ons|o nas|o firmie|meista|hakkimizda|unternehmen|virksomheden|rolunk)\b/,
  /\b(imprint|impressum|legal notice|mentions legales|aviso legal|note legali|colophon|colofon)\b/,
  /\b(press|presse|newsroom|media center|media centre|mediacenter|presseraum|pers|prensa|stampa|sala stampa|imprensa|press room)\b/,
  /\b(social media|social|socials|follow us|community)\b/,
];
const maxLinks = 2000;
const unread = /^(script|style|svg|noscript)$/;
const files = /\.(pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp[34]|xml|json|css|js|ics|apk)$/i;

const toWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\.(html?|php|aspx?|jsp)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const isSameSite = (host: string, own: string): boolean => squash(domainName(host)) === squash(domainName(own));

const linkKind = (path: string, label: string): number => {
  const parts = decoded(path).split('/').filter(Boolean);
  const texts = [toWords(parts.at(-1) ?? ''), label.length <= 40 ? toWords(label) : ''];
  return kinds.findIndex((kind) => texts.some((text) => text.length <= 40 && kind.test(text)));
};

export const furtherPages = async (
  page: SitePage,
  most: number,
  yieldToEventLoop: YieldToEventLoop,
): Promise<string[]> => {
  const host = new URL(page.url).hostname;
  const found = new Map<string, number>();
  let links = 0;
  for (const element of page.elements) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    if (element.name !== 'a' || ++links > maxLinks) continue;
    const url = URL.parse(attribute(element, 'href'), page.base);
    if (!url || !/^https?:$/.test(url.protocol) || !isSameSite(url.hostname, host) || files.test(url.pathname))
      continue;
    url.hash = '';
    const kind = linkKind(
      url.pathname,
      elementText(element, 60, ({ name }) => unread.test(name)),
    );
    if (kind >= 0 && url.href !== page.url && !found.has(url.href)) found.set(url.href, kind);
  }
  const byKind = kinds.map((_, kind) => [...found].filter(([, of]) => of === kind).map(([href]) => href));
  const firsts = byKind.flatMap((hrefs) => hrefs.slice(0, 1));
  const rest = byKind.flatMap((hrefs) => hrefs.slice(1, 3));
  return [...firsts, ...rest].slice(0, most);
};

const most = 6;
const maxElements = 5000;

/** Pixels of an icon by its `sizes`; 0 where they say nothing. */
const iconSize = (element: Element): number =>
  Math.max(0, ...[...attribute(element, 'sizes').matchAll(/(\d{1,4})x\d{1,4}/gi)].map(([, width]) => Number(width)));

const isDrawing = (address: string, type = ''): boolean => /svg/i.test(type) || /\.svgz?([?#]|$)/i.test(address);

const icons = ({ elements }: SitePage, isKind: (rel: readonly string[]) => boolean): string[] =>
  elements
    .slice(0, maxElements)
    .filter((element) => element.name === 'link' && isKind(attribute(element, 'rel').toLowerCase().split(/\s+/)))
    .filter((element) => !isDrawing(attribute(element, 'href'), attribute(element, 'type')))
    .toSorted((a, b) => iconSize(b) - iconSize(a))
    .map((element) => attribute(element, 'href'));

/** Addresses of pictures that may be the logo, the best first: the organisation's, touch icon, icon, og:image. */
export const findLogo = (page: SitePage, organisations: readonly OrganisationData[]): string[] => {
  const isTouch = (rel: readonly string[]) => rel.some((each) => each.startsWith('apple-touch-icon'));
  const stated = organisations.flatMap(({ logo }) => addressesIn(logo));
  const found = [
    ...stated.slice(0, 2),
    ...icons(page, isTouch).slice(0, 2),
    ...icons(page, (rel) => rel.includes('icon')).slice(0, 2),
    page.meta.get('og:image') ?? '',
    // Of the site itself, wherever its <base> points.
    URL.parse('/favicon.ico', page.url)?.href ?? '',
  ];
  const addresses = found
    .filter((address) => address !== '' && !isDrawing(address))
    .map((address) => URL.parse(address, page.base)?.href ?? '')
    .filter((address) => /^https?:/.test(address));
  return [...new Set(addresses)].slice(0, most);
};
