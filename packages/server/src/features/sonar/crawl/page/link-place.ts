import type { LinkEvidence } from '@soundings/contract/sonar/crawl-choices';
import { attribute, cleanText, type Element, elementText } from '#/platform/pages/parse-html.ts';
import { handleFit } from './seen-profile.ts';

interface LinkPlace {
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
const maxProse = 40;
const evidenceByPlace: Readonly<Record<Place, LinkEvidence>> = {
  header: 'header',
  footer: 'footer',
  navigation: 'navigation',
  content: 'pageLink',
};

const unread = ({ name }: Element): boolean => /^(script|style|svg|noscript|template)$/.test(name);
const unlinked = (element: Element): boolean => element.name === 'a' || unread(element);

const readLabel = (element: Element): string => elementText(element, 120, unread);

/** The text around links, without theirs: kept by block, as many links share one. */
const proseBy = new WeakMap<Element, string>();
const readProse = (block: Element): string => {
  const known = proseBy.get(block);
  if (known !== undefined) return known;
  let text = '';
  for (const child of block.children) {
    if (text.length > 400) break;
    if (typeof child === 'string') text += child.slice(0, 400);
    else if (!unlinked(child) && inline.test(child.name)) text += ` ${elementText(child, 200, unlinked)}`;
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
    const names = readNames(element);
    place ??= findPlace(element, names);
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
  const label = readLabel(link);
  const own = readNames(link);
  const around = surroundings(above, root);
  const { place } = around;
  const isSocial = around.isSocial || social.test(own);
  const isFollow = asksToFollow(label) || asksToFollow(attribute(link, 'title')) || /follow/.test(own);
  const isForeign = around.isForeign || (around.isQuoted && !isFollow);
  const isNamed = !labelsNetwork(label) && !label.startsWith('@') && handleFit(label, names) < 2;
  const isFramed = place !== null && place !== 'content' && !isForeign;
  const block = above.findLast(({ name }) => !inline.test(name)) ?? root;
  const prose = readProse(block);
  // Beside its address and its copyright, a footer shows the signs of its own networks.
  const isProse = prose.length > maxProse && !asksToFollow(prose.slice(-200)) && !(isFramed && isSign(label));
  const weight =
    (isFramed ? 2 : 0) +
    (isSocial ? 2 : 0) +
    (isFollow ? 1 : 0) +
    (isNamed ? -2 : 1) +
    (isProse ? -3 : 0) +
    (place === 'content' ? -1 : 0) +
    (isForeign ? -6 : 0);
  const evidence = isFramed ? evidenceByPlace[place!] : isFollow || isSocial ? 'followLink' : 'pageLink';
  const isInText = place === 'content' || isProse || isForeign;
  return { evidence, isForeign, isFramed, isInText, isSign: isSign(label), weight };
};

const separated = (text: string): string =>
  text
    .slice(0, 300)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

const readNames = (element: Element): string =>
  separated(`${attribute(element, 'id')} ${attribute(element, 'class')} ${attribute(element, 'role')}`);

const word = (words: string) => new RegExp(`(?:^|[^a-z])(?:${words})(?:$|[^a-z])`);

const foreign = word(
  'authors?|autor(?:en|es|a)?|auteurs?|by-?lines?|contributors?|writers?|columnists?|reporters?|journalists?|redakteure?|comments?|comment-?list|commenters?|kommentare?|comentarios?|commentaires?|disqus|speakers?|guests?|artists?|performers?|bio|biography|partners?|partenaires?|sponsors?|exhibitors?|blogroll|credits?|testimonials?|person|persons|people|staff|employees?|team-?members?|candidates?|reviewers?|interviewees?|shots?-?user|user-?profile|profile-?card|avatar|credit-?line|mitarbeiter|ansprechpartner|designed-?by|powered-?by|made-?by|agency|webdesign',
);
const quoted = word(
  'tweets?|twitter-?tweet|twitter-?feed|twitter-?stream|twitter-?timeline|instagram-?media|instagram-?feed|tiktok-?embed|fb-?post|embed|embeds|embedded|oembed',
);
const social = word(
  'socials?|social-?media|social-?links?|social-?icons?|sns|follow|follows|followus|follow-?us|folgen|suivez|siguenos|redes|redes-?sociales|reseaux|seguici|connect|stay-?connected|find-?us|netzwerke|socialize|soc|some|socmed|community|share|sharing|fb|facebook|twitter|instagram|youtube|linkedin|tiktok|trustpilot|trustpilot-?widget',
);
const footer = word('footer|foot|footers?|footer-?line|colophon|contentinfo|bottom|fuss|fusszeile|pied');
const header = word('header|head|masthead|top-?bar|topbar|top-?nav|toplinks?|meta-?nav|banner|kopf|branding|top');
const navigation = word(
  'nav|navi|navs?|navigation|navbar|menu|menus|sidebar|aside|widget|widgets|off-?canvas|drawer|hamburger|left-?nav|right-?nav|toolbar',
);
const content = word(
  '(?:article|blog|post|entry|story|news)-?(?:\\w+-)?(?:body|content|text|copy)|rich-?text|prose|body-?copy|description',
);

type Place = 'header' | 'footer' | 'navigation' | 'content';

const findPlace = ({ name }: Element, names: string): Place | null => {
  if (name === 'article' || name === 'blockquote' || content.test(names)) return 'content';
  if (name === 'footer' || footer.test(names)) return 'footer';
  if (name === 'nav' || name === 'aside' || navigation.test(names)) return 'navigation';
  return name === 'header' || header.test(names) ? 'header' : null;
};

const network =
  /\btweets\b|face ?book|\bfb\b|twitter|(?:^|\s)𝕏|instagram|\binsta\b|you ?tube|tik ?tok|linked ?in|trustpilot|^[xfti]$|^(?:in|yt|ig|tw)$/i;
const sign = /^\W*(face ?book|fb|twitter|x|instagram|insta|you ?tube|tik ?tok|linked ?in|trustpilot)?\W*$/i;
const follow =
  /\b(follow|like us|join us|find us|connect with|join the conversation|be(?:come)? (?:a|our) fan|stay (?:connected|in touch|tuned)|keep up|subscribe|social|visit us|see us|watch us|check us|folg|abonnier|besuch|finde[nt]? sie uns|werde fan|gef(?:ä|ae)llt mir|soziale|følg|find os|besøg|like os|suivez|suivre|rejoign|retrouve|abonne|nos réseaux|s[ií]gue|seguin|seguir|encu[eé]ntranos|únete|redes|segui|seguici|siga|curta|acompanhe|volg|vind ons|f[öø]lj|hitta oss|takip|bizi|śledź|polub|sledujte)/iu;

const labelsNetwork = (text: string): boolean =>
  text === '' || (text.length <= 60 && (network.test(text) || follow.test(text)));

const isSign = (text: string): boolean => sign.test(text);

const asksToFollow = (text: string): boolean => follow.test(text);
