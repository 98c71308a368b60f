import { randomUUID } from 'node:crypto';
import { toNameKey } from '@soundings/contract/name-key';
import type { DatasetFields, DatasetGiven } from '@soundings/contract/sonar/brands';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { AppError } from '#/platform/http/app-error.ts';
import { readProfile } from '../profiles/read-profile.ts';
import type { StoredBrand } from './brands.store.ts';
import type { BrandRow, LinkRow } from './brands.tables.ts';

const maxFields = 100;

const toFieldError = (path: string, { network, index, problem }: LinkProblem) => ({
  path: `${path}.socials.${network}.${index}.url`,
  message: problem,
});

const refuse = (path: string, problems: readonly LinkProblem[]): void => {
  if (problems.length === 0) return;
  throw new AppError('invalidRequest', {
    fields: problems.slice(0, maxFields).map((problem) => toFieldError(path, problem)),
  });
};

const untouched = {
  crawlJobId: null,
  isBeingRead: false,
  crawledOn: null,
  crawlReason: null,
  missing: {},
  logoKey: null,
  logoType: null,
} as const;

/** Throws invalidRequest where a link is no profile of its network. */
export const newBrand = (
  projectId: string,
  count: number,
  { socials, ...fields }: DatasetFields,
  path = 'body',
): StoredBrand => {
  const id = randomUUID();
  const { links, problems } = readLinks(id, socials);
  refuse(path, problems);
  const companyKey = toNameKey(fields.brandCompany);
  return { row: { ...untouched, ...fields, ...summarizeLinks(links), companyKey, id, projectId, count }, links };
};

const stillMissing = ({ missing }: BrandRow, links: StoredBrand['links']): BrandRow['missing'] => {
  const linked = new Set<string>(links.map(({ network }) => network));
  return Object.fromEntries(Object.entries(missing).filter(([network]) => !linked.has(network)));
};

/**
 * A brand that is there, with other fields. What a crawl has learnt of links that stay is kept; what it has learnt of
 * the site is forgotten with the domain. Throws invalidRequest where a link is no profile of its network.
 */
export const changedBrand = ({ row, links: known }: StoredBrand, given: DatasetFields): StoredBrand => {
  const { socials, ...fields } = given;
  const { links, problems } = readLinks(row.id, socials, known);
  refuse('body', problems);
  const learnt = fields.domain === row.domain ? { missing: stillMissing(row, links) } : untouched;
  const companyKey = toNameKey(fields.brandCompany);
  return { row: { ...row, ...fields, ...learnt, ...summarizeLinks(links), companyKey }, links };
};

const joinedLinks = (given: readonly LinkRow[], known: readonly LinkRow[]): LinkRow[] =>
  socialNetworks.flatMap((network) => {
    const ofNetwork = given.filter((link) => link.network === network);
    const keys = new Set(ofNetwork.map(({ key }) => key));
    const there = known.filter((link) => link.network === network);
    const others = there.filter((link) => !keys.has(link.key));
    if (others.length + ofNetwork.length > there.length) {
      return placed([...ofNetwork, ...others]);
    }
    const selected = ofNetwork.find(({ isSelected }) => isSelected)?.key;
    return placed(selected ? there.map((link) => ({ ...link, isSelected: link.key === selected })) : there);
  });

export const filledBrand = ({ row, links: known }: StoredBrand, given: DatasetGiven): StoredBrand => {
  const { socials = {}, ...fields } = given;
  const { links } = readLinks(row.id, socials, known);
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const joined = joinedLinks(links, known);
  const companyKey = given.brandCompany === undefined ? row.companyKey : toNameKey(given.brandCompany);
  const learnt = { missing: stillMissing(row, joined), ...summarizeLinks(joined) };
  return { row: { ...row, ...filled, ...learnt, companyKey }, links: joined };
};

type GivenSocials = DatasetFields['socials'];
type GivenLink = NonNullable<GivenSocials[SocialNetwork]>[number];

interface LinkProblem {
  readonly network: SocialNetwork;
  readonly index: number;
  readonly url: string;
  readonly problem: ProfileProblem;
}

interface OfNetwork {
  readonly links: LinkRow[];
  readonly problems: LinkProblem[];
}

const newLink = (brandId: string, network: SocialNetwork, profile: { key: string; url: string }) => ({
  brandId,
  network,
  key: profile.key,
  url: profile.url,
  status: 'SUCCESS' as const,
  reason: 'given' as const,
  evidence: null,
  checkedOn: null,
});

const placed = (links: readonly Omit<LinkRow, 'position'>[]): LinkRow[] => {
  const selected = links.find(({ isSelected }) => isSelected) ?? links[0];
  return links.map((link, position) => ({ ...link, position, isSelected: link === selected }));
};

const ofNetwork = (
  brandId: string,
  network: SocialNetwork,
  given: readonly GivenLink[],
  known: readonly LinkRow[],
): OfNetwork => {
  const problems: LinkProblem[] = [];
  const byKey = new Map<string, Omit<LinkRow, 'position'>>();
  for (const [index, { url, isSelected }] of given.entries()) {
    const profile = readProfile(url, network);
    if (!profile) {
      problems.push({ network, index, url, problem: findProfileProblem(url, network) });
      continue;
    }
    const { key } = profile;
    const twin = byKey.get(key);
    const row = known.find((link) => link.network === network && link.key === key);
    const link = { ...newLink(brandId, network, profile), ...row };
    byKey.set(key, { ...link, isSelected: isSelected || (twin?.isSelected ?? false) });
  }
  return { links: placed([...byKey.values()]), problems };
};

const readLinks = (brandId: string, socials: GivenSocials, known: readonly LinkRow[] = []): OfNetwork => {
  const read = socialNetworks.map((network) => ofNetwork(brandId, network, socials[network] ?? [], known));
  return { links: read.flatMap(({ links }) => links), problems: read.flatMap(({ problems }) => problems) };
};

/** Networks as bits of a number. They are stored: none may ever get another one. */
export const networkBits: Record<SocialNetwork, number> = {
  FACEBOOK: 1,
  INSTAGRAM: 2,
  YOUTUBE: 4,
  TWITTER: 8,
  TIKTOK: 16,
  LINKEDIN: 32,
  TRUSTPILOT: 64,
};

export const everyNetwork = Object.values(networkBits).reduce((bits, bit) => bits | bit, 0);

export const summarizeLinks = (
  links: readonly Pick<LinkRow, 'network' | 'status'>[],
): Pick<BrandRow, 'linkedNetworks' | 'hasFailedLink'> => ({
  linkedNetworks: links.reduce((bits, { network }) => bits | networkBits[network], 0),
  hasFailedLink: links.some(({ status }) => status === 'ERROR'),
});

type ProfileProblem = 'otherNetwork' | 'aVideo' | 'aPost' | 'aShareLink' | 'notAProfile';

const kinds: readonly (readonly [ProfileProblem, RegExp])[] = [
  ['aShareLink', /\/(sharer?|sharing|share-offsite|sharearticle|intent|dialog|shareArticle)([/.?]|$)/i],
  ['aVideo', /youtu\.be\/|\/(watch|shorts|videos?|reels?|tv|live|embed|v)([/?]|$)/i],
  ['aPost', /\/(p|posts?|status(es)?|photos?|photo\.php|permalink(\.php)?|stor(y|ies)|story\.php|pulse|feed)([/?]|$)/i],
];

export const findProfileProblem = (text: string, network: SocialNetwork): ProfileProblem => {
  const profile = readProfile(text);
  if (profile && profile.network !== network) return 'otherNetwork';
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'notAProfile';
};
