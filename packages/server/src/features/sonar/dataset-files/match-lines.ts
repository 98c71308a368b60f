import { nameKeyOf } from '@soundings/contract/name-key';
import { DatasetFields, type DatasetGiven } from '@soundings/contract/sonar/datasets';
import { createBreath } from '#/platform/breathe.ts';
import type { StoredDataset } from '../datasets/datasets.store.ts';
import type { DatasetLine, ReadDatasets } from './read-dataset-file.ts';

/** A line of a file and the brand of the project that it is about; null where that is new. */
export interface MatchedLine extends DatasetLine {
  readonly known: StoredDataset | null;
}

/** The brands of a project by their domains. */
export type KnownBrands = ReadonlyMap<string, readonly StoredDataset[]>;

/** A line without a company is about the one brand of its domain. Wikidata knows no name of some: their domain is it. */
const matchNameless = ({ line, given }: DatasetLine, read: ReadDatasets, there: readonly StoredDataset[]) => {
  const [one, ...others] = there;
  if (one && others.length === 0) return { line, given, known: one };
  if (read.isOfWikidata) return matchNamed({ line, given }, given.domain, there);
  const where = { domain: given.domain, heading: read.companyHeading };
  read.errors.add(one ? 'companyMissing_several' : 'companyMissing', line, where);
  return null;
};

const matchNamed = ({ line, given }: DatasetLine, brandCompany: string, there: readonly StoredDataset[]) => {
  const key = nameKeyOf(brandCompany);
  const known = there.find(({ row }) => row.companyKey === key) ?? null;
  return { line, given: { ...given, brandCompany }, known };
};

/** Null where the line does not say which brand it is about. */
const match = (line: DatasetLine, read: ReadDatasets, knownBrands: KnownBrands): MatchedLine | null => {
  const { domain, brandCompany } = line.given;
  if (domain === '') return null;
  const there = knownBrands.get(domain) ?? [];
  return brandCompany === undefined ? matchNameless(line, read, there) : matchNamed(line, brandCompany, there);
};

/** Only a line about a brand that is there may be without a company. */
const nameOf = ({ given, known }: MatchedLine): string => given.brandCompany ?? known!.row.brandCompany;

/**
 * The lines of a file and the brands that they are about, by domain and company. A line that does not say which, and
 * one about the same brand as another line, go to the errors of the file and are left out.
 */
export const matchLines = async (read: ReadDatasets, knownBrands: KnownBrands): Promise<MatchedLine[]> => {
  const firstOf = new Map<string, number>();
  const breathe = createBreath();
  const lines: MatchedLine[] = [];
  for (const line of read.lines) {
    await breathe();
    const matched = match(line, read, knownBrands);
    if (!matched) continue;
    const { domain } = line.given;
    const company = nameOf(matched);
    const brand = `${domain} ${matched.known?.row.companyKey ?? nameKeyOf(company)}`;
    const first = firstOf.get(brand);
    if (first !== undefined) {
      read.errors.add('brandTwice', line.line, { company, domain, first });
      continue;
    }
    firstOf.set(brand, line.line);
    lines.push(matched);
  }
  return lines;
};

/** A new brand of a file: what the file leaves out is as in a new form. */
export const fieldsOf = (given: DatasetGiven): DatasetFields => DatasetFields.parse(given);
