import { DatasetFields, type DatasetGiven } from '@soundings/contract/sonar/brands';
import {
  type CompetitorType,
  competitorTypes,
  datasetLimits,
  networkNames,
  type SocialNetwork,
} from '@soundings/contract/sonar/sonar-choices';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import { findProfileProblem } from '../brands/brand-rows.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { headingKey } from './brand-columns.ts';
import { findCountry, findNearCountry } from './find-country.ts';

export interface Cell {
  readonly text: string;
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  readonly heading: string;
  readonly errors: FileErrorList;
}

const columnPlace = ({ column, heading }: Cell) => ({ column, heading });
export const cellPlace = ({ column, heading, text }: Cell) => ({ column, heading, cell: text });

const longestCompany = 200;

export const readCompany = (cell: Cell): string => {
  const { success, data } = DatasetFields.shape.brandCompany.safeParse(cell.text);
  if (success) return data;
  if (cell.text.length <= longestCompany) cell.errors.add('oddCharacters', cell.line, cellPlace(cell));
  else cell.errors.add('companyTooLong', cell.line, { ...cellPlace(cell), most: longestCompany });
  return cell.text;
};

export const readCountry = (cell: Cell): DatasetGiven['country'] => {
  const code = findCountry(cell.text);
  if (code) return code;
  const near = findNearCountry(cell.text);
  if (near === null) cell.errors.add('countryUnknown', cell.line, cellPlace(cell));
  else cell.errors.add('countryUnknown_near', cell.line, { ...cellPlace(cell), near });
  return undefined;
};

const competitorWords = new Map<string, CompetitorType>([
  ...competitorTypes.map((type) => [type.toLowerCase(), type] as const),
  ['alle', 'All'],
  ['breit', 'Broad'],
  ['eng', 'Narrow'],
  ['schmal', 'Narrow'],
]);

export const readCompetitorType = (cell: Cell): CompetitorType | undefined => {
  const type = competitorWords.get(headingKey(cell.text));
  if (!type) cell.errors.add('competitorUnknown', cell.line, cellPlace(cell));
  return type;
};

const yes = new Set(['yes', 'y', 'ja', 'j', 'true', 'wahr', '1', 'x', '✓', '✔']);
const no = new Set(['no', 'n', 'nein', 'false', 'falsch', '0', '-', '–']);

export const readYesOrNo = (cell: Cell): boolean | undefined => {
  const word = cell.text.toLowerCase();
  if (yes.has(word) || no.has(word)) return yes.has(word);
  cell.errors.add('notYesOrNo', cell.line, cellPlace(cell));
  return undefined;
};

const splitParts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const readLabels = (cell: Cell): string[] | undefined => {
  const labels = [...new Set(splitParts(cell.text, /[,;\r\n]/))];
  const { success, data, error } = DatasetFields.shape.categories.safeParse(labels);
  if (success) return data;
  if (labels.length > datasetLimits.labels) {
    cell.errors.add('tooManyBrandLabels', cell.line, { ...columnPlace(cell), most: datasetLimits.labels });
  }
  const wrong = new Set(error.issues.flatMap(({ path }) => labels[Number(path[0] ?? Number.NaN)] ?? []));
  for (const label of wrong) {
    const where = { ...cellPlace(cell), cell: label };
    if (label.length <= datasetLimits.label) cell.errors.add('oddCharacters', cell.line, where);
    else cell.errors.add('brandLabelTooLong', cell.line, { ...where, most: datasetLimits.label });
  }
  return undefined;
};

const toLineCode = (text: string, network: SocialNetwork) => {
  const problem = findProfileProblem(text, network);
  return problem === 'notAProfile' ? 'notAProfile' : (`notAProfile_${problem}` as const);
};

type GivenLinks = NonNullable<NonNullable<DatasetGiven['socials']>[SocialNetwork]>;

const longestLinks = datasetLimits.links * (datasetLimits.link + 2);
const maxSpellings = 100;
const maxRefused = 20;

const reportBadLink = (cell: Cell, text: string, network: SocialNetwork): void => {
  const where = { ...cellPlace(cell), cell: text };
  if (text.length > datasetLimits.link) {
    cell.errors.add('linkTooLong', cell.line, { ...where, most: datasetLimits.link });
  } else cell.errors.add(toLineCode(text, network), cell.line, { ...where, network: networkNames[network] });
};

/**
 * The profiles in a cell; the first is the one that is measured. It is read no further than to one link too many, or to
 * 20 texts that are none: what a file may hold in one cell would take seconds.
 */
export const readLinks = (cell: Cell, network: SocialNetwork): GivenLinks => {
  if (cell.text.length > longestLinks) {
    cell.errors.add('linkTooLong', cell.line, { ...cellPlace(cell), most: longestLinks });
    return [];
  }
  const byKey = new Map<string, string>();
  const texts = [...new Set(splitParts(cell.text, /[\s,;]+/))];
  let refused = 0;
  for (const text of texts.slice(0, maxSpellings)) {
    const profile = text.length > datasetLimits.link ? null : readProfile(text, network);
    if (profile) byKey.set(profile.key, profile.url);
    else {
      reportBadLink(cell, text, network);
      refused++;
    }
    if (byKey.size > datasetLimits.links || refused === maxRefused) break;
  }
  const isUnread = texts.length > maxSpellings && refused < maxRefused;
  if (byKey.size > datasetLimits.links || isUnread) {
    cell.errors.add('tooManyLinks', cell.line, { ...columnPlace(cell), most: datasetLimits.links });
  }
  return [...byKey.values()].map((url, index) => ({ url, isSelected: index === 0 }));
};
