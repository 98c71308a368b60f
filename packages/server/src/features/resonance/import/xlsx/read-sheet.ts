import type { TableRow } from '../table-row.ts';
import type { Zip } from './open-zip.ts';
import { type CellContext, SheetRows } from './sheet-rows.ts';
import { XmlScanner } from './xml-scanner.ts';

/** Streams a sheet as batches of rows; blank rows are left out. */
export async function* readSheet(
  zip: Zip,
  part: string,
  context: CellContext,
  signal?: AbortSignal,
): AsyncGenerator<TableRow[]> {
  const rows = new SheetRows(context);
  const scanner = new XmlScanner(rows);
  for await (const chunk of zip.read(part, signal)) {
    scanner.push(chunk);
    const batch = rows.take();
    if (batch.length > 0) yield batch;
    // What stands behind the rows (conditional formats, validations) may be large and is never asked for.
    if (rows.isDone) return;
  }
  scanner.end();
}
