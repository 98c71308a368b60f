import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { OpenTables } from '#/platform/tables/open-tables.ts';
import type { Table, TableRow } from '#/platform/tables/table.ts';
import { readHeadedTable } from './inspect/find-table.ts';

export interface OpenSheet<Column extends string> {
  readonly headings: readonly string[];
  readonly columns: Readonly<Record<Column, number>>;
  readonly body: AsyncGenerator<TableRow[]>;
}

export async function openSheet<Required extends string, Optional extends string = never>(
  file: OpenTables,
  name: SheetName,
  wanted: { readonly required: readonly Required[]; readonly optional?: readonly Optional[] },
  { errors, signal }: { readonly errors: FileErrorList; readonly signal?: AbortSignal | undefined },
): Promise<OpenSheet<Required | Optional> | null> {
  const table = findSheet(file, name);
  if (!table) {
    errors.add('sheetMissing', null, { sheet: name, sheets: file.tables.map((sheet) => sheet.name) });
    return null;
  }
  const headed = await readHeadedTable(table, signal);
  const headings = headed?.headings ?? [];
  const lower = headings.map((heading) => heading.toLowerCase());
  const places = [...wanted.required, ...(wanted.optional ?? [])].map((column) => [column, lower.indexOf(column)]);
  const columns = Object.fromEntries(places) as Record<Required | Optional, number>;
  const missing = wanted.required.filter((column) => columns[column] === -1);
  if (headed && missing.length === 0) return { headings, columns, body: headed.body };
  await headed?.body.return(undefined);
  for (const heading of missing) {
    if (headings.length === 0) errors.add('columnMissing_sheetEmpty', 1, { sheet: name, heading });
    else errors.add('columnMissing', 1, { sheet: name, heading, headings });
  }
  return null;
}

type SheetName = 'respondents' | 'messages' | 'responses' | 'concepts';

const required: readonly SheetName[] = ['respondents', 'messages', 'responses'];

export const findSheet = ({ tables }: OpenTables, name: SheetName): Table | null =>
  tables.find((table) => table.name.trim().toLowerCase() === name) ?? null;

export const isSheetsFile = (file: OpenTables): boolean => required.every((name) => findSheet(file, name));

export const findMissingSheet = (file: OpenTables): SheetName | null => {
  const missing = required.filter((name) => !findSheet(file, name));
  return missing.length === 1 ? missing[0]! : null;
};

/** Rows or places by id. */
export type KnownIds = Pick<ReadonlyMap<string, number>, 'get' | 'size'>;

export function findKnown(
  known: KnownIds,
  cell: string | undefined,
  what: 'respondent' | 'message',
  line: number,
  errors: FileErrorList,
  sheet = 'responses',
): number | null {
  const id = (cell ?? '').trim();
  const found = known.get(id);
  if (found !== undefined) return found;
  if (id === '') errors.add(`${what}Unknown_blank`, line, { sheet });
  else errors.add(`${what}Unknown`, line, { sheet, id });
  return null;
}
