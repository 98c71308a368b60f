import type { DatasetGiven } from '@soundings/contract/sonar/datasets';
import { domainOf } from '@soundings/contract/sonar/domain';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Breath } from '#/platform/breathe.ts';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import type { DatasetColumn } from './dataset-columns.ts';
import type { FoundColumns } from './find-columns.ts';
import {
  type Cell,
  placeOf,
  readCompany,
  readCompetitorType,
  readCountry,
  readLabels,
  readLinks,
  readYesOrNo,
} from './read-cells.ts';

type Given = { -readonly [Key in keyof DatasetGiven]: DatasetGiven[Key] };

const isNetwork = (column: DatasetColumn): column is SocialNetwork =>
  socialNetworks.some((network) => network === column);

/** Reads a filled cell into what its row gives. */
const readCell = (given: Partial<Given>, column: DatasetColumn, cell: Cell): void => {
  if (isNetwork(column)) {
    given.socials = { ...given.socials, [column]: readLinks(cell, column) };
    return;
  }
  switch (column) {
    case 'domain':
      given.domain = domainOf(cell.text) ?? '';
      if (given.domain === '') cell.errors.add('notADomain', cell.line, placeOf(cell));
      break;
    case 'brandCompany':
      given.brandCompany = readCompany(cell);
      break;
    case 'country':
      given.country = readCountry(cell);
      break;
    case 'competitorType':
      given.competitorType = readCompetitorType(cell);
      break;
    case 'inEcosystem':
    case 'inFocus':
    case 'myCompany':
      given[column] = readYesOrNo(cell);
      break;
    default:
      given[column] = readLabels(cell);
  }
};

/**
 * What a row gives; columns that are not there and blank cells are left out. Null where none of its cells is read.
 * Other work gets a turn between cells. Throws what the breath throws.
 */
export const readRow = async (
  row: TableRow,
  columns: FoundColumns,
  errors: FileErrorList,
  breathe: Breath,
): Promise<DatasetGiven | null> => {
  const given: Partial<Given> = {};
  let isFilled = false;
  for (const [column, { at, heading }] of columns) {
    const text = (row.cells[at] ?? '').trim();
    if (text === '') continue;
    isFilled = true;
    readCell(given, column, { text, line: row.line, column: at + 1, heading, errors });
    await breathe();
  }
  if (!isFilled) return null;
  const domain = columns.get('domain')!;
  if (given.domain === undefined) {
    errors.add('domainMissing', row.line, { column: domain.at + 1, heading: domain.heading });
  }
  return { ...given, domain: given.domain ?? '' };
};
