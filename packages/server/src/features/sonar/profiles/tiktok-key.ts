import type { ProfileLink } from './profile-link.ts';

/** `@name`. */
export const tiktokKey = ({ path }: ProfileLink): string | null => {
  const [first = '', second] = path;
  if (/^(video|photo)$/i.test(second ?? '')) return null;
  return /^@[\w.]{1,30}$/.test(first) && !/^@username$/i.test(first) ? first.toLowerCase() : null;
};

export const tiktokUrl = (key: string): string => `https://www.tiktok.com/${key}`;
