import { createBreath } from '#/platform/breathe.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import type { Zip } from './open-zip.ts';
import { type CellContext, SheetRows } from './sheet-rows.ts';
import { XmlScanner } from './xml-scanner.ts';

/** A few bytes can stand for a row of 16,384 cells, so pieces are small. */
const sliceBytes = 8192;

/** Streams a sheet as batches of rows; blank rows are left out. */
export async function* readSheet(
  zip: Zip,
  part: string,
  context: CellContext,
  signal?: AbortSignal,
): AsyncGenerator<TableRow[]> {
  const breathe = createBreath(signal);
  const rows = new SheetRows(context);
  const scanner = new XmlScanner(rows);
  for await (const chunk of zip.read(part, signal)) {
    for (let start = 0; start < chunk.length; start += sliceBytes) {
      if (breathe.isDue()) await breathe();
      scanner.push(chunk.subarray(start, start + sliceBytes));
      yield* rows.takeFull();
      // What stands behind the rows (conditional formats, validations) may be large and is never asked for.
      if (rows.isDone) break;
    }
    yield* rows.takeAll();
    if (rows.isDone) return;
  }
  scanner.end();
  yield* rows.takeAll();
}
