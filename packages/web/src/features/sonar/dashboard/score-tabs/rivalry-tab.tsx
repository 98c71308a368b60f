/** Not there yet. */
export function RivalryTab() {
  return null;
}
