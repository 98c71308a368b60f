/** One row of a table, as text. `line` counts from 1 as a spreadsheet shows it, blank rows included. */
export interface TableRow {
  readonly line: number;
  readonly cells: string[];
}

/** Cells of a sheet that are one: "B2:B9", and its lines. */
export interface CellRange {
  readonly range: string;
  readonly firstLine: number;
  readonly lastLine: number;
}

export interface SheetFacts {
  readonly merged: readonly CellRange[];
  readonly hiddenRows: number;
  /** Places from 0, first and last of a run. */
  readonly hiddenColumns: readonly (readonly [first: number, last: number])[];
  readonly lastLine: number;
}

/** A table that can be read from its first row on, as often as needed; rows with no filled cell are left out. */
export interface Table {
  /** The sheet's name; '' for a csv. */
  readonly name: string;
  readonly hidden: boolean;
  /**
   * Batches of rows, read as they are asked for. Other work gets a turn between batches.
   * Throws UnreadableFileError where the file cannot be read on, and the signal's reason once it is aborted.
   */
  rows(signal?: AbortSignal): AsyncGenerator<TableRow[]>;
  readonly seen?: SheetFacts;
  /**
   * What a file with a dictionary says of its columns; its first row holds their headings. `labels` are the labelled
   * answers of each, as cells have them, by code.
   */
  readonly columns?: { readonly weight: number | null; readonly labels: readonly (readonly string[])[] };
}

/** IMPORT_MEMORY_MB where nothing is set. */
export const standardImportMegabytes = 1024;

/**
 * How large the parts of a table may be that is read; how many rows, is for whoever keeps them to say. Excel itself ends
 * at 16,384 columns, 1,048,576 rows and 32,767 characters a cell; the rest keeps a hostile file from taking the server's
 * memory or time. A workbook of a few kilobytes can point
 * to one long text from every cell, so what a cell costs is bounded whatever its length.
 */
export const tableLimits = {
  columns: 20_000,
  /** Empty cells that the file does not hold: up to here any number, above it at most 50 for each that it holds. */
  gapCells: 1_000_000,
  gapRatio: 50,
  cellCharacters: 32_767,
  /** One csv row: parsed in one go, so this bounds how long the event loop waits. */
  rowCharacters: 4_194_304,
  /** Cells above this length are trimmed when they are read, and are neither a number nor a word for "no answer". */
  trimmedCharacters: 256,
  zipEntries: 10_000,
  unpackedBytes: 4_294_967_296,
  /** Unpacked ÷ packed bytes of one part. Sheets of equal answers reach about 60; deflate itself ends at 1,032. */
  unpackedRatio: 200,
  ratioFreeBytes: 4_194_304,
  /** workbook.xml and its relations. */
  partBytes: 4_194_304,
  /** styles.xml, which grows over the years of a workbook. */
  stylesBytes: 16_777_216,
  attributes: 100,
  sharedCharacters: 67_108_864,
  formatCharacters: 255,
} as const;
