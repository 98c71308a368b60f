import type { Profile } from '../../profiles/read-profile.ts';

/** Facebook writes a page's name before its number. */
const facebookName = (link: string): string => {
  const named = /\/(?:pages|people|p)\/(?:.*\/)?([^/?#]*\p{L}[^/?#]*?)(?:\/\d+|-\d+)/iu.exec(link)?.[1];
  return named ?? /\/([^/?#]*\p{L}[^/?#]*)-\d{6,}/iu.exec(link)?.[1] ?? '';
};

/** The part of a profile's key that somebody chose; of a number, the name that its link carries. Empty without one. */
export const profileHandle = ({ network, key }: Profile, link: string): string => {
  if (key.startsWith('channel:')) return '';
  if (key.startsWith('id:')) return facebookName(link);
  if (network === 'TRUSTPILOT') return key.replace(/\.[a-z]{2,6}(\.[a-z]{2})?$/, '');
  const value = key.replace(/^([a-z]+:|@)/, '');
  return /^\d+$/.test(value) && network === 'LINKEDIN' ? '' : value;
};
