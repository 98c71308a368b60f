import { openWorkbook } from '#/platform/office/open-workbook.ts';
import type { TextCollector } from './text-collector.ts';

/** The visible sheets of a workbook: their names, and below each a line a row, its cells separated by tabs. */
export const readWorkbookText = async (path: string, collector: TextCollector): Promise<void> => {
  const { tables, close } = await openWorkbook(path);
  try {
    for (const table of tables.filter(({ hidden }) => !hidden)) {
      let isNamed = tables.length === 1;
      for await (const rows of table.rows()) {
        if (!isNamed) collector.add(`\n${table.name}\n`);
        isNamed = true;
        for (const { cells } of rows) {
          if (collector.isFull) return;
          collector.add(`${cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')}\n`);
        }
      }
    }
  } finally {
    close();
  }
};
