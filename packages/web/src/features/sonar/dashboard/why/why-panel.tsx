/** Not there yet. */
export function WhyPanel() {
  return null;
}
