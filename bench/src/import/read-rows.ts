import { openTables } from '@soundings/server/platform/tables/open-tables';
import { createCellCounts } from './survey-file.ts';

export async function readRows(path: string): Promise<number[]> {
  const file = await openTables(path);
  const counts = createCellCounts();
  let isHeading = true;
  for await (const batch of file.tables[0]!.rows()) {
    for (const { cells } of batch) {
      if (!isHeading) for (let column = 0; column < cells.length; column++) counts.add(column, cells[column]);
      isHeading = false;
    }
  }
  file.close();
  return counts.integers();
}
