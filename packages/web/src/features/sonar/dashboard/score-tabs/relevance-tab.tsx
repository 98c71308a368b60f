/** Not there yet. */
export function RelevanceTab() {
  return null;
}
