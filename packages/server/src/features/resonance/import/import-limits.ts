/**
 * How large an import may be. Excel itself ends at 16,384 columns, 1,048,576 rows and 32,767 characters a cell;
 * the rest keeps a hostile file from taking the server's memory or time.
 */
export const importLimits = {
  columns: 20_000,
  rows: 2_000_000,
  /** Rows × columns of one table, with the empty cells between filled ones. */
  cells: 500_000_000,
  /** Empty cells between filled ones: up to here any number, above it at most 50 for each filled one. */
  gapCells: 10_000_000,
  gapRatio: 50,
  cellCharacters: 32_767,
  /** One csv row: parsed in one go, so this bounds how long the event loop waits. */
  rowCharacters: 4_194_304,
  zipEntries: 10_000,
  /** All parts of a workbook together, unpacked. */
  unpackedBytes: 4_294_967_296,
  /** Unpacked ÷ packed bytes of one part. Sheets of equal answers reach about 60; deflate itself ends at 1,032. */
  unpackedRatio: 200,
  /** Parts below this size may have any ratio. */
  ratioFreeBytes: 4_194_304,
  /** workbook.xml, styles.xml and the like. */
  partBytes: 33_554_432,
  /** All different texts of a workbook together. */
  sharedCharacters: 67_108_864,
  /** Values of one audience variable. */
  audiencesPerVariable: 500,
} as const;
