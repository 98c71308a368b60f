/** A table as a file shall hold it: scores and figures as numbers, not as they are written on screen. */
export interface ExportedTable {
  /** Of the file and of its sheet. */
  readonly title: string;
  readonly columns: readonly string[];
  /** As many cells as columns; null is an empty cell. */
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Lines under the table: units, directions. The days and what is invented are added by themselves. */
  readonly notes?: readonly string[];
}
