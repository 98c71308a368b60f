/** One row of a table, as text. `line` counts from 1 as a spreadsheet shows it, blank rows included. */
export interface TableRow {
  readonly line: number;
  /** Missing cells are ''; cells behind the last filled one may be left out. */
  readonly cells: string[];
}

/** A table that can be read from its first row on, as often as needed; rows with no filled cell are left out. */
export interface Table {
  /** The sheet's name; '' for a csv. */
  readonly name: string;
  /** Whether Excel hides the sheet. */
  readonly hidden: boolean;
  /**
   * Batches of rows, read as they are asked for. Other work gets a turn between batches.
   * Throws UnreadableFileError where the file cannot be read on, and the signal's reason once it is aborted.
   */
  rows(signal?: AbortSignal): AsyncGenerator<TableRow[]>;
}
