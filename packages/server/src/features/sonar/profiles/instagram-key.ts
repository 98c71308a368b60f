import type { ProfileLink } from './profile-link.ts';

const reserved =
  /^(about|accounts|api|ar|blog|challenge|developer|direct|embed\.js|emails|explore|graphql|legal|locations?|lite|nametag|oauth|p|press|privacy|reels?|session|share|static|stories|terms|tv|web|username|your_?username)$/i;

/** `name`. */
export const instagramKey = ({ path }: ProfileLink): string | null => {
  const [first = '', second] = path[0] === '_u' ? path.slice(1) : path;
  if (reserved.test(first) || /^(p|reel|tv)$/i.test(second ?? '')) return null;
  const bare = first.replace(/^@/, '');
  return /^[a-z0-9_](?:[\w.]{0,29})$/i.test(bare) ? bare.toLowerCase().replace(/\.+$/, '') : null;
};

export const instagramUrl = (key: string): string => `https://www.instagram.com/${key}/`;
