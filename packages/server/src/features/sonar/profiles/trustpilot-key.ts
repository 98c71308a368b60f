import type { ProfileLink } from './profile-link.ts';

/** The reviewed domain without `www.`. */
export const trustpilotKey = ({ path }: ProfileLink): string | null => {
  const [first = '', ...rest] = path;
  if (!/^(review|reviews|evaluate)$/i.test(first)) return null;
  const domain = (rest[0] === 'embed' ? rest[1] : rest[0])?.toLowerCase().replace(/^www\./, '') ?? '';
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain) ? domain : null;
};

export const trustpilotUrl = (key: string): string => `https://www.trustpilot.com/review/${encodeURI(key)}`;
