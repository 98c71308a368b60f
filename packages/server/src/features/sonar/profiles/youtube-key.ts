import type { ProfileLink } from './profile-link.ts';

const reserved =
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
  if (reserved.test(first) || /\.(php|html?|js)$/i.test(first)) return null;
  return channel(first) ?? prefixed('custom:', first);
};

export const youtubeUrl = (key: string): string => {
  const [kind, value] = key.startsWith('@') ? ['@', key] : (key.split(':') as [string, string]);
  const path = kind === '@' || kind === 'custom' ? value : `${kind}/${value}`;
  return `https://www.youtube.com/${encodeURI(path)}`;
};
