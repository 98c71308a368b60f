import type { FileError } from '@soundings/contract/errors';
import type { FigureColumns, FoundFigures } from '@soundings/contract/resonance/mapping';
import { createYield } from '#/platform/event-loop.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { reportFootRows } from '#/platform/tables/foot-row.ts';
import { openTables } from '#/platform/tables/open-tables.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { createShapeCheck, importMemory } from '../import/import-limits.ts';
import type { ImportOptions } from '../import/import-wide.ts';
import type { HeadedTable } from '../import/inspect/find-table.ts';
import { findTable } from '../import/inspect/find-table.ts';
import { type FigureLayout, readFigureHeadings } from './figure-headings.ts';
import type { MessageTable } from './message-table.ts';
import { assertFigureCount, createFigureRows, findDecimalMark } from './read-figures.ts';
import { findUnits, toTable } from './to-percent.ts';

export type MessagesResult =
  | { readonly table: MessageTable; readonly found: FoundFigures }
  /** `mayChoose`: nothing is wrong but headings that do not say which column is which. */
  | { readonly fileErrors: FileError[]; readonly mayChoose: boolean };

interface MessagesOptions extends ImportOptions {
  readonly figureColumns?: FigureColumns | null | undefined;
}

const readRows = async (
  { headings, body }: HeadedTable,
  layout: FigureLayout,
  { errors, isWorkbook }: { errors: FileErrorList; isWorkbook: boolean },
  { signal, onProgress, memory = importMemory() }: ImportOptions,
) => {
  const yieldToEventLoop = createYield(signal);
  const checkShape = createShapeCheck(headings.length, memory);
  const given: TableRow[] = [];
  for await (const batch of body) {
    checkShape(batch);
    given.push(...batch);
    assertFigureCount(given.length, layout);
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    onProgress?.(given.length);
  }
  // Numbers of a workbook have a decimal point in every language, so they tell nothing of its texts.
  const decimalMark = isWorkbook ? null : findDecimalMark(given, layout);
  const { rows, add } = createFigureRows(layout, { headings, errors, decimalMark });
  for (const row of given) {
    add(row);
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  reportFootRows(rows, errors);
  return rows;
};

/**
 * Reads a messages file: a row a message with `message`, `r1`, `r2`, `base`, and of each audience "Gender: male r1" and
 * so on; `figureColumns` says which columns the first four are, whatever their headings. Answers either the table or
 * everything that is wrong. Throws UnreadableFileError and the signal's reason.
 */
export const importMessages = async (path: string, options: MessagesOptions = {}): Promise<MessagesResult> => {
  const file = await openTables(path, options.signal, { percentSigns: true });
  try {
    const headed = await findTable(file, {}, options.signal);
    const { headings } = headed;
    const layout = readFigureHeadings(headings, options.figureColumns ?? null);
    if (layout instanceof FileErrorList) {
      await headed.body.return(undefined);
      const fileErrors = layout.toFileErrors();
      return {
        fileErrors,
        mayChoose: !options.figureColumns && headings.length > 2 && isForWantOfHeadings(fileErrors),
      };
    }
    const errors = new FileErrorList();
    const rows = await readRows(headed, layout, { errors, isWorkbook: file.kind === 'xlsx' }, options);
    if (rows.length === 0) errors.add('noMessages_figures', null, {});
    const units = findUnits(rows, layout, { headings, errors });
    const table = toTable(rows, layout, { headings, errors, units });
    if (!errors.isEmpty) return { fileErrors: errors.toFileErrors(), mayChoose: false };
    const audiences = layout.audiences.map(({ header, label }) => `${header}: ${label}`);
    const hasR2 = table.messages.some(({ r2 }) => r2 !== null);
    return {
      table,
      found: {
        unit: [...units.values()].includes('fraction') ? 'fraction' : 'percent',
        hasR2,
        audiences,
        ignored: [...layout.ignored],
      },
    };
  } finally {
    file.close();
  }
};

const sayNothing: ReadonlySet<string> = new Set(['figuresHeading_missing', 'figuresHeading_noVariable']);

const isForWantOfHeadings = (errors: readonly FileError[]): boolean => {
  const codes = errors.flatMap(({ lines }) => lines.map(({ code }) => code));
  return codes.includes('figuresHeading_missing') && codes.every((code) => sayNothing.has(code));
};
