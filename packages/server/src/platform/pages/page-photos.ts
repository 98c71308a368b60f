import type { PageHead } from './page-head.ts';
import { attribute, type Element, walk } from './parse-html.ts';

const maxPhotos = 6;
const maxAddress = 2000;
/** Smaller ones are icons and portraits. */
const leastWidth = 300;

/** Addresses of the pictures that a page shows large, the one that it names for sharing first; drawings are none. */
export const findPhotos = (
  root: Element,
  { meta }: PageHead,
  isFrame: (element: Element) => boolean,
  url: string,
): string[] => {
  const found = new Set<string>();
  const add = (address: string): void => {
    const photo = URL.parse(address, url);
    if (!photo || !/^https?:$/.test(photo.protocol) || /\.(svg|gif|ico)$/i.test(photo.pathname)) return;
    if (photo.href.length <= maxAddress && found.size < maxPhotos) found.add(photo.href);
  };
  for (const name of ['og:image', 'og:image:secure_url', 'twitter:image']) {
    const address = meta.get(name);
    if (address) add(address);
  }
  for (const element of walk(root, isFrame)) {
    if (element.name !== 'img') continue;
    const width = Number.parseInt(attribute(element, 'width'), 10);
    const address = attribute(element, 'src');
    if (address && !(width < leastWidth)) add(address);
  }
  return [...found];
};
