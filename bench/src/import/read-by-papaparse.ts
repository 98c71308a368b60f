import { createReadStream } from 'node:fs';
import Papa from 'papaparse';
import { createCellCounts } from './survey-file.ts';

/** A file as it comes, without a check. */
export function readByPapaparse(path: string): Promise<number[]> {
  const counts = createCellCounts();
  let isHeading = true;
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(createReadStream(path), {
      chunk: ({ data }) => {
        for (const cells of data) {
          if (!isHeading) for (let column = 0; column < cells.length; column++) counts.add(column, cells[column]);
          isHeading = false;
        }
      },
      complete: () => resolve(counts.integers()),
      error: reject,
    });
  });
}
