import type { LinkEvidence } from '@soundings/contract/sonar/crawl-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { attribute, type Element } from '#/platform/pages/parse-html.ts';
import { readProfile } from '../../profiles/read-profile.ts';
import { handleFit, isOfPlatform, profileHandle, type SeenProfile } from './seen-profile.ts';
import type { Outline } from './site-page.ts';

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

export const statedProfiles = async (
  { elements, above }: Outline,
  names: readonly string[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<SeenProfile[]> => {
  const found: SeenProfile[] = [];
  for (const [index, element] of elements.entries()) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    const stated = read(element, () => above(index));
    const seen = stated && stateProfile(stated[0], stated[1], names, stated[2]);
    if (seen) found.push(seen);
    if (found.length === most) break;
  }
  return found;
};

const address =
  /https?:(?:\\?\/){2}(?:[\w-]{1,20}\.)?(?:facebook|instagram|twitter|x|tiktok|linkedin|youtube|trustpilot)\.com(?:\\?\/[\w.@%-]{1,80}){1,3}/gi;
const maxScriptProfiles = 100;
const maxText = 1_000_000;

/**
 * Profiles that carry the site's name in the data of its scripts: for pages that show nothing before their scripts have
 * run. Data hold much that is not the site's, so that nothing else of them counts.
 */
export const scriptProfiles = async (
  { elements }: Outline,
  names: readonly string[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<SeenProfile[]> => {
  const found = new Map<string, SeenProfile>();
  for (const element of elements) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    if (element.name !== 'script') continue;
    const text = element.children.filter((child) => typeof child === 'string').join('');
    for (const [link] of text.slice(0, maxText).matchAll(address)) {
      const plain = link.replaceAll('\\', '');
      const profile = readProfile(plain);
      const handle = profile && profileHandle(profile, plain);
      const fit = handle ? handleFit(handle, names) : 0;
      if (!profile || !handle || fit < 2 || found.size >= maxScriptProfiles || isOfPlatform(handle, names)) continue;
      const place = { evidence: 'pageLink', isStated: false, isFramed: false, isInText: false, isSign: false } as const;
      found.set(profile.url, {
        ...place,
        isOfPlatform: false,
        isWidget: false,
        profile,
        handle,
        fit,
        row: null,
        weight: 0,
      });
    }
  }
  return [...found.values()];
};

const weights: Partial<Record<LinkEvidence, number>> = {
  organisationData: 6,
  relMe: 5,
  articlePublisher: 3,
  twitterSite: 3,
  seeAlso: 2,
  facebookPageId: 1,
  appLink: 1,
};

export const stateProfile = (
  evidence: LinkEvidence,
  text: string,
  names: readonly string[],
  network?: SocialNetwork,
): SeenProfile | null => {
  const profile = readProfile(text, network);
  if (!profile) return null;
  const handle = profileHandle(profile, text);
  return {
    profile,
    evidence,
    handle,
    fit: handleFit(handle, names),
    isOfPlatform: isOfPlatform(handle, names),
    isWidget: false,
    isStated: true,
    isFramed: true,
    isInText: false,
    row: null,
    isSign: false,
    weight: weights[evidence]!,
  };
};
