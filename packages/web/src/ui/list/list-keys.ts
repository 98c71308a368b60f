/** The position that a key leads to in a list of `count`, from `at` (-1 without a selection); null for other keys. */
export function stepTo(key: string, at: number, count: number, page = 5): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, to));
}
