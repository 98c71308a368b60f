import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { attribute, type Element } from '#/platform/pages/parse-html.ts';
import { type Profile, readProfile } from '../../profiles/read-profile.ts';
import { linkPlace } from './link-place.ts';
import { handleFit, isOfPlatform, profileHandle, type SeenProfile } from './seen-profile.ts';
import type { Outline } from './site-page.ts';

const maxLinks = 1000;
const hosts = /facebook\.com|fb\.com|twitter\.com|x\.com|instagr|youtube\.com|tiktok\.com|linkedin\.com|trustpilot\./i;
const maxOfOne = 3;
const listed = -4;
const listedAlike = -1;
const maxBlockText = 1500;
const nearby = 7;

interface Link {
  readonly element: Element;
  readonly above: readonly Element[];
  readonly profile: Profile;
  readonly address: string;
}

const collect = async ({ elements, above }: Outline, yieldToEventLoop: YieldToEventLoop): Promise<Link[]> => {
  const found: Link[] = [];
  for (const [index, element] of elements.entries()) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    const address = linkedAddress(element);
    if (address === '' || !hosts.test(address)) continue;
    const profile = readProfile(address);
    if (profile) found.push({ element, above: above(index), profile, address });
    if (found.length === maxLinks) break;
  }
  return found;
};

type Neighbours = ReadonlyMap<Element, ReadonlyMap<SocialNetwork, ReadonlySet<string>>>;

const countNeighbours = (links: readonly Link[]): Neighbours => {
  const within = new Map<Element, Map<SocialNetwork, Set<string>>>();
  for (const { above, profile } of links)
    for (const element of above.slice(-nearby)) {
      const byNetwork = within.get(element) ?? new Map<SocialNetwork, Set<string>>();
      within.set(element, byNetwork);
      byNetwork.set(profile.network, (byNetwork.get(profile.network) ?? new Set()).add(profile.key));
    }
  return within;
};

interface Row {
  readonly block: Element | null;
  readonly weight: number;
}

const findRow = ({ above, profile }: Link, within: Neighbours): Row => {
  let block: Element | null = null;
  let most = 1;
  for (const element of above.slice(-nearby).toReversed()) {
    if (element.textLength > maxBlockText) break;
    const byNetwork = within.get(element)!;
    if (byNetwork.get(profile.network)!.size > maxOfOne) return { block, weight: most > 2 ? 1 : listed };
    if (byNetwork.size > 1) block ??= element;
    most = Math.max(most, byNetwork.size);
  }
  return { block, weight: Math.min(most - 1, 2) };
};

export const linkedProfiles = async (
  outline: Outline,
  url: string,
  names: readonly string[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<SeenProfile[]> => {
  const links = await collect(outline, yieldToEventLoop);
  const within = countNeighbours(links);
  const blocks = [...within.keys()];
  const seen: SeenProfile[] = [];
  for (const link of links) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    const { profile, address, element } = link;
    const { isForeign, evidence, ...place } = linkPlace(element, link.above, outline.root, names);
    const isMe = !isForeign && /(^|\s)me(\s|$)/i.test(attribute(element, 'rel'));
    const handle = profileHandle(profile, address);
    const fit = handleFit(handle, names);
    const { block, weight: beside } = findRow(link, within);
    const weight = beside === listed && fit >= 2 ? listedAlike : beside;
    const row = block && `${url} ${blocks.indexOf(block)}`;
    seen.push({
      ...place,
      row,
      profile,
      handle,
      fit,
      isOfPlatform: isOfPlatform(handle, names),
      isWidget: isWidget(element),
      weight: place.weight + weight + (isMe ? 4 : 0),
      evidence: isMe ? 'relMe' : evidence,
      isStated: false,
    });
  }
  return seen;
};

const inQuery = /[?&]href=([^&#]+)/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const ofFrame = (source: string): string => {
  if (/\/follow_button/.test(source)) return source;
  const isBox = /facebook\.com\/(?:[^?]*\/)?plugins\/(?:like|like_box|likebox|page|fan)\b/i.test(source);
  return isBox ? decoded(inQuery.exec(source)?.[1] ?? '') : '';
};

const ofSubscribe = (element: Element): string => {
  const id = attribute(element, 'data-channelid');
  const user = attribute(element, 'data-channel');
  if (id) return `https://www.youtube.com/channel/${id}`;
  return user ? `https://www.youtube.com/user/${user}` : '';
};

const linkedAddress = (element: Element): string => {
  const { name } = element;
  if (/^(a|area|fb:(like|like-box|fan|page))$/.test(name)) return attribute(element, 'href');
  if (name === 'iframe') return ofFrame(attribute(element, 'src') || attribute(element, 'data-src'));
  if (!element.attributes.class) return '';
  const classes = element.attributes.class;
  if (/(^|\s)fb-(like|like-box|page|follow)(\s|$)/.test(classes)) return attribute(element, 'data-href');
  return /(^|\s)g-ytsubscribe(\s|$)/.test(classes) ? ofSubscribe(element) : '';
};

/** Whether a network's own script shows the profile, as a box of its posts or a button to like it. YouTube's button is only shown by a channel's owner. */
const isWidget = (element: Element): boolean =>
  element.name !== 'a'
    ? element.name !== 'area' && !/(^|\s)g-ytsubscribe(\s|$)/.test(element.attributes.class ?? '')
    : /(^|\s)(twitter-timeline|fb-like|fb-page|tiktok-embed|instagram-media)(\s|$)/.test(
        element.attributes.class ?? '',
      );
