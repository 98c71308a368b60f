import { linkEvidences } from '@soundings/contract/sonar/crawl-choices';
import type { Fit, SeenProfile } from './seen-profile.ts';

const least = 2;
const minSignWeight = 1;
const fitWeights: Readonly<Record<Fit, number>> = { 0: 0, 1: 1, 2: 3, 3: 6 };
const unknownWeight = 0.5;
const rank = (seen: SeenProfile): number => seen.weight + (seen.handle === '' ? unknownWeight : fitWeights[seen.fit]);
const order = (seen: SeenProfile): number => linkEvidences.indexOf(seen.evidence);

export const isLikely = (seen: SeenProfile): boolean => {
  // Persons and groups have no figures of a brand.
  if (seen.fit < 3 && /^(in|group):/.test(seen.profile.key)) return false;
  if (seen.isOfPlatform) return false;
  if (seen.fit >= 2) return seen.isStated || rank(seen) >= least;
  // Boxes and buttons of a network show whoever the page likes: a festival, a partner, its star.
  if (seen.isInText || (seen.isWidget && seen.fit === 0)) return false;
  return seen.isStated || rank(seen) >= (seen.isSign ? minSignWeight : least);
};

interface Merged extends SeenProfile {
  readonly rows: readonly string[];
}

const merged = (seen: readonly SeenProfile[]): Merged => {
  const [first] = seen.toSorted((a, b) => order(a) - order(b));
  return {
    ...first!,
    isStated: seen.every(({ isStated }) => isStated),
    rows: [...new Set(seen.map(({ row }) => row).filter((row) => row !== null))],
    isFramed: seen.some(({ isFramed }) => isFramed),
    weight: Math.max(...seen.map(({ weight }) => weight)),
    fit: Math.max(...seen.map(({ fit }) => fit)) as Fit,
    handle: seen.find(({ handle }) => handle !== '')?.handle ?? '',
  };
};

const listNetworks = (found: readonly SeenProfile[]): ReadonlySet<string> =>
  new Set(found.map(({ profile }) => profile.network));

/**
 * Where header or footer show a site's own networks, what only the page's middle links to is somebody else's, as writers
 * carry the brand in their handle: but for what is called as the brand is, for rows that hold one of those too, and for
 * what looks like the brand on a network that header and footer leave out.
 */
const withoutMiddle = (found: readonly Merged[]): Merged[] => {
  const shown = listNetworks(found.filter((each) => each.isFramed && !each.isStated));
  const alike = found.filter(({ fit }) => fit >= 2);
  const told = { anywhere: listNetworks(alike), inFrame: listNetworks(alike.filter(({ isFramed }) => isFramed)) };
  const rows = new Set(found.filter((each) => each.isFramed || each.fit === 3).flatMap(({ rows }) => rows));
  const isOwn = (each: Merged): boolean => {
    if (each.isFramed || each.fit === 3 || each.rows.some((row) => rows.has(row))) return true;
    const { network } = each.profile;
    if (each.fit > 0) return !told.inFrame.has(network);
    return shown.size < 2 && !told.anywhere.has(network);
  };
  return found.filter(isOwn);
};

const isUnlike = ({ fit, handle }: SeenProfile): boolean => fit === 0 && handle !== '';
const isSaidOutright = ({ evidence }: SeenProfile): boolean => evidence === 'organisationData' || evidence === 'relMe';
const isNumber = ({ evidence }: SeenProfile): boolean => evidence === 'facebookPageId' || evidence === 'appLink';

/**
 * Of one network: where one profile carries the brand's name, others that share nothing with it are somebody else's, and
 * a link speaks before what only the head says, which often is a parent's or a template's. Numbers are the last resort.
 */
const withoutOthers = (found: readonly SeenProfile[]): SeenProfile[] => {
  const named = found.filter((each) => !isNumber(each));
  if (named.length === 0) return found.length === 1 ? [...found] : [];
  const isAnyAlike = named.some(({ fit }) => fit >= 2);
  const isAnyLinked = named.some((each) => !each.isStated || isSaidOutright(each));
  return named.filter(
    (each) => !isUnlike(each) || isSaidOutright(each) || (!isAnyAlike && !(each.isStated && isAnyLinked)),
  );
};

export const chooseProfiles = (seen: readonly SeenProfile[]): SeenProfile[] => {
  const byKey = Map.groupBy(seen.filter(isLikely), ({ profile }) => `${profile.network} ${profile.key}`);
  const found = withoutMiddle([...byKey.values()].map(merged));
  return [...Map.groupBy(found, ({ profile }) => profile.network).values()].flatMap((each) =>
    withoutOthers(each).toSorted((a, b) => rank(b) - rank(a) || order(a) - order(b)),
  );
};
