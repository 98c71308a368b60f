import type { LinkEvidence } from '@soundings/contract/sonar/crawl-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { readProfile } from '../../profiles/read-profile.ts';
import { handleFit } from './handle-fit.ts';
import { isOfPlatform } from './platform-handle.ts';
import { profileHandle } from './profile-handle.ts';
import type { SeenProfile } from './seen-profile.ts';

const weights: Partial<Record<LinkEvidence, number>> = {
  organisationData: 6,
  relMe: 5,
  articlePublisher: 3,
  twitterSite: 3,
  seeAlso: 2,
  facebookPageId: 1,
  appLink: 1,
};

/** A profile that a page states as its owner's. Null where the text is none. */
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
