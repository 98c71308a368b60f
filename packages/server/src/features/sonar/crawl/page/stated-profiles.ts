import type { LinkEvidence } from '@soundings/contract/sonar/crawl-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Breath } from '#/platform/breathe.ts';
import { attribute, type Element } from '#/platform/pages/html-tree.ts';
import type { Outline } from './outline.ts';
import type { SeenProfile } from './seen-profile.ts';
import { stateProfile } from './state-profile.ts';

const most = 200;
type Stated = readonly [evidence: LinkEvidence, text: string, network?: SocialNetwork];

const ofApp = (content: string): Stated | null => {
  const facebook = /^fb:\/\/(?:page|profile)s?\/(?:\?id=)?(\d+)/i.exec(content)?.[1];
  if (facebook) return ['appLink', facebook, 'FACEBOOK'];
  const twitter = /^twitter:\/\/user\?screen_name=(\w+)/i.exec(content)?.[1];
  if (twitter) return ['appLink', twitter, 'TWITTER'];
  const instagram = /^instagram:\/\/user\?username=([\w.]+)/i.exec(content)?.[1];
  return instagram ? ['appLink', instagram, 'INSTAGRAM'] : null;
};

/** What one `<meta>` states; null for the rest, among them twitter:creator, which is who wrote the text. */
const ofMeta = (name: string, content: string): Stated | null => {
  if (name === 'article:publisher') return ['articlePublisher', content];
  if (name === 'twitter:site') return ['twitterSite', content, 'TWITTER'];
  if (name === 'og:see_also') return ['seeAlso', content];
  if (/^fb:(page_id|pages)$/.test(name)) return /^\d+$/.test(content) ? ['facebookPageId', content, 'FACEBOOK'] : null;
  return /^al:(ios|iphone|ipad|android|web):url$/.test(name) ? ofApp(content) : null;
};

const isOfOrganisation = (above: readonly Element[]): boolean => {
  const scope = above.findLast(({ attributes }) => 'itemscope' in attributes);
  return (
    scope !== undefined && !/Person|Article|Posting|Product|Review|Comment|Event/i.test(attribute(scope, 'itemtype'))
  );
};

/** Of a `<link>` with rel=me or publisher, or of what microdata calls the same as an organisation. */
const ofLink = (element: Element, above: () => readonly Element[]): Stated | null => {
  const href = attribute(element, 'href') || attribute(element, 'content');
  if (href === '') return null;
  if (/(^|\s)sameAs(\s|$)/i.test(attribute(element, 'itemprop')))
    return isOfOrganisation(above()) ? ['organisationData', href] : null;
  if (element.name !== 'link') return null;
  const rel = attribute(element, 'rel').toLowerCase().split(/\s+/);
  if (rel.includes('me')) return ['relMe', href];
  return rel.includes('publisher') ? ['articlePublisher', href] : null;
};

const read = (element: Element, above: () => readonly Element[]): Stated | null => {
  const name = attribute(element, 'property') || attribute(element, 'name');
  if (element.name !== 'meta' || name === '') return ofLink(element, above);
  return ofMeta(name.toLowerCase(), attribute(element, 'content') || attribute(element, 'value'));
};

/** Profiles that the page states in its head, or in microdata, as those of the site. */
export const statedProfiles = async (
  { elements, above }: Outline,
  names: readonly string[],
  breathe: Breath,
): Promise<SeenProfile[]> => {
  const found: SeenProfile[] = [];
  for (const [index, element] of elements.entries()) {
    if (breathe.isDue()) await breathe();
    const stated = read(element, () => above(index));
    const seen = stated && stateProfile(stated[0], stated[1], names, stated[2]);
    if (seen) found.push(seen);
    if (found.length === most) break;
  }
  return found;
};
