import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { linkedProfiles } from './linked-profiles.ts';
import { addressesIn, type OrganisationData } from './organisation-data.ts';
import type { SeenProfile } from './seen-profile.ts';
import type { SitePage } from './site-page.ts';
import { stateProfile } from './state-profile.ts';
import { statedProfiles } from './stated-profiles.ts';

const mostAddresses = 100;

/** Every place of a page that names a profile of a network: its data, its head, its links and boxes. */
export const seeProfiles = async (
  page: SitePage,
  organisations: readonly OrganisationData[],
  names: readonly string[],
  breathe: YieldToEventLoop,
): Promise<SeenProfile[]> => {
  const same = organisations.flatMap(({ sameAs }) => addressesIn(sameAs)).slice(0, mostAddresses);
  const ofData = same
    .map((address) => stateProfile('organisationData', address, names))
    .filter((seen) => seen !== null);
  await breathe();
  const ofHead = await statedProfiles(page, names, breathe);
  return [...ofData, ...ofHead, ...(await linkedProfiles(page, page.url, names, breathe))];
};
