export interface ProfileLink {
  readonly subdomain: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const reserved =
  /^(\d{4}|about|ads|adsmanager|ajax|apps?|badges|browse|business|campaign|careers|common|connect|developers|dialog|directory|events?|fbml|feeds?|find-friends|friends|gaming|games|groups?|hashtag|help|home|insights|java|l|legal|lite|live|login|logout|marketplace|media|messages|mobile|note|notes|notifications|pages?|people|permalink|photos?|places|plugins|policies|policy|posts?|privacy|profile|public|r|recover|reels?|reg|search|security|settings|share|sharer|sitetour|stories|story|terms|tr|v\d+\.\d+|videos?|watch|widgets|your-?profile|your-?page|username|user|example)(\.php)?$/i;
const isId = (part: string | undefined): part is string => part !== undefined && /^\d{5,20}$/.test(part);
/** Names hold no hyphens, so a number behind one is the page's id. */
const idAtEnd = /-(\d{6,20})$/;
const content = /^(posts|videos|photos|events|notes|reels?|live|permalink|albums)$/i;

const nameOrId = (part: string): string | null => {
  const id = isId(part) ? part : idAtEnd.exec(part)?.[1];
  if (id) return `id:${id}`;
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,80}$/u.test(part) && !/\.(php|html?|js|xml)$/i.test(part)
    ? part.toLowerCase()
    : null;
};

export const facebookKey = ({ path, query }: ProfileLink): string | null => {
  const [first = '', ...rest] = path;
  if (/^profile\.php$/i.test(first)) {
    const id = query.get('id')?.trim();
    return isId(id) ? `id:${id}` : null;
  }
  if (/^(pages|people|p)$/i.test(first)) {
    const id = rest.findLast((part) => isId(part)) ?? idAtEnd.exec(rest.at(-1) ?? '')?.[1];
    return id ? `id:${id}` : null;
  }
  if (/^(home\.php|pg|timeline)$/i.test(first))
    return rest.length > 0 ? facebookKey({ subdomain: '', path: rest, query }) : null;
  if (first === '' || reserved.test(first)) return null;
  if (content.test(rest[0] ?? '') && rest.length > 1) return null;
  return nameOrId(first);
};

export const facebookUrl = (key: string): string =>
  `https://www.facebook.com/${encodeURI(key.startsWith('id:') ? key.slice(3) : key)}`;

const reservedOnInstagram =
  /^(about|accounts|api|ar|blog|challenge|developer|direct|embed\.js|emails|explore|graphql|legal|locations?|lite|nametag|oauth|p|press|privacy|reels?|session|share|static|stories|terms|tv|web|username|your_?username)$/i;

export const instagramKey = ({ path }: ProfileLink): string | null => {
  const [first = '', second] = path[0] === '_u' ? path.slice(1) : path;
  if (reservedOnInstagram.test(first) || /^(p|reel|tv)$/i.test(second ?? '')) return null;
  const bare = first.replace(/^@/, '');
  return /^[a-z0-9_](?:[\w.]{0,29})$/i.test(bare) ? bare.toLowerCase().replace(/\.+$/, '') : null;
};

export const instagramUrl = (key: string): string => `https://www.instagram.com/${key}/`;

const reservedOnYoutube =
  /^(about|account|ads|apiplayer|attribution_link|browse|c|channels?|comment_servlet|creators?|creatoracademy|e|embed|feed|gaming|get_video_info|hashtag|howyoutubeworks|iframe_api|img|index|index_ads|intl|jobs|kids|live|live_chat|login|logout|movies|music|my_videos|new|oembed|originals|player|player_api|playlist|post|premium|press|profile|redeem|redirect|results|s|shorts|show|shows|signin|signup|source|sports|static|subscribe_embed|subscription_center|subscribe_widget|supported_browsers|t|testtube|trending|trends|tv|upload|user|users|v|vi|videos?|view_play_list|watch|watch_popup|watch_videos|yt|yts)(\.php)?$/i;
const name = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u;

const prefixed = (prefix: string, given: string | null | undefined): string | null =>
  given && name.test(given) ? `${prefix}${given.toLowerCase()}` : null;

const channel = (id: string | null | undefined): string | null =>
  id && /^UC[\w-]{20,24}$/.test(id) ? `channel:${id}` : null;

/** `channel:<id>` (its case counts), `user:<name>`, `c:<name>`, `@name` or `custom:<name>` (youtube.com/<name>). */
export const youtubeKey = ({ subdomain, path, query }: ProfileLink): string | null => {
  const [first = '', second] = path;
  if (/^(studio|music|kids|accounts|support|developers|help|img|i\d*|s)$/.test(subdomain)) return null;
  if (/^channels?$/i.test(first)) return channel(second);
  if (/^user$/i.test(first)) return prefixed('user:', second);
  if (/^c$/i.test(first)) return prefixed('c:', second);
  if (first.startsWith('@')) return prefixed('@', first.slice(1));
  if (/^(subscription_center|subscribe_widget|profile)$/i.test(first))
    return prefixed('user:', query.get('add_user') ?? query.get('p') ?? query.get('user'));
  if (reservedOnYoutube.test(first) || /\.(php|html?|js)$/i.test(first)) return null;
  return channel(first) ?? prefixed('custom:', first);
};

export const youtubeUrl = (key: string): string => {
  const [kind, value] = key.startsWith('@') ? ['@', key] : (key.split(':') as [string, string]);
  const path = kind === '@' || kind === 'custom' ? value : `${kind}/${value}`;
  return `https://www.youtube.com/${encodeURI(path)}`;
};

const reservedOnTwitter =
  /^(about|account|compose|download|explore|favorites|followers|following|goodies|hashtag|home|i|intent|jobs|login|logout|messages|notifications|oauth|personalization|privacy|rules|search|search-home|search-advanced|settings|share|signin|signup|statuses|status|sessions|tos|who_to_follow|widgets|javascripts|your_?username|username|undefined|null)$/i;
const ownTabs = /^(with_replies|media|likes|following|followers|highlights|favorites|superfollows|articles)$/i;

const twitterName = (part: string | null | undefined): string | null => {
  const bare = part?.trim().replace(/^@/, '') ?? '';
  return /^\w{1,20}$/.test(bare) && !reservedOnTwitter.test(bare) ? bare.toLowerCase() : null;
};

/** `name`. A link that asks to follow somebody names them in its query. */
export const twitterKey = ({ path, query }: ProfileLink): string | null => {
  const [first, second, ...rest] = path;
  if (first === 'intent') return /^(user|follow)$/i.test(second ?? '') ? twitterName(query.get('screen_name')) : null;
  if (first === 'widgets') return /^follow_button/.test(second ?? '') ? twitterName(query.get('screen_name')) : null;
  if (second !== undefined && !(ownTabs.test(second) && rest.length === 0)) return null;
  return twitterName(first);
};

export const twitterUrl = (key: string): string => `https://x.com/${key}`;

/** `@name`. */
export const tiktokKey = ({ path }: ProfileLink): string | null => {
  const [first = '', second] = path;
  if (/^(video|photo)$/i.test(second ?? '')) return null;
  return /^@[\w.]{1,30}$/.test(first) && !/^@username$/i.test(first) ? first.toLowerCase() : null;
};

export const tiktokUrl = (key: string): string => `https://www.tiktok.com/${key}`;

const kinds: Readonly<Record<string, string>> = {
  company: 'company',
  companies: 'company',
  'company-beta': 'company',
  organization: 'company',
  showcase: 'showcase',
  school: 'school',
  edu: 'school',
  in: 'in',
  pub: 'in',
  groups: 'group',
};
const slug = /^[\p{L}\p{N}-][\p{L}\p{N}\p{M}._'’&()+,-]{0,120}$/u;

/** `company:`, `showcase:`, `school:`, `in:` or `group:` with a name or a number behind it. */
export const linkedinKey = ({ path, query }: ProfileLink): string | null => {
  const [first = '', second = ''] = path;
  const kind = Object.hasOwn(kinds, first.toLowerCase()) ? kinds[first.toLowerCase()]! : null;
  if (kind === null || /^(create|setup|sharing|my-items)$/i.test(second)) return null;
  const inQuery = query.get('gid') ?? query.get('id') ?? '';
  // `/edu/school?id=20165` names nobody in its path; `/edu/nordlys-university-20165` does, by all of it.
  const isOldSchool = first.toLowerCase() === 'edu' && /^(school|alumni|fos)?$/i.test(second);
  const given = kind === 'group' ? inQuery || second : isOldSchool ? inQuery : second;
  const number = kind === 'group' ? /(?:^|-)(\d+)$/.exec(given)?.[1] : undefined;
  const value = number ?? given;
  return slug.test(value) ? `${kind}:${value.toLowerCase()}` : null;
};

export const linkedinUrl = (key: string): string => {
  const [kind, ...value] = key.split(':');
  return `https://www.linkedin.com/${kind === 'group' ? 'groups' : kind}/${encodeURI(value.join(':'))}`;
};

export const trustpilotKey = ({ path }: ProfileLink): string | null => {
  const [first = '', ...rest] = path;
  if (!/^(review|reviews|evaluate)$/i.test(first)) return null;
  const domain = (rest[0] === 'embed' ? rest[1] : rest[0])?.toLowerCase().replace(/^www\./, '') ?? '';
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain) ? domain : null;
};

export const trustpilotUrl = (key: string): string => `https://www.trustpilot.com/review/${encodeURI(key)}`;
