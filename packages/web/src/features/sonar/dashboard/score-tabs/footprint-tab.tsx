/** Not there yet. */
export function FootprintTab() {
  return null;
}
