import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import {
  facebookKey,
  facebookUrl,
  instagramKey,
  instagramUrl,
  linkedinKey,
  linkedinUrl,
  type ProfileLink,
  tiktokKey,
  tiktokUrl,
  trustpilotKey,
  trustpilotUrl,
  twitterKey,
  twitterUrl,
  youtubeKey,
  youtubeUrl,
} from './profile-keys.ts';

export interface Profile {
  readonly network: SocialNetwork;
  readonly key: string;
  readonly url: string;
}

interface Reader {
  readonly hosts: RegExp;
  readonly key: (link: ProfileLink) => string | null;
  readonly url: (key: string) => string;
  readonly path: (name: string) => string;
}

const asIs = (name: string) => name;
const readers: Readonly<Record<SocialNetwork, Reader>> = {
  YOUTUBE: {
    hosts: /(?:^|\.)youtube\.com$/,
    key: youtubeKey,
    url: youtubeUrl,
    path: (name) => (/^UC[\w-]{20,24}$/.test(name) ? `channel/${name}` : name.startsWith('@') ? name : `@${name}`),
  },
  INSTAGRAM: { hosts: /(?:^|\.)(instagram\.com|instagr\.am)$/, key: instagramKey, url: instagramUrl, path: asIs },
  FACEBOOK: {
    hosts: /(?:^|\.)(facebook\.com|fb\.com)$/,
    key: facebookKey,
    url: facebookUrl,
    path: (name) => name.replace(/^@/, ''),
  },
  TWITTER: { hosts: /(?:^|\.)(twitter\.com|x\.com)$/, key: twitterKey, url: twitterUrl, path: asIs },
  TIKTOK: {
    hosts: /(?:^|\.)tiktok\.com$/,
    key: tiktokKey,
    url: tiktokUrl,
    path: (name) => (name.startsWith('@') ? name : `@${name}`),
  },
  LINKEDIN: { hosts: /(?:^|\.)linkedin\.com$/, key: linkedinKey, url: linkedinUrl, path: (name) => `company/${name}` },
  TRUSTPILOT: {
    hosts: /(?:^|\.)trustpilot\.(com|de|dk|net|co\.uk|fr|es|it|nl|se|no|fi|be|at|ch|pt|pl|ca|ie|com\.au)$/,
    key: trustpilotKey,
    url: trustpilotUrl,
    path: (name) => `review/${name}`,
  },
};
const otherHosts =
  /^(developers?|business|about|blog|help|support|status|careers|pages|ads|api|apps|graph|connect|l|lm|static|cdn|pic|analytics|upload|newsroom|investor|engineering|ai|dev|marketing|learning|press|shop|transparency|legal|privacy|accountscenter|messenger|workplace)$/;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part).trim();
  } catch {
    return part.trim();
  }
};
const splitPath = (path: string): string[] => path.split('/').map(decoded).filter(Boolean);

/** The `#!/…` of 2010 stood for the whole path behind the host. */
const withoutBang = (url: URL): URL => {
  const bang = /^#(?:!|%21)\/?([^/].*)/i.exec(url.hash)?.[1];
  return (bang && URL.parse(`/${bang}`, url.origin)) || url;
};

const readLink = (network: SocialNetwork, url: URL): string | null => {
  const { hosts, key } = readers[network];
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  if (!hosts.test(host)) return null;
  const subdomain = host.replace(hosts, '').replace(/^www\.?/, '');
  if (otherHosts.test(subdomain)) return null;
  const { pathname, searchParams } = withoutBang(url);
  return key({ subdomain, path: splitPath(pathname), query: searchParams });
};

const made = (network: SocialNetwork, key: string | null): Profile | null =>
  key === null || key === '' ? null : { network, key, url: readers[network].url(key) };

/** An address with or without its scheme; null for what has no host of a name and an ending. */
const parseAddress = (text: string): URL | null => {
  const slashed = text.replaceAll('\\', '/');
  const address = /^[a-z][a-z\d+.-]*:/i.test(slashed) ? slashed : `https://${slashed.replace(/^\/+/, '')}`;
  // Forms put a scheme, or the network's whole address, before what was typed in full.
  const once = address.replace(/^(?:https?:\/*(?:[\w-]+\.)*(?:[\w-]+\/+)?)?(?=https?:)/i, '');
  const url = URL.parse(once.replace(/^(https?):\/*/i, '$1://'));
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : null;
};

const maxLength = 2000;

/**
 * Reads a link to a profile or, where the network is known, a bare handle as users and files write it (`@name`). Null
 * for whatever is no profile: share, post, video, hashtag and login links, the network's own pages, defaults of themes.
 */
export const readProfile = (text: string, network?: SocialNetwork): Profile | null => {
  const given = text.trim();
  if (given === '' || given.length > maxLength) return null;
  const url = parseAddress(given);
  for (const each of network ? [network] : socialNetworks) {
    const found = url && made(each, readLink(each, url));
    if (found) return found;
  }
  const isOfNetwork = url && socialNetworks.some((each) => readers[each].hosts.test(url.hostname));
  const handle = given.replace(/[?#].*$/, '');
  if (!network || isOfNetwork || /[\s/:]/.test(handle)) return null;
  const { path, key } = readers[network];
  return made(network, key({ subdomain: '', path: splitPath(path(handle)), query: new URLSearchParams() }));
};
