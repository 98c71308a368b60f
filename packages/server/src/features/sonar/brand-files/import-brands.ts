import { isDeepStrictEqual } from 'node:util';
import type { MultipartFile } from '@fastify/multipart';
import { toNameKey } from '@soundings/contract/name-key';
import { DatasetFields, type DatasetGiven } from '@soundings/contract/sonar/brands';
import { datasetLimits, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { type Reader, withUploadedTable } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { filledBrand, newBrand } from '../brands/brand-rows.ts';
import {
  dropMyCompany,
  findBrandCounts,
  findByDomains,
  type StoredBrand,
  updateBrands,
} from '../brands/brands.store.ts';
import { changeBrands, inBatches, insertBrands } from '../brands/change-brands.ts';
import { type BrandLine, type ReadBrands, readBrandFile } from './read-brand-file.ts';

const readUpload = (file: MultipartFile, reader: Reader): Promise<ReadBrands> =>
  withUploadedTable(file, reader, (path) => readBrandFile(path, reader.signal));

const assertNoFileErrors = ({ errors }: ReadBrands): void => {
  if (!errors.isEmpty) throw new AppError('fileHasErrors', { fileErrors: errors.toFileErrors() });
};

/** The brands of an uploaded file, none of which is known. Throws fileHasErrors and what reading throws. */
export const readUploadedBrands = async (file: MultipartFile, reader: Reader): Promise<DatasetGiven[]> => {
  const read = await readUpload(file, reader);
  const lines = await matchLines(read, new Map());
  assertNoFileErrors(read);
  return lines.map(({ given }) => given);
};

const findKnown = async (tx: Database, projectId: string, { lines }: ReadBrands): Promise<KnownBrands> => {
  const known: StoredBrand[] = [];
  const domains = [...new Set(lines.map(({ given }) => given.domain))];
  await inBatches(domains, async (some) => {
    known.push(...(await findByDomains(tx, projectId, some)));
  });
  return Map.groupBy(known, ({ row }) => row.domain);
};

const notMine = ({ row, links }: StoredBrand): StoredBrand => ({ row: { ...row, myCompany: false }, links });

const untouched = (known: StoredBrand): StoredBrand => filledBrand(known, { domain: known.row.domain });

const doesMoveMine = (lines: readonly MatchedLine[]): boolean =>
  lines.some(({ given, known }) => given.myCompany && !known?.row.myCompany);

const planChanges = async (lines: readonly MatchedLine[], movesMine: boolean, read: ReadBrands) => {
  const yieldToEventLoop = createYield();
  const changed: StoredBrand[] = [];
  for (const line of lines) {
    const { given, known } = line;
    if (!known) continue;
    const brand = filledBrand(movesMine ? notMine(known) : known, given);
    checkLinks(line, brand, read);
    if (!isDeepStrictEqual(brand, untouched(known))) changed.push(brand);
    await yieldToEventLoop();
  }
  return changed;
};

const keep = async (tx: Database, projectId: string, read: ReadBrands) => {
  const lines = await matchLines(read, await findKnown(tx, projectId, read));
  const movesMine = doesMoveMine(lines);
  const changed = await planChanges(lines, movesMine, read);
  assertNoFileErrors(read);
  const yieldToEventLoop = createYield();
  const added: StoredBrand[] = [];
  let { last } = await findBrandCounts(tx, projectId);
  for (const { given, known } of lines) {
    if (!known) added.push(newBrand(projectId, ++last, parseFields(given)));
    await yieldToEventLoop();
  }
  if (movesMine) await dropMyCompany(tx, projectId);
  await inBatches(changed, (some) => updateBrands(tx, some));
  await insertBrands(tx, added);
  return { added: added.length, changed: changed.length };
};

/**
 * Adds the brands of an uploaded file to a project and changes those that it has: what the file leaves out, and blank
 * cells, leave what is there; links are added to those that are there. All of it or nothing. Throws fileHasErrors, what
 * reading throws and what changing brands throws.
 *
 * @returns how many are new, and how many are other than they were.
 */
export const importBrands = async (
  services: Services,
  projectId: string,
  file: MultipartFile,
  reader: Reader,
): Promise<{ added: number; changed: number }> => {
  const read = await readUpload(file, reader);
  return changeBrands(services, projectId, (tx) => keep(tx, projectId, read));
};

interface MatchedLine extends BrandLine {
  readonly known: StoredBrand | null;
}

type KnownBrands = ReadonlyMap<string, readonly StoredBrand[]>;

/** A line without a company is about the one brand of its domain. Wikidata knows no name of some: their domain is it. */
const matchNameless = ({ line, given }: BrandLine, read: ReadBrands, there: readonly StoredBrand[]) => {
  const [one, ...others] = there;
  if (one && others.length === 0) return { line, given, known: one };
  if (read.isOfWikidata) return matchNamed({ line, given }, given.domain, there);
  const where = { domain: given.domain, heading: read.companyHeading };
  read.errors.add(one ? 'companyMissing_several' : 'companyMissing', line, where);
  return null;
};

const matchNamed = ({ line, given }: BrandLine, brandCompany: string, there: readonly StoredBrand[]) => {
  const key = toNameKey(brandCompany);
  const known = there.find(({ row }) => row.companyKey === key) ?? null;
  return { line, given: { ...given, brandCompany }, known };
};

const match = (line: BrandLine, read: ReadBrands, knownBrands: KnownBrands): MatchedLine | null => {
  const { domain, brandCompany } = line.given;
  if (domain === '') return null;
  const there = knownBrands.get(domain) ?? [];
  return brandCompany === undefined ? matchNameless(line, read, there) : matchNamed(line, brandCompany, there);
};

const companyName = ({ given, known }: MatchedLine): string => given.brandCompany ?? known!.row.brandCompany;

/**
 * The lines of a file and the brands that they are about, by domain and company. A line that does not say which, and
 * one about the same brand as another line, go to the errors of the file and are left out.
 */
const matchLines = async (read: ReadBrands, knownBrands: KnownBrands): Promise<MatchedLine[]> => {
  const firstLines = new Map<string, number>();
  const yieldToEventLoop = createYield();
  const lines: MatchedLine[] = [];
  for (const line of read.lines) {
    await yieldToEventLoop();
    const matched = match(line, read, knownBrands);
    if (!matched) continue;
    const { domain } = line.given;
    const company = companyName(matched);
    const brand = `${domain} ${matched.known?.row.companyKey ?? toNameKey(company)}`;
    const first = firstLines.get(brand);
    if (first !== undefined) {
      read.errors.add('brandTwice', line.line, { company, domain, first });
      continue;
    }
    firstLines.set(brand, line.line);
    lines.push(matched);
  }
  return lines;
};

const parseFields = (given: DatasetGiven): DatasetFields => DatasetFields.parse(given);

const { links: most } = datasetLimits;

const checkLinks = ({ line, given, known }: MatchedLine, { links }: StoredBrand, read: ReadBrands): void => {
  for (const network of socialNetworks) {
    const isOnNetwork = (link: { network: string }) => link.network === network;
    const count = links.filter(isOnNetwork).length;
    const there = known?.links.filter(isOnNetwork).length ?? 0;
    const column = read.columns.get(network);
    // A cell that holds too many by itself is named already.
    if (!column || count <= most || count === there || given.socials![network]!.length > most) continue;
    read.errors.add('tooManyLinks_known', line, { column: column.at + 1, heading: column.heading, there, most });
  }
};
