import type { LinkEvidence } from '@soundings/contract/sonar/crawl-choices';
import { squash, squashGerman } from '#/platform/pages/brand-names.ts';
import type { Profile } from '../../profiles/read-profile.ts';

export interface SeenProfile {
  readonly profile: Profile;
  readonly evidence: LinkEvidence;
  readonly handle: string;
  readonly fit: Fit;
  readonly isOfPlatform: boolean;
  readonly isWidget: boolean;
  /** Stated by the page as its owner's (JSON-LD, rel=me, meta) rather than linked. */
  readonly isStated: boolean;
  readonly isFramed: boolean;
  /** The block that it shares with profiles of other networks; null where it stands alone. */
  readonly row: string | null;
  readonly isSign: boolean;
  readonly isInText: boolean;
  /** For how much the place speaks, without what the handle says: about −6 to 6. */
  readonly weight: number;
}

/** 3 the same, 2 one holds the other or shortens it, 1 they share a good part, 0 nothing. */
export type Fit = 0 | 1 | 2 | 3;

const minShared = 4;

const longestShared = (a: string, b: string): number => {
  let longest = 0;
  let row = new Uint8Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const next = new Uint8Array(b.length + 1);
    for (let j = 0; j < b.length; j++) {
      if (a[i] !== b[j]) continue;
      next[j + 1] = row[j]! + 1;
      longest = Math.max(longest, next[j + 1]!);
    }
    row = next;
  }
  return longest;
};

const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase();

const fitOne = (handle: string, name: string): Fit => {
  const core = squash(name);
  if (core.length < 2) return 0;
  if (handle === core || handle === squashGerman(name)) return 3;
  const [short, long] = handle.length < core.length ? [handle, core] : [core, handle];
  if (short.length >= minShared && long.includes(short)) return 2;
  if (short.length >= 2 && long.startsWith(short) && long.length <= short.length * 3) return 2;
  const first = initials(name);
  if (first.length >= 2 && (handle === first || (first.length >= 3 && handle.startsWith(first)))) return 2;
  const shared = longestShared(handle, core);
  return shared >= 5 || (shared >= minShared && shared * 2 >= short.length) ? 1 : 0;
};

export const handleFit = (handle: string, names: readonly string[]): Fit => {
  const core = squash(handle.slice(0, 60));
  return core === '' ? 0 : (Math.max(0, ...names.map((name) => fitOne(core, name.slice(0, 60)))) as Fit);
};

const facebookName = (link: string): string => {
  const named = /\/(?:pages|people|p)\/(?:.*\/)?([^/?#]*\p{L}[^/?#]*?)(?:\/\d+|-\d+)/iu.exec(link)?.[1];
  return named ?? /\/([^/?#]*\p{L}[^/?#]*)-\d{6,}/iu.exec(link)?.[1] ?? '';
};

export const profileHandle = ({ network, key }: Profile, link: string): string => {
  if (key.startsWith('channel:')) return '';
  if (key.startsWith('id:')) return facebookName(link);
  if (network === 'TRUSTPILOT') return key.replace(/\.[a-z]{2,6}(\.[a-z]{2})?$/, '');
  const value = key.replace(/^([a-z]+:|@)/, '');
  return /^\d+$/.test(value) && network === 'LINKEDIN' ? '' : value;
};

const platforms =
  'wix|wixsite|squarespace|wordpress|woocommerce|shopify|jimdo|weebly|godaddy|webflow|tumblr|blogger|blogspot|joomla|drupal|typo3|magento|prestashop|bigcommerce|shopware|strikingly|webnode|site123|ionos|hostinger|onecom|simplesite|mozello|carrd|substack|elementor|yoast|hubspot|themeforest|envato|squareup|ecwid|volusion|vistaprint|facebook|twitter|instagram|youtube|linkedin|tiktok|trustpilot';
const handle = new RegExp(
  `^(?:get|try|the|hello|team)?(${platforms})(?:dot)?(?:com|help|care|support|hq|app|inc|apps|cms|org|official|us|uk|de|deutsch|deutschland|dk|se|no|fr|es|it|nl|eu|eng|en|dev|developers|design|designer|news|partners|themes)*$`,
);
const hosted = new RegExp(`^.+\\.(?:${platforms})[a-z]*\\.[a-z.]+$`);

/**
 * Whether a handle is that of what a site is built with, and not the site's own: the platform itself goes by its name,
 * a shop at `nordlys.jimdo.com` does not.
 * @param names what the site goes by, among them its hosts
 */
export const isOfPlatform = (given: string, names: readonly string[]): boolean => {
  const platform = handle.exec(squash(given))?.[1];
  if (platform === undefined) return false;
  return names.some((name) => hosted.test(name)) || !names.some((name) => squash(name) === platform);
};
