/** Not there yet. */
export function InterestTab() {
  return null;
}
