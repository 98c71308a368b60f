import { attribute, type Element } from '#/platform/pages/parse-html.ts';

const separated = (text: string): string =>
  text
    .slice(0, 300)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** What a page's author calls an element: its id and classes, words apart. */
export const namesOf = (element: Element): string =>
  separated(`${attribute(element, 'id')} ${attribute(element, 'class')} ${attribute(element, 'role')}`);

const word = (words: string) => new RegExp(`(?:^|[^a-z])(?:${words})(?:$|[^a-z])`);

/** Somebody else's: who wrote, commented, spoke, paid; what is quoted from a network. */
export const foreign = word(
  'authors?|autor(?:en|es|a)?|auteurs?|by-?lines?|contributors?|writers?|columnists?|reporters?|journalists?|redakteure?|comments?|comment-?list|commenters?|kommentare?|comentarios?|commentaires?|disqus|speakers?|guests?|artists?|performers?|bio|biography|partners?|partenaires?|sponsors?|exhibitors?|blogroll|credits?|testimonials?|person|persons|people|staff|employees?|team-?members?|candidates?|reviewers?|interviewees?|shots?-?user|user-?profile|profile-?card|avatar|credit-?line|mitarbeiter|ansprechpartner|designed-?by|powered-?by|made-?by|agency|webdesign',
);
/** What is shown of a network: whose it is, only its own button to follow says. */
export const quoted = word(
  'tweets?|twitter-?tweet|twitter-?feed|twitter-?stream|twitter-?timeline|instagram-?media|instagram-?feed|tiktok-?embed|fb-?post|embed|embeds|embedded|oembed',
);
export const social = word(
  'socials?|social-?media|social-?links?|social-?icons?|sns|follow|follows|followus|follow-?us|folgen|suivez|siguenos|redes|redes-?sociales|reseaux|seguici|connect|stay-?connected|find-?us|netzwerke|socialize|soc|some|socmed|community|share|sharing|fb|facebook|twitter|instagram|youtube|linkedin|tiktok|trustpilot|trustpilot-?widget',
);
const footer = word('footer|foot|footers?|footer-?line|colophon|contentinfo|bottom|fuss|fusszeile|pied');
const header = word('header|head|masthead|top-?bar|topbar|top-?nav|toplinks?|meta-?nav|banner|kopf|branding|top');
const navigation = word(
  'nav|navi|navs?|navigation|navbar|menu|menus|sidebar|aside|widget|widgets|off-?canvas|drawer|hamburger|left-?nav|right-?nav|toolbar',
);
/** The text that the page is about. */
const content = word(
  '(?:article|blog|post|entry|story|news)-?(?:\\w+-)?(?:body|content|text|copy)|rich-?text|prose|body-?copy|description',
);

export type Place = 'header' | 'footer' | 'navigation' | 'content';

/** What an element says of where the things in it stand. Null where it says nothing. */
export const placeOf = ({ name }: Element, names: string): Place | null => {
  if (name === 'article' || name === 'blockquote' || content.test(names)) return 'content';
  if (name === 'footer' || footer.test(names)) return 'footer';
  if (name === 'nav' || name === 'aside' || navigation.test(names)) return 'navigation';
  return name === 'header' || header.test(names) ? 'header' : null;
};
