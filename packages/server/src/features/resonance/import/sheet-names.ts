import type { OpenTables } from '#/platform/tables/open-tables.ts';
import type { Table } from '#/platform/tables/table.ts';

/** The sheets of a workbook that needs no mapping; `concepts` may be left out. */
export type SheetName = 'respondents' | 'messages' | 'responses' | 'concepts';

const required: readonly SheetName[] = ['respondents', 'messages', 'responses'];

/** The sheet of this name, whatever its capitals; null where there is none. */
export const findSheet = ({ tables }: OpenTables, name: SheetName): Table | null =>
  tables.find((table) => table.name.trim().toLowerCase() === name) ?? null;

/** Whether a file has the three named sheets that hold a whole survey. */
export const isSheetsFile = (file: OpenTables): boolean => required.every((name) => findSheet(file, name));

/** The one named sheet that a workbook lacks beside the two others: misspelled, most likely, and no wide table. */
export const findMissingSheet = (file: OpenTables): SheetName | null => {
  const missing = required.filter((name) => !findSheet(file, name));
  return missing.length === 1 ? missing[0]! : null;
};
