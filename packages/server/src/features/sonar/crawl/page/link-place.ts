import type { LinkEvidence } from '@soundings/contract/sonar/crawl-choices';
import { attribute, cleanText, type Element, textOf } from '#/platform/pages/html-tree.ts';
import { handleFit } from './handle-fit.ts';
import { asksToFollow, isSign, labelsNetwork } from './label-words.ts';
import { foreign, namesOf, type Place, placeOf, quoted, social } from './place-words.ts';

/** Where a link stands, as far as that tells whose profile it leads to. */
export interface LinkPlace {
  readonly evidence: LinkEvidence;
  readonly isForeign: boolean;
  readonly isFramed: boolean;
  readonly isInText: boolean;
  readonly isSign: boolean;
  /** About −9 to 5, without what its neighbours and the handle say. */
  readonly weight: number;
}

const inline =
  /^(a|abbr|b|big|center|cite|em|font|i|img|li|mark|q|s|small|span|strong|sub|sup|svg|u|button|g:plusone|fb:like)$/;
const mostProse = 40;
const evidenceOf: Readonly<Record<Place, LinkEvidence>> = {
  header: 'header',
  footer: 'footer',
  navigation: 'navigation',
  content: 'pageLink',
};

const unread = ({ name }: Element): boolean => /^(script|style|svg|noscript|template)$/.test(name);
const unlinked = (element: Element): boolean => element.name === 'a' || unread(element);

const labelOf = (element: Element): string => textOf(element, 120, unread);

/** The text around links, without theirs: kept by block, as many links share one. */
const proseBy = new WeakMap<Element, string>();
const proseOf = (block: Element): string => {
  const known = proseBy.get(block);
  if (known !== undefined) return known;
  let text = '';
  for (const child of block.children) {
    if (text.length > 400) break;
    if (typeof child === 'string') text += child.slice(0, 400);
    else if (!unlinked(child) && inline.test(child.name)) text += ` ${textOf(child, 200, unlinked)}`;
  }
  const prose = cleanText(text);
  proseBy.set(block, prose);
  return prose;
};

const isWhole = ({ name }: Element): boolean => /^(#page|html|body|main|form)$/.test(name);
const isPlaceByItself = ({ name }: Element): boolean => /^(header|footer|nav|aside|article|blockquote)$/.test(name);

/**
 * Names of an element that holds most of the page (`has-sidebar`, `page-header-fixed`) say nothing of a link in it, nor
 * does an article that is the whole page.
 */
const speaks = (element: Element, root: Element): boolean => {
  if (isWhole(element)) return false;
  const part = element.textLength / Math.max(root.textLength, 1);
  return isPlaceByItself(element)
    ? part < 0.97 || element.name !== 'article'
    : part <= 0.6 || element.textLength <= 1000;
};

interface Surroundings {
  /** The outermost: an article's own header is part of the article. */
  readonly place: Place | null;
  readonly isForeign: boolean;
  readonly isQuoted: boolean;
  readonly isSocial: boolean;
}

const surroundings = (above: readonly Element[], root: Element): Surroundings => {
  let place: Place | null = null;
  let isForeign = false;
  let isQuoted = false;
  let isSocial = false;
  for (const element of above) {
    if (!speaks(element, root)) continue;
    const names = namesOf(element);
    place ??= placeOf(element, names);
    isForeign ||= foreign.test(names);
    isQuoted ||= quoted.test(names);
    isSocial ||= social.test(names);
  }
  return { place, isForeign, isQuoted, isSocial };
};

/** `above`: what the link stands in, from the page down to its parent. `names`: what the site goes by. */
export const linkPlace = (
  link: Element,
  above: readonly Element[],
  root: Element,
  names: readonly string[],
): LinkPlace => {
  const label = labelOf(link);
  const own = namesOf(link);
  const around = surroundings(above, root);
  const { place } = around;
  const isSocial = around.isSocial || social.test(own);
  const isFollow = asksToFollow(label) || asksToFollow(attribute(link, 'title')) || /follow/.test(own);
  const isForeign = around.isForeign || (around.isQuoted && !isFollow);
  const isNamed = !labelsNetwork(label) && !label.startsWith('@') && handleFit(label, names) < 2;
  const isFramed = place !== null && place !== 'content' && !isForeign;
  const block = above.findLast(({ name }) => !inline.test(name)) ?? root;
  const prose = proseOf(block);
  // Beside its address and its copyright, a footer shows the signs of its own networks.
  const isProse = prose.length > mostProse && !asksToFollow(prose.slice(-200)) && !(isFramed && isSign(label));
  const weight =
    (isFramed ? 2 : 0) +
    (isSocial ? 2 : 0) +
    (isFollow ? 1 : 0) +
    (isNamed ? -2 : 1) +
    (isProse ? -3 : 0) +
    (place === 'content' ? -1 : 0) +
    (isForeign ? -6 : 0);
  const evidence = isFramed ? evidenceOf[place!] : isFollow || isSocial ? 'followLink' : 'pageLink';
  const isInText = place === 'content' || isProse || isForeign;
  return { evidence, isForeign, isFramed, isInText, isSign: isSign(label), weight };
};
