/** Not there yet. */
export function TrustTab() {
  return null;
}
