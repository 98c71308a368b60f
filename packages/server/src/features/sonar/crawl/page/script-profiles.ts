import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { readProfile } from '../../profiles/read-profile.ts';
import { handleFit } from './handle-fit.ts';
import type { Outline } from './outline.ts';
import { isOfPlatform } from './platform-handle.ts';
import { profileHandle } from './profile-handle.ts';
import type { SeenProfile } from './seen-profile.ts';

const address =
  /https?:(?:\\?\/){2}(?:[\w-]{1,20}\.)?(?:facebook|instagram|twitter|x|tiktok|linkedin|youtube|trustpilot)\.com(?:\\?\/[\w.@%-]{1,80}){1,3}/gi;
const most = 100;
const mostText = 1_000_000;

/**
 * Profiles that carry the site's name in the data of its scripts: for pages that show nothing before their scripts have
 * run. Data hold much that is not the site's, so that nothing else of them counts.
 */
export const scriptProfiles = async (
  { elements }: Outline,
  names: readonly string[],
  breathe: YieldToEventLoop,
): Promise<SeenProfile[]> => {
  const found = new Map<string, SeenProfile>();
  for (const element of elements) {
    if (breathe.isDue()) await breathe();
    if (element.name !== 'script') continue;
    const text = element.children.filter((child) => typeof child === 'string').join('');
    for (const [link] of text.slice(0, mostText).matchAll(address)) {
      const plain = link.replaceAll('\\', '');
      const profile = readProfile(plain);
      const handle = profile && profileHandle(profile, plain);
      const fit = handle ? handleFit(handle, names) : 0;
      if (!profile || !handle || fit < 2 || found.size >= most || isOfPlatform(handle, names)) continue;
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
