interface Rows {
  /** Height of a row and of what is seen of them, in px. */
  row: number;
  room: number;
}

const overscan = 15;

/** Which rows are drawn at a place of scrolling: those in sight and 15 on either side. */
export function rowWindow({ row, room }: Rows, offset: number, count: number): { from: number; to: number } {
  const from = Math.max(0, Math.floor(offset / row) - overscan);
  const to = Math.min(count, Math.ceil((offset + room) / row) + overscan);
  return { from, to };
}

export function scrollToShow(index: number, offset: number, { row, room }: Rows): number {
  const top = index * row;
  return Math.min(top, Math.max(offset, top + row - room));
}
