/** Not there yet. */
export function BrandTab() {
  return null;
}
