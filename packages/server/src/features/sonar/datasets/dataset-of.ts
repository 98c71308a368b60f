import { randomUUID } from 'node:crypto';
import { nameKeyOf } from '@soundings/contract/name-key';
import type { DatasetFields, DatasetGiven } from '@soundings/contract/sonar/datasets';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { AppError } from '#/platform/http/app-error.ts';
import type { StoredDataset } from './datasets.store.ts';
import type { DatasetRow, LinkRow } from './datasets.tables.ts';
import { linksAmount } from './links-amount.ts';
import { type LinkProblem, linksOf, placed } from './links-of.ts';

const mostFields = 100;

/** A problem of a link as a field of the request; `path` leads to the brand. */
const fieldOf = (path: string, { network, index, problem }: LinkProblem) => ({
  path: `${path}.socials.${network}.${index}.url`,
  message: problem,
});

/** Throws invalidRequest with the links that are no profiles. */
const refuse = (path: string, problems: readonly LinkProblem[]): void => {
  if (problems.length === 0) return;
  throw new AppError('invalidRequest', {
    fields: problems.slice(0, mostFields).map((problem) => fieldOf(path, problem)),
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

/** A new brand as it is stored. Throws invalidRequest where a link is no profile of its network. */
export const newDataset = (
  projectId: string,
  count: number,
  { socials, ...fields }: DatasetFields,
  path = 'body',
): StoredDataset => {
  const id = randomUUID();
  const { links, problems } = linksOf(id, socials);
  refuse(path, problems);
  const companyKey = nameKeyOf(fields.brandCompany);
  return { row: { ...untouched, ...fields, ...linksAmount(links), companyKey, id, projectId, count }, links };
};

/** What a crawl has said of networks is true until a link stands there. */
const stillMissing = ({ missing }: DatasetRow, links: StoredDataset['links']): DatasetRow['missing'] => {
  const linked = new Set<string>(links.map(({ network }) => network));
  return Object.fromEntries(Object.entries(missing).filter(([network]) => !linked.has(network)));
};

/**
 * A brand that is there, with other fields. What a crawl has learnt of links that stay is kept; what it has learnt of
 * the site is forgotten with the domain. Throws invalidRequest where a link is no profile of its network.
 */
export const changedDataset = ({ row, links: known }: StoredDataset, given: DatasetFields): StoredDataset => {
  const { socials, ...fields } = given;
  const { links, problems } = linksOf(row.id, socials, known);
  refuse('body', problems);
  const learnt = fields.domain === row.domain ? { missing: stillMissing(row, links) } : untouched;
  const companyKey = nameKeyOf(fields.brandCompany);
  return { row: { ...row, ...fields, ...learnt, ...linksAmount(links), companyKey }, links };
};

/**
 * The links that are given first, then those that are there, however many. Where all that are given are there, their
 * order stays.
 */
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

/** A brand that is there, with what a file gives of it; all else stays, and no link is lost: there may be more than can be saved. */
export const givenDataset = ({ row, links: known }: StoredDataset, given: DatasetGiven): StoredDataset => {
  const { socials = {}, ...fields } = given;
  const { links } = linksOf(row.id, socials, known);
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const joined = joinedLinks(links, known);
  const companyKey = given.brandCompany === undefined ? row.companyKey : nameKeyOf(given.brandCompany);
  const learnt = { missing: stillMissing(row, joined), ...linksAmount(joined) };
  return { row: { ...row, ...filled, ...learnt, companyKey }, links: joined };
};
