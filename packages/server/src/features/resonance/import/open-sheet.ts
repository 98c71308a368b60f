import type { FileErrorList } from './file-error-list.ts';
import type { OpenTables } from './open-tables.ts';
import { readHeadedTable } from './read-headed-table.ts';
import { findSheet, type SheetName } from './sheet-names.ts';
import type { TableRow } from './table-row.ts';

/** A named sheet with the places of the columns that were asked for; -1 for optional ones that are not there. */
export interface OpenSheet<Column extends string> {
  readonly headings: readonly string[];
  readonly columns: Readonly<Record<Column, number>>;
  readonly body: AsyncGenerator<TableRow[]>;
}

/** Opens a named sheet; null where it or one of the required columns is missing, which goes to `errors`. */
export async function openSheet<Required extends string, Optional extends string = never>(
  file: OpenTables,
  name: SheetName,
  wanted: { readonly required: readonly Required[]; readonly optional?: readonly Optional[] },
  { errors, signal }: { readonly errors: FileErrorList; readonly signal?: AbortSignal | undefined },
): Promise<OpenSheet<Required | Optional> | null> {
  const table = findSheet(file, name);
  if (!table) {
    const there = file.tables.map((sheet) => `"${sheet.name.slice(0, 40)}"`).join(', ');
    errors.add('A sheet is missing', null, `There is no sheet "${name}". There are ${there}. Add it, or rename one.`);
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
  const there =
    headings.length === 0 ? 'The sheet is empty.' : `Its first row has: ${headings.slice(0, 20).join(', ')}.`;
  for (const column of missing) {
    const advice = `Add a column with this heading, or rename one.`;
    errors.add('A column is missing', 1, `Sheet "${name}": there is no column "${column}". ${there} ${advice}`);
  }
  return null;
}
