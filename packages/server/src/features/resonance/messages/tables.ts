import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { keepLast } from '#/platform/memory/keep-last.ts';
import type { Services } from '#/platform/services.ts';
import type { MessageTable } from './message-table.ts';
import { tableFigures } from './table-figures.ts';
import { decodeTable } from './table-file.ts';

/** A project's table in memory, with its figures, which never change. */
export interface LoadedTable {
  readonly table: MessageTable;
  readonly messages: MessageFigures[];
}

/** Tables are small: an import takes at most 200,000 links. */
const keptTables = 10;

/** Keeps the tables of the projects in use in memory. A key's content never changes, so nothing can be stale. */
export const createTables = ({ storage }: Pick<Services, 'storage'>): ((key: string) => Promise<LoadedTable>) =>
  keepLast(keptTables, async (key) => {
    const table = decodeTable(await storage.read(key));
    return { table, messages: tableFigures(table) };
  });
