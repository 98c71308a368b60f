import { attribute, type Element } from '#/platform/pages/parse-html.ts';
import { addressesIn, type OrganisationData } from './organisation-data.ts';
import type { SitePage } from './site-page.ts';

const most = 6;
/** Icons are looked for so far into a page: they belong to its head. */
const mostElements = 5000;

/** Pixels of an icon by its `sizes`; 0 where they say nothing. */
const sizeOf = (element: Element): number =>
  Math.max(0, ...[...attribute(element, 'sizes').matchAll(/(\d{1,4})x\d{1,4}/gi)].map(([, width]) => Number(width)));

const isDrawing = (address: string, type = ''): boolean => /svg/i.test(type) || /\.svgz?([?#]|$)/i.test(address);

const icons = ({ elements }: SitePage, isKind: (rel: readonly string[]) => boolean): string[] =>
  elements
    .slice(0, mostElements)
    .filter((element) => element.name === 'link' && isKind(attribute(element, 'rel').toLowerCase().split(/\s+/)))
    .filter((element) => !isDrawing(attribute(element, 'href'), attribute(element, 'type')))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
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
