import exceljs from 'exceljs';
import { createCellCounts } from './survey-file.ts';

export async function readByExceljs(path: string): Promise<number[]> {
  const counts = createCellCounts();
  const reader = new exceljs.stream.xlsx.WorkbookReader(path, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'ignore',
    hyperlinks: 'ignore',
  });
  for await (const sheet of reader) {
    for await (const row of sheet) {
      if (row.number === 1) continue;
      const values = row.values as unknown[];
      for (let column = 1; column < values.length; column++) counts.add(column - 1, values[column]);
    }
  }
  return counts.integers();
}
