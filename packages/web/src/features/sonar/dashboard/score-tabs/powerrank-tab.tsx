/** Not there yet. */
export function PowerrankTab() {
  return null;
}
