/** Not there yet. */
export function DataTab() {
  return null;
}
