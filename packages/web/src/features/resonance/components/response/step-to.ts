const page = 5;

/** Where a key leads in a list of `count`, from the position `at` (-1: none chosen yet); null for other keys. */
export function stepTo(key: string, at: number, count: number): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, to));
}
