/** Not there yet. */
export function EngagementTab() {
  return null;
}
