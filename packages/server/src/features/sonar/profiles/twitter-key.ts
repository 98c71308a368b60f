import type { ProfileLink } from './profile-link.ts';

const reserved =
  /^(about|account|compose|download|explore|favorites|followers|following|goodies|hashtag|home|i|intent|jobs|login|logout|messages|notifications|oauth|personalization|privacy|rules|search|search-home|search-advanced|settings|share|signin|signup|statuses|status|sessions|tos|who_to_follow|widgets|javascripts|your_?username|username|undefined|null)$/i;
const ownTabs = /^(with_replies|media|likes|following|followers|highlights|favorites|superfollows|articles)$/i;

const name = (part: string | null | undefined): string | null => {
  const bare = part?.trim().replace(/^@/, '') ?? '';
  return /^\w{1,20}$/.test(bare) && !reserved.test(bare) ? bare.toLowerCase() : null;
};

/** `name`. A link that asks to follow somebody names them in its query. */
export const twitterKey = ({ path, query }: ProfileLink): string | null => {
  const [first, second, ...rest] = path;
  if (first === 'intent') return /^(user|follow)$/i.test(second ?? '') ? name(query.get('screen_name')) : null;
  if (first === 'widgets') return /^follow_button/.test(second ?? '') ? name(query.get('screen_name')) : null;
  if (second !== undefined && !(ownTabs.test(second) && rest.length === 0)) return null;
  return name(first);
};

export const twitterUrl = (key: string): string => `https://x.com/${key}`;
