import type { DatasetGiven } from '@soundings/contract/sonar/brands';
import { toDomain } from '@soundings/contract/sonar/domain';
import { datasetLimits, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { readWrittenCell } from '#/platform/csv/write-csv.ts';
import { createYield, type YieldToEventLoop } from '#/platform/event-loop.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { openTables } from '#/platform/tables/open-tables.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { type BrandColumn, type FoundColumns, findColumns } from './brand-columns.ts';
import {
  type Cell,
  cellPlace,
  readCompany,
  readCompetitorType,
  readCountry,
  readLabels,
  readLinks,
  readYesOrNo,
} from './read-cells.ts';

export interface BrandLine {
  readonly line: number;
  readonly given: DatasetGiven;
}

export interface ReadBrands {
  readonly lines: readonly BrandLine[];
  readonly errors: FileErrorList;
  readonly isOfWikidata: boolean;
  readonly columns: FoundColumns;
  readonly companyHeading: string;
}

/** `writeCsv` puts an apostrophe before what a spreadsheet would take for a formula. */
const asWritten = ({ line, cells }: TableRow): TableRow => ({ line, cells: cells.map(readWrittenCell) });

const maxRows = datasetLimits.datasets * 2;

const readTable = async (path: string, signal: AbortSignal | undefined): Promise<TableRow[]> => {
  const file = await openTables(path, signal);
  try {
    for (const table of file.tables.filter(({ hidden }) => !hidden)) {
      const rows: TableRow[] = [];
      for await (const batch of table.rows(signal)) {
        rows.push(...(file.kind === 'csv' ? batch.map(asWritten) : batch));
        if (rows.length > maxRows) break;
      }
      if (rows.length > 0) return rows;
    }
    return [];
  } finally {
    file.close();
  }
};

const checkMine = (lines: readonly BrandLine[], columns: FoundColumns, errors: FileErrorList): void => {
  let mine: number | null = null;
  for (const { line, given } of lines) {
    if (!given.myCompany) continue;
    const { at, heading } = columns.get('myCompany')!;
    if (mine !== null) errors.add('myCompanyTwice', line, { column: at + 1, heading, first: mine });
    mine ??= line;
  }
};

/**
 * Reads the brands of an xlsx or csv file. Throws UnreadableFileError where it is no table, and the signal's reason.
 * Which brands are new, and whether two lines are about the same, is seen by `matchLines`.
 */
export const readBrandFile = async (path: string, signal?: AbortSignal): Promise<ReadBrands> => {
  const errors = new FileErrorList();
  const table = await readTable(path, signal);
  if (table.length === 0) errors.add('noBrands_sheets', null, {});
  const yieldToEventLoop = createYield(signal);
  const found = table.length === 0 ? null : await findColumns(table, errors, yieldToEventLoop);
  if (!found) return { lines: [], errors, isOfWikidata: false, columns: new Map(), companyHeading: '' };
  const { columns, isOfWikidata } = found;
  const lines: BrandLine[] = [];
  for (const row of found.rows) {
    const given = await readRow(row, columns, errors, yieldToEventLoop);
    if (given) lines.push({ line: row.line, given });
    await yieldToEventLoop();
  }
  if (lines.length === 0) errors.add('noBrands', null, {});
  const beyond = lines[datasetLimits.datasets] ?? table[maxRows];
  if (beyond) errors.add('tooManyBrands', beyond.line, { most: datasetLimits.datasets });
  checkMine(lines, columns, errors);
  const companyHeading = columns.get('brandCompany')?.heading ?? 'Company';
  return { lines, errors, isOfWikidata, columns, companyHeading };
};

type Given = { -readonly [Key in keyof DatasetGiven]: DatasetGiven[Key] };

const isNetwork = (column: BrandColumn): column is SocialNetwork =>
  socialNetworks.some((network) => network === column);

const readCell = (given: Partial<Given>, column: BrandColumn, cell: Cell): void => {
  if (isNetwork(column)) {
    given.socials = { ...given.socials, [column]: readLinks(cell, column) };
    return;
  }
  switch (column) {
    case 'domain':
      given.domain = toDomain(cell.text) ?? '';
      if (given.domain === '') cell.errors.add('notADomain', cell.line, cellPlace(cell));
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

export const readRow = async (
  row: TableRow,
  columns: FoundColumns,
  errors: FileErrorList,
  yieldToEventLoop: YieldToEventLoop,
): Promise<DatasetGiven | null> => {
  const given: Partial<Given> = {};
  let isFilled = false;
  for (const [column, { at, heading }] of columns) {
    const text = (row.cells[at] ?? '').trim();
    if (text === '') continue;
    isFilled = true;
    readCell(given, column, { text, line: row.line, column: at + 1, heading, errors });
    await yieldToEventLoop();
  }
  if (!isFilled) return null;
  const domain = columns.get('domain')!;
  if (given.domain === undefined) {
    errors.add('domainMissing', row.line, { column: domain.at + 1, heading: domain.heading });
  }
  return { ...given, domain: given.domain ?? '' };
};
