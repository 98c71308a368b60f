/**
 * How large an import may be. Excel itself ends at 16,384 columns, 1,048,576 rows and 32,767 characters a cell;
 * the rest keeps a hostile file from taking the server's memory or time. A workbook of a few kilobytes can point to one
 * long text from every cell, so what a cell costs is bounded whatever its length.
 */
export const importLimits = {
  columns: 20_000,
  rows: 2_000_000,
  /** Rows × columns of one table, with the empty cells. */
  cells: 500_000_000,
  /** Empty cells that the file does not hold: up to here any number, above it at most 50 for each that it holds. */
  gapCells: 1_000_000,
  gapRatio: 50,
  cellCharacters: 32_767,
  /** Cells above this length are trimmed when they are read, and are neither a number nor a word for "no answer". */
  trimmedCharacters: 256,
  /** One csv row: parsed in one go, so this bounds how long the event loop waits. */
  rowCharacters: 4_194_304,
  zipEntries: 10_000,
  /** All parts of a workbook together, unpacked. */
  unpackedBytes: 4_294_967_296,
  /** Unpacked ÷ packed bytes of one part. Sheets of equal answers reach about 60; deflate itself ends at 1,032. */
  unpackedRatio: 200,
  /** Parts below this size may have any ratio. */
  ratioFreeBytes: 4_194_304,
  /** workbook.xml and its relations. */
  partBytes: 4_194_304,
  /** styles.xml, which grows over the years of a workbook. */
  stylesBytes: 16_777_216,
  /** Of one element in these parts. Excel writes at most about 20. */
  attributes: 100,
  /** All different texts of a workbook together. */
  sharedCharacters: 67_108_864,
  /** A number format; Excel's own limit. */
  formatCharacters: 255,
  headingCharacters: 1000,
  /** All headings of a table together: of thousands, each may only be so much shorter. */
  headingsCharacters: 4_194_304,
  /** All cells that the preview and the samples show. */
  shownCharacters: 4_194_304,
  /** Values of one audience variable. */
  audiencesPerVariable: 500,
  /** An audience, a concept, a subconcept or a message's text. */
  labelCharacters: 1000,
  /** The id of a respondent or message. */
  idCharacters: 200,
  /** Subconcepts named in one cell. */
  mentionsPerCell: 100,
  /** The masks of a dataset: one an audience or mention, two or four a message. */
  datasetBytes: 268_435_456,
  /** What a mask counts at least, with everything that belongs to its audience or message. */
  maskBytes: 4096,
  /** All texts of a dataset. */
  datasetCharacters: 8_388_608,
} as const;
