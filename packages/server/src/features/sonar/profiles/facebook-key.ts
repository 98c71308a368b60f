import type { ProfileLink } from './profile-link.ts';

/** What stands where a name would, and is none. */
const reserved =
  /^(\d{4}|about|ads|adsmanager|ajax|apps?|badges|browse|business|campaign|careers|common|connect|developers|dialog|directory|events?|fbml|feeds?|find-friends|friends|gaming|games|groups?|hashtag|help|home|insights|java|l|legal|lite|live|login|logout|marketplace|media|messages|mobile|note|notes|notifications|pages?|people|permalink|photos?|places|plugins|policies|policy|posts?|privacy|profile|public|r|recover|reels?|reg|search|security|settings|share|sharer|sitetour|stories|story|terms|tr|v\d+\.\d+|videos?|watch|widgets|your-?profile|your-?page|username|user|example)(\.php)?$/i;
const isId = (part: string | undefined): part is string => part !== undefined && /^\d{5,20}$/.test(part);
/** Names hold no hyphens, so a number behind one is the page's id. */
const idAtEnd = /-(\d{6,20})$/;
/** Inside a profile: one post, picture or event of it. Their lists alone are the profile. */
const content = /^(posts|videos|photos|events|notes|reels?|live|permalink|albums)$/i;

const nameOrId = (part: string): string | null => {
  const id = isId(part) ? part : idAtEnd.exec(part)?.[1];
  if (id) return `id:${id}`;
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,80}$/u.test(part) && !/\.(php|html?|js|xml)$/i.test(part)
    ? part.toLowerCase()
    : null;
};

/** `name` or `id:<digits>`. */
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
