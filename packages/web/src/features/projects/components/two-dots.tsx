/** Two dots, one above the other: the mark of a project's menu. */
export function TwoDots() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <circle cx="9" cy="5.5" r="1.7" />
      <circle cx="9" cy="12.5" r="1.7" />
    </svg>
  );
}
